import type { DBSchema, IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { FILE_LIMITS } from '#lib/board/maps/read/limits.ts';

/** What a kept file was taken for. */
export type FileUse = 'file' | 'picture';

/** A file of an opened page that this browser keeps. Its bytes are read when they are asked for. */
export interface KeptFile {
  readonly key: string;
  readonly name: string;
  readonly blob: Blob;
  /** Whether it is the one that this window had open before it was loaded again. */
  readonly own: boolean;
}

/** Files of other windows and earlier days are kept too, up to this many of each use. */
const MOST_KEPT = 3;

interface Schema extends DBSchema {
  files: {
    key: string;
    value: { readonly use: FileUse; readonly name: string; readonly blob: Blob; readonly savedAt: number };
  };
}

/** Keeps a file, in place of the one that this window kept for the same use. Whether the browser let us; never rejects. */
export async function keepFile(use: FileUse, name: string, blob: Blob): Promise<boolean> {
  try {
    if (blob.size > FILE_LIMITS.bytes) return false;
    const db = await openStore();
    const change = db.transaction('files', 'readwrite');
    await change.store.put({ use, name, blob, savedAt: Date.now() }, ownKey(use) ?? newKey(use));
    const kept = await entries(change.store);
    const old = kept.filter(({ value }) => value.use === use).slice(MOST_KEPT);
    await Promise.all(old.map(({ key }) => change.store.delete(key)));
    await change.done;
    db.close();
    return true;
  } catch {
    return false;
  }
}

/** The files that are kept for a use, the last one first; none where the browser does not say. Never rejects. */
export async function keptFiles(use: FileUse): Promise<readonly KeptFile[]> {
  try {
    const db = await openStore();
    const kept = await entries(db.transaction('files').store);
    db.close();
    const own = ownKey(use);
    return kept.flatMap(({ key, value }) => {
      const read = v.safeParse(keptSchema, value);
      if (!read.success || read.output.use !== use) return [];
      const { name, blob } = read.output;
      return [{ key, name, blob, own: key === own }];
    });
  } catch {
    return [];
  }
}

/** Makes a kept file the one of this window, which a reload opens. */
export function adoptFile(use: FileUse, key: string): void {
  try {
    sessionStorage.setItem(WINDOW_KEYS[use], key);
  } catch {
    return;
  }
}

/** Forgets a kept file, or the one of this window. Never rejects. */
export async function forgetFile(use: FileUse, key = ownKey(use)): Promise<void> {
  try {
    if (key === undefined) return;
    if (key === ownKey(use)) sessionStorage.removeItem(WINDOW_KEYS[use]);
    const db = await openStore();
    await db.delete('files', key);
    db.close();
  } catch {
    return;
  }
}

const keptSchema = v.object({
  use: v.picklist(['file', 'picture']),
  name: v.pipe(v.string(), v.maxLength(1000)),
  blob: v.pipe(v.blob(), v.maxSize(FILE_LIMITS.bytes)),
  savedAt: v.number(),
});

interface Store {
  readonly getAllKeys: () => Promise<string[]>;
  readonly getAll: () => Promise<Schema['files']['value'][]>;
}

/** All that is kept, the last one first. */
async function entries(store: Store) {
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return keys
    .map((key, at) => ({ key, value: values[at]! }))
    .sort((p, q) => q.value.savedAt - p.value.savedAt);
}

/** Fetched when it is wanted: most visits keep nothing. Apart from the boards that are kept, which the studio opens. */
async function openStore(): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await import('idb');
  return openDB<Schema>('realmwright-maps', 1, { upgrade: (db) => db.createObjectStore('files') });
}

/** Which of the kept files is this window's: told by the window's own memory, which a reload leaves. */
const WINDOW_KEYS = { file: 'a-new-regime-map-file', picture: 'a-new-regime-map-picture' } as const;

const ownKey = (use: FileUse): string | undefined => sessionStorage.getItem(WINDOW_KEYS[use]) ?? undefined;

function newKey(use: FileUse): string {
  const key = [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  sessionStorage.setItem(WINDOW_KEYS[use], key);
  return key;
}
