import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { err, ok, type Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { lookSchema } from '../../board/parseSettings.ts';
import type { BoardLook } from '../../board/settings.ts';

/** The address of the board page with the board that is kept here. */
export const WORK_HASH = '#work';

/** A board that no address can hold: one from a file or a map, with all that was done to it. */
export interface Work {
  /** The text of a board file. Not checked here: whoever opens it reads it like any other file. */
  readonly json: string;
  readonly look?: BoardLook | undefined;
}

/** Boards of other windows and earlier days are kept too, up to this many. */
const MOST_KEPT = 12;

interface Schema extends DBSchema {
  works: { key: string; value: Work & { readonly savedAt: number }; indexes: { savedAt: number } };
}

/**
 * Keeps a board in this browser, in place of what this window kept before; other windows keep theirs. Then `#work`
 * opens it, also after a reload. Never rejects: what the browser refuses is a problem to show.
 */
export async function saveWork(json: string, look?: BoardLook): Promise<Result<undefined>> {
  try {
    const db = await openStore();
    const key = windowKey() ?? newWindowKey();
    const change = db.transaction('works', 'readwrite');
    await change.store.put({ json, ...(look && { look }), savedAt: Date.now() }, key);
    const keys = await change.store.index('savedAt').getAllKeys();
    await Promise.all(keys.slice(0, -MOST_KEPT).map((old) => change.store.delete(old)));
    await change.done;
    db.close();
    return ok(undefined);
  } catch (error) {
    return err({ code: 'not-kept', message: refusal(error) });
  }
}

/** The board that this window keeps, else the one kept last by any; undefined where there is none. Never rejects. */
export async function loadWork(): Promise<Result<Work | undefined>> {
  try {
    const db = await openStore();
    const own = windowKey();
    const found = own === undefined ? undefined : await db.get('works', own);
    const last =
      found ?? (await db.transaction('works').store.index('savedAt').openCursor(null, 'prev'))?.value;
    db.close();
    if (last === undefined) return ok(undefined);
    return parseWith(workSchema, last, 'the board that this browser keeps');
  } catch (error) {
    return err({ code: 'not-kept', message: refusal(error) });
  }
}

const workSchema = v.object({ json: v.string('text'), look: v.optional(lookSchema) });

/** Fetched when it is wanted: most visits keep nothing. */
async function openStore(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>('realmwright-a-new-regime', 1, {
    upgrade: (db) => db.createObjectStore('works').createIndex('savedAt', 'savedAt'),
  });
}

/** Which of the kept boards is this window's: told by the window's own memory, which a reload leaves. */
const WINDOW_KEY = 'a-new-regime-work';

const windowKey = (): string | undefined => sessionStorage.getItem(WINDOW_KEY) ?? undefined;

function newWindowKey(): string {
  const key = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(WINDOW_KEY, key);
  return key;
}

const refusal = (error: unknown): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? 'This browser has no room left to keep the board until the next visit. Save it as JSON to have it safe.'
    : 'This browser does not let the page keep the board until the next visit, as in some private windows. Save it as JSON to have it safe.';
