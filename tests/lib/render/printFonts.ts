import { readFile } from 'node:fs/promises';
import { loadPrintFonts } from '#lib/scene/fontFiles.ts';

/** The committed fonts, as the command line loads them. */
export const printFonts = await loadPrintFonts(
  async (path) => new Uint8Array(await readFile(new URL(`../../../public/${path}`, import.meta.url))),
);
