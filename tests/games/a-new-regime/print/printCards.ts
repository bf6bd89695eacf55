import { readdirSync, readFileSync } from 'node:fs';
import { readContentFile } from '#manual/contentFile.ts';
import type { PrintCard } from '#games/a-new-regime/print/printCard.ts';

const folder = new URL('../../../../content/a-new-regime/cards/', import.meta.url);

/** The cards as their files have them. */
export const PRINT_CARDS = readdirSync(folder).map((name) => {
  const path = `content/a-new-regime/cards/${name}`;
  return readContentFile({ path, source: readFileSync(new URL(name, folder), 'utf8') }).data;
}) as unknown as readonly PrintCard[];
