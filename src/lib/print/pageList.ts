import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/**
 * Page numbers as print dialogs take them: `2, 5-7`. In the order of the pages, each once; nothing means all of them.
 * Errors: `bad-page` for what is no number or range, `no-such-page` for one that there is not.
 */
export function parsePageList(text: string, pages: number): Result<readonly number[]> {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (text.trim() === '') return ok(all);
  const wanted = new Set<number>();
  for (const part of text.split(',')) {
    const range = /^\s*(\d{1,4})\s*(?:[-–]\s*(\d{1,4})\s*)?$/.exec(part);
    const [from, to] = [Number(range?.[1]), Number(range?.[2] ?? range?.[1])];
    const refuse = (code: string, message: string) =>
      err({ code, message, where: 'pages', got: part.trim(), allowed: `1 to ${pages}` });
    if (!range)
      return refuse('bad-page', `${quote(part.trim())} is no page; pages are written as in 2, 5-7.`);
    if (from < 1 || to > pages || from > to)
      return refuse(
        'no-such-page',
        `There is no page ${part.trim()}: these are pages 1 to ${pages}, and a range goes from the lower to the higher.`,
      );
    for (let page = from; page <= to; page++) wanted.add(page);
  }
  return ok(all.filter((page) => wanted.has(page)));
}

/** Ascending page numbers as `parsePageList` reads them: 2, 5, 6 and 7 are `2, 5-7`. */
export function makePageList(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
