import { counted } from '#lib/core/counted.ts';
import { SIDE_NAMES } from '../words.ts';
import { resultOf } from './solved.ts';

const MINUS = '−';

/** `+1`, `0`, `−2`. */
export const signed = (margin: number): string =>
  margin > 0 ? `+${margin}` : margin < 0 ? `${MINUS}${-margin}` : '0';

/** What a margin of Dark, who begins, means: `Dark wins by 1`. */
export const marginWords = (margin: number): string => resultWords(margin, SIDE_NAMES.x, SIDE_NAMES.o);

/** What a margin means for whoever begins, where players can change sides: `who begins wins by 1`. */
export const beginnerWords = (margin: number): string => resultWords(margin, 'who begins', 'who is second');

function resultWords(margin: number, first: string, second: string): string {
  const result = resultOf(margin);
  return result === 'draw' ? 'a draw' : `${result === 'win' ? first : second} wins by ${Math.abs(margin)}`;
}

/** `1,076,706,732 positions`. */
export const positionsWords = (nodes: number): string => `${grouped(nodes)} positions`;

/** `134,217,728`. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Seconds as people say them: `2 minutes`, `4.2 seconds`, `no time to speak of`. */
export function timeWords(seconds: number): string {
  if (seconds < 0.1) return 'less than a tenth of a second';
  if (seconds < 90) return counted(seconds, 'second');
  return seconds < 5400
    ? counted(Math.round(seconds / 60), 'minute')
    : `${(seconds / 3600).toFixed(1)} hours`;
}
