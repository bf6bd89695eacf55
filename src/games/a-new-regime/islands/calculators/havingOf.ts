import type { Values } from '#lib/share/fields.ts';
import type { EndGameConditionId } from '../../cards.ts';
import { TRACKED, type Having } from '../../odds/conditions.ts';

/** What is done of a condition; links hold it as numbers in the order in which the condition asks for them. */
export function havingOf({ card, done }: Values): Having {
  const numbers = String(done).split('-').map(Number);
  return Object.fromEntries(
    TRACKED[card as EndGameConditionId].asks.map(({ id, kind }, index) => {
      const number = numbers[index] ?? 0;
      return [id, kind === 'tick' ? Math.min(number, 1) : number];
    }),
  );
}
