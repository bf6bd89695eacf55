import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ok, type Result } from '#lib/core/result.ts';
import { failed, type Stop } from './command.ts';

/**
 * Writes a file whole or not at all: into a temporary file of the same folder, then renamed over the target.
 * A link is followed, a device or pipe is written straight. What cannot be written comes back as a sentence.
 * Synchronous on purpose: the program looks at an interrupt only when no temporary file is under way.
 */
export function writeWhole(path: string, content: string | Uint8Array): Result<void, Stop> {
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing?.isDirectory()) return failed(`Cannot write ${path}: a folder of that name is in the way.`);
    if (!existing) {
      replace(path, content);
    } else if (existing.isFile()) {
      // Renaming would pass over a file that is write-protected.
      accessSync(path, constants.W_OK);
      replace(realpathSync(path), content, existing.mode);
    } else {
      writeFileSync(path, content);
    }
    return ok(undefined);
  } catch (error) {
    return failed(`Cannot write ${path}: ${reasonOf(error)}.`);
  }
}

function replace(target: string, content: string | Uint8Array, mode?: number): void {
  const temporary = join(dirname(target), `.${basename(target).slice(0, 60)}.${process.pid}.tmp`);
  const file = openSync(temporary, 'wx');
  try {
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** The reason of a system error in plain words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

/** Why a file could not be read, in plain words. */
export function whyUnread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return UNREAD[code] ?? reasonOf(error);
}

/** Where reading fails for another reason than writing does. */
const UNREAD: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a file stands where a folder should be',
  EEXIST: 'something of that name is in the way',
  EACCES: 'permission denied',
  EPERM: 'the system does not permit it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'a folder of that name is in the way',
  ENAMETOOLONG: 'the name is too long',
};
