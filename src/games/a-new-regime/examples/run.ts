import { conflict } from './acts/conflict.ts';
import { imperialize } from './acts/imperialize.ts';
import { buyCard, raise, remodel, trade } from './acts/market.ts';
import { move, retire, swap } from './acts/outfits.ts';
import { collect, count, grow } from './acts/people.ts';
import { score } from './acts/score.ts';
import { rise } from './acts/uprising.ts';
import { diceFrom } from './dice.ts';
import type { Act, Example } from './example.ts';
import type { Means, Step } from './step.ts';
import type { Table } from './table.ts';

/** What a reader chose: which roll of the dice, from 1, and by act which of the dice is taken. */
export interface Choices {
  readonly roll: number;
  readonly taken: Readonly<Record<number, number>>;
}

export const AS_WRITTEN: Choices = { roll: 1, taken: {} };

/** Carries an example out by the engine's rules: one step an act. The first roll has the example's own dice. */
export function runExample(
  { id, start, acts }: Pick<Example, 'id' | 'start' | 'acts'>,
  { roll, taken }: Choices = AS_WRITTEN,
): readonly Step[] {
  const steps: Step[] = [];
  acts.forEach((act, index) => {
    const given = roll === 1 ? (act.dice ?? []) : [];
    const means = { dice: diceFrom(given, id, roll, index), taken: taken[index] };
    steps.push(perform(act, steps.at(-1)?.table ?? start, means));
  });
  return steps;
}

function perform(act: Act, table: Table, means: Means): Step {
  switch (act.kind) {
    case 'growth':
      return grow(table, act.state, means);
    case 'count':
      return count(table, act.state);
    case 'income':
      return collect(table);
    case 'exchange':
      return trade(table, act);
    case 'card':
      return buyCard(table);
    case 'remodel':
      return remodel(table, act);
    case 'raise':
      return raise(table, act);
    case 'move':
      return move(table, act);
    case 'swap':
      return swap(table, act);
    case 'retire':
      return retire(table, act);
    case 'imperialize':
      return imperialize(table, act.outfit, means);
    case 'conflict':
      return conflict(table, act, means);
    case 'uprising':
      return rise(table, act.state, means);
    case 'score':
      return score(table, act.regimes);
  }
}
