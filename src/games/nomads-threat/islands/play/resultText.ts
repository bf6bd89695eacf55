import type { Value } from '../../search/searcher.ts';
import { otherSide, type Side } from '../../vocabulary.ts';
import { SIDE_NAMES } from '../../words.ts';

/** "Dark by 3", "draw", with ≈ before an estimate. */
export function resultText({ margin, exact }: Value, mover: Side): string {
  const ahead = margin > 0 ? mover : otherSide(mover);
  const text = margin === 0 ? 'draw' : `${SIDE_NAMES[ahead]} by ${Math.abs(margin)}`;
  return exact ? text : `≈ ${text}`;
}
