import { slug } from '#lib/share/fileName.ts';
import { makeBoardFile, type BoardFile } from './boardFile.ts';
import { markOf, nameWith, type StudioFormat } from './boardFileName.ts';

/** The name of a file of a board that was opened or made of a map: its title, and a mark of all that is in it. */
export function openedFileName(file: BoardFile, format: StudioFormat): string {
  const { title, rules } = file;
  return nameWith(
    `a-new-regime-${rules.regimes}-regimes-${slug(title)}_${markOf(makeBoardFile(file))}`,
    format,
  );
}
