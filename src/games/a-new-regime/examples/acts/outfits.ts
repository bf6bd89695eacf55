import { counted } from '#lib/core/counted.ts';
import type { Act } from '../example.ts';
import { plainStep, type Step } from '../step.ts';
import { areAdjacent, outfitOf, stateOf, withOutfit, withState, YOU, type Table } from '../table.ts';

type Of<K extends Act['kind']> = Extract<Act, { kind: K }>;

/** An outfit of the reader's goes to an adjacent state, if nothing forbids it. */
export function move(table: Table, { outfit: id, to }: Of<'move'>): Step {
  const outfit = outfitOf(table, id);
  if (!outfit) return gone(table);
  const stays = (why: string, rules: Step['rules']) =>
    plainStep({ told: `The outfit stays in ${outfit.place}.`, why, rules, table });
  if (outfit.acted)
    return stays('It has acted in this turn and may not move any more.', ['no-move-after-act']);
  if (outfit.moved) return stays('It has moved in this turn already.', ['outfit-move']);
  if (!areAdjacent(table, outfit.place, to)) return stays(`${to} is not adjacent.`, ['outfit-move']);
  if (table.outfits.some((other) => other.regime === outfit.regime && other.place === to))
    return stays(`Another outfit of yours stands in ${to}.`, ['one-outfit-a-state']);
  return plainStep({
    told: `The outfit moves from ${outfit.place} to ${to}.`,
    why: 'One step into an adjacent state a turn, in the turn it is bought too.',
    rules: ['outfit-move', 'move-when-bought'],
    table: withOutfit(table, id, { place: to, moved: true }),
  });
}

/** Two outfits of the reader's in adjacent states change places. */
export function swap(table: Table, { outfit: id, with: other }: Of<'swap'>): Step {
  const [one, two] = [outfitOf(table, id), outfitOf(table, other)];
  if (!one || !two) return gone(table);
  const rules = ['outfit-swap', 'one-outfit-a-state'] as const;
  if (one.moved || two.moved || !areAdjacent(table, one.place, two.place))
    return plainStep({
      told: 'They cannot swap.',
      why: 'Both must stand in adjacent states and have their move of the turn left.',
      rules,
      table,
    });
  const there = withOutfit(table, id, { place: two.place, moved: true });
  return plainStep({
    told: `The outfits in ${one.place} and ${two.place} swap places.`,
    why: 'Neither could have moved into the other’s state; a swap takes the move of both.',
    rules,
    table: withOutfit(there, other, { place: one.place, moved: true }),
  });
}

/** Units of an outfit become loyal people where it stands. */
export function retire(table: Table, { outfit: id, units: wished }: Of<'retire'>): Step {
  const outfit = outfitOf(table, id);
  if (!outfit) return gone(table);
  const rules = ['outfit-retire', 'retire-timing'] as const;
  const state = stateOf(table, outfit.place);
  if (state.holder !== YOU)
    return plainStep({
      told: 'Nobody retires.',
      why: `${state.name} is not yours, and units retire onto a state of yours.`,
      rules,
      table,
    });
  const units = Math.min(wished, outfit.units);
  const left = outfit.units - units;
  return plainStep({
    told: `${counted(units, 'unit')} ${units === 1 ? 'retires' : 'retire'} in ${state.name}.`,
    why: `It now has ${counted(state.loyal + units, 'loyal figure')}, and ${
      left === 0
        ? 'the outfit, without units, leaves the board'
        : `the outfit goes on with ${counted(left, 'unit')}`
    }.`,
    rules,
    table: withState(withOutfit(table, id, { units: left }), state.name, { loyal: state.loyal + units }),
  });
}

/** What is left to say of an outfit that an earlier step removed. */
export const gone = (table: Table): Step =>
  plainStep({
    told: 'Nothing happens.',
    why: 'The outfit has left the board.',
    rules: ['outfit-units'],
    table,
  });
