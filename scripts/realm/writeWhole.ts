import { rmSync } from 'node:fs';
import { access, chmod, constants, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ok, type Result } from '#lib/core/result.ts';
import { failed, type Stop } from './command.ts';

/** Temporary files under way in this process, so that an interrupt leaves none behind. */
const underWay = new Set<string>();

/**
 * Writes a file whole or not at all: into a temporary file of the same folder, then renamed over the target.
 * A link is followed, a device or pipe is written straight. What cannot be written comes back as a sentence.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<Result<void, Stop>> {
  let temporary: string | undefined;
  try {
    const existing = await stat(path).catch(ignoreMissing);
    if (existing?.isDirectory()) return failed(`Cannot write ${path}: a folder of that name is in the way.`);
    if (existing && !existing.isFile()) {
      await writeFile(path, content);
      return ok(undefined);
    }
    // Renaming would pass over a file that is write-protected.
    if (existing) await access(path, constants.W_OK);
    const target = existing ? await realpath(path) : path;
    temporary = join(dirname(target), `.${basename(target).slice(0, 60)}.${process.pid}.tmp`);
    underWay.add(temporary);
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    if (existing) await chmod(temporary, existing.mode);
    await rename(temporary, target);
    return ok(undefined);
  } catch (error) {
    if (temporary !== undefined) await rm(temporary, { force: true }).catch(() => undefined);
    return failed(`Cannot write ${path}: ${reasonOf(error)}.`);
  } finally {
    if (temporary !== undefined) underWay.delete(temporary);
  }
}

/** For the moment before the process ends against its will; synchronous on purpose. */
export function removeUnderWay(): void {
  for (const path of underWay) rmSync(path, { force: true });
}

/** The reason of a system error in plain words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

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

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
