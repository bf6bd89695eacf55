import { brief, decimalsFor } from './closeEnough.ts';
import { dottedPath, rowOfRectangles, type Written } from './compactDots.ts';
import { compactText, type FontOf } from './compactText.ts';

/** One operator that has nothing but coordinates. */
const COORDINATES = /^(?:-?[\d.]+ )+(?:m|l|c|re)$/;

/** What a path has begun with. */
const PATH = /(?: [mlc]|^h)$/;

/** What sets up text in ways that the browser's printer does not use: with these, places cannot be told. */
const STRANGE = /(?:^| )(?:Tz|Tc|Tw|TL|T\*|BI|")$|\(/m;

/**
 * A content stream as Chromium's printer writes it, shorter by half and the same to the eye: letters that follow each
 * other as their font says become one string, rows of dots become a dashed line, and coordinates lose the decimals that
 * nobody can see. Nothing moves by more than 10 micrometres. What is not written in that printer's manner stays as it is.
 *
 * @param content one operator a line
 * @param scale points to one unit of the stream, before it transforms anything
 */
export function compactContent(content: string, fontOf: FontOf, scale = 1): string {
  if (STRANGE.test(content)) return content;
  const lines = content.split('\n');
  const written: string[] = [];
  const outer: number[] = [];
  let at = 0;
  let here = scale;
  const take = (found: Written | undefined): boolean => {
    if (!found) return false;
    written.push(...found.lines);
    at = found.next;
    return true;
  };
  while (at < lines.length) {
    const line = lines[at]!;
    if (line === 'BT' && take(compactText(lines, at, here, fontOf))) continue;
    const decimals = decimalsFor(here);
    if (line.endsWith(' m') && !PATH.test(lines[at - 1] ?? '') && take(dottedPath(lines, at, here, decimals)))
      continue;
    if (line.endsWith(' re') && take(rowOfRectangles(lines, at, decimals))) continue;
    if (line === 'q') outer.push(here);
    else if (line === 'Q') here = outer.pop() ?? scale;
    else if (line.endsWith(' cm')) here *= scaleOf(line);
    written.push(
      COORDINATES.test(line) ? line.replace(/-?[\d.]+/g, (number) => brief(Number(number), decimals)) : line,
    );
    at++;
  }
  return written.join('\n');
}

/** The factor of a transformation: of a square's side, where it does not stretch. */
function scaleOf(line: string): number {
  const [a = 1, b = 0, c = 0, d = 1] = line.split(' ').map(Number);
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}
