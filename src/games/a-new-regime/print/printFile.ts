import { ok, type Result } from '#lib/core/result.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { makePageList, parsePageList } from '#lib/print/pageList.ts';
import { correctPages, parseMeasured } from '#lib/print/tiles/correction.ts';
import type { OutlineEntry } from '#lib/render/pdf/outline.ts';
import type { PrintOrder } from './printOrder.ts';
import type { PrintSection } from './printSections.ts';
import { bareTitle } from './words.ts';

/** Pages in the order of the file, with the bookmarks that lead to them. */
export interface PrintFile {
  readonly pages: readonly PrintPage[];
  readonly outline: readonly OutlineEntry<number>[];
}

/** A file of one part. */
export interface PartFile {
  readonly section: PrintSection;
  readonly file: PrintFile;
}

type Wishes = Pick<PrintOrder, 'pages' | 'measured'>;

/**
 * All pages of the sections or only those that were asked for, corrected for a printer that is a little off. Errors:
 * those of `parsePageList`, `parseMeasured` and `correctPages`.
 */
export function printFile(sections: readonly PrintSection[], { pages, measured }: Wishes): Result<PrintFile> {
  const held = heldSections(sections, pages);
  return held.ok ? fileOf(held.value, measured) : held;
}

/**
 * A file for each part. Pages are numbered as in the one file of all; a part of which none was asked for has no file.
 * Errors: those of `printFile`.
 */
export function partFiles(
  sections: readonly PrintSection[],
  { pages, measured }: Wishes,
): Result<readonly PartFile[]> {
  const held = heldSections(sections, pages);
  if (!held.ok) return held;
  const files: PartFile[] = [];
  for (const section of held.value) {
    const file = fileOf([section], measured);
    if (!file.ok) return file;
    files.push({ section, file: file.value });
  }
  return ok(files);
}

/** The sections with the pages that were asked for, by their numbers in the whole; a cover lists these alone. */
function heldSections(sections: readonly PrintSection[], wanted: string): Result<readonly PrintSection[]> {
  const total = sections.reduce((sum, { pages }) => sum + pages.length, 0);
  const chosen = parsePageList(wanted, total);
  if (!chosen.ok) return chosen;
  if (chosen.value.length === total) return ok(sections);
  const numbers = new Set(chosen.value);
  let before = 0;
  const held = sections.flatMap((section): PrintSection[] => {
    const first = before + 1;
    before += section.pages.length;
    const pages = section.pages.flatMap((page, at) => {
      if (!numbers.has(first + at)) return [];
      // Without what lies on its other side it is a page like any other.
      const other = { only: first + at, front: first + at + 1, back: first + at - 1 }[page.side];
      return numbers.has(other) ? [page] : [{ ...page, side: 'only' as const }];
    });
    return pages.length > 0 ? [{ ...section, pages }] : [];
  });
  const kept = { numbers: makePageList(chosen.value), total };
  return ok(
    held.map((section) => {
      const others = held.filter((other) => other !== section);
      return section.coverOf && others.length > 0
        ? { ...section, pages: section.coverOf(others, kept) }
        : section;
    }),
  );
}

function fileOf(sections: readonly PrintSection[], measured: string): Result<PrintFile> {
  const rulers = measured === '' ? undefined : parseMeasured(measured);
  if (rulers && !rulers.ok) return rulers;
  let before = 0;
  const outline = sections.map(({ title, pages }): OutlineEntry<number> => {
    const children = pages.map(({ scene }) => ({ title: bareTitle(scene.title), target: ++before }));
    return { title, target: children[0]!.target, children };
  });
  const pages = sections.flatMap((section) => section.pages);
  if (!rulers) return ok({ pages, outline });
  const scenes = correctPages(
    pages.map(({ scene }) => scene),
    rulers.value,
  );
  if (!scenes.ok) return scenes;
  return ok({ pages: pages.map((page, index) => ({ ...page, scene: scenes.value[index]! })), outline });
}
