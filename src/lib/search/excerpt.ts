import { eachWord, wordsOf, type Word } from './words.ts';

/** A piece of an excerpt; `marked` if it is a word that was looked for. */
export interface ExcerptPiece {
  readonly text: string;
  readonly marked: boolean;
}

const LENGTH = 150;
/** Characters shown ahead of the first marked word. */
const LEAD = 40;

/**
 * The part of a text that shows why it was found, about 150 characters, with the words of these stems marked. Begins at
 * the start of the text unless no such word would be in sight. Pieces joined give the excerpt.
 */
export function excerptOf(text: string, stems: ReadonlySet<string>): readonly ExcerptPiece[] {
  const hits = hitsInSight(text, stems);
  const start = startOf(text, hits[0]?.from ?? 0);
  const end = endOf(text, start + LENGTH);
  const pieces: ExcerptPiece[] = start > 0 ? [{ text: '… ', marked: false }] : [];
  let place = start;
  for (const { from, to } of hits) {
    if (from < place || to > end) continue;
    if (from > place) pieces.push({ text: text.slice(place, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    place = to;
  }
  if (place < end) pieces.push({ text: text.slice(place, end), marked: false });
  if (end < text.length) pieces.push({ text: ' …', marked: false });
  return pieces;
}

/** The first of these words and those that may be shown with it. What comes after is not even read. */
function hitsInSight(text: string, stems: ReadonlySet<string>): readonly Word[] {
  const hits: Word[] = [];
  for (const word of eachWord(text)) {
    if (word.from > (hits[0]?.from ?? Infinity) + LENGTH) break;
    if (stems.has(word.stem)) hits.push(word);
  }
  return hits;
}

/** A title as pieces, with the words of these stems marked. */
export function markedTitle(title: string, stems: ReadonlySet<string>): readonly ExcerptPiece[] {
  const pieces: ExcerptPiece[] = [];
  let place = 0;
  for (const { stem, from, to } of wordsOf(title)) {
    if (!stems.has(stem)) continue;
    if (from > place) pieces.push({ text: title.slice(place, from), marked: false });
    pieces.push({ text: title.slice(from, to), marked: true });
    place = to;
  }
  if (place < title.length) pieces.push({ text: title.slice(place), marked: false });
  return pieces;
}

/** The beginning of a word, at the text's start or a little ahead of the first hit. */
function startOf(text: string, hit: number): number {
  if (hit <= LENGTH - LEAD || text.length <= LENGTH) return 0;
  const space = text.indexOf(' ', hit - LEAD);
  return space === -1 || space >= hit ? hit : space + 1;
}

/** The end of a word, at the text's end or before the limit. */
function endOf(text: string, limit: number): number {
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(' ', limit);
  return space <= 0 ? limit : space;
}
