import { counted } from '#lib/core/counted.ts';
import { resultOf } from './solved.ts';

const MINUS = '−';

/** `+1`, `0`, `−2`. */
export const signed = (margin: number): string =>
  margin > 0 ? `+${margin}` : margin < 0 ? `${MINUS}${-margin}` : '0';

/** What a margin of the first player means: `the first player wins by 1`. */
export function marginWords(margin: number): string {
  const result = resultOf(margin);
  if (result === 'draw') return 'a draw';
  return `the ${result === 'win' ? 'first' : 'second'} player wins by ${Math.abs(margin)}`;
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
