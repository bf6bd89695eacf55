import type { BoardDraft, Lockable } from '#lib/board/edit/draft.ts';
import type { BoardEdit, RollPart } from '#lib/board/edit/edits.ts';
import { counted } from '#lib/core/counted.ts';

/** What an edit did, as a sentence, from the board before it and the board after it. */
export function editSentence(before: BoardDraft, after: BoardDraft, edit: BoardEdit): string {
  const name = (key: number): string =>
    [...before.states, ...before.flooded, ...after.states].find((state) => state.key === key)?.name ?? '';
  switch (edit.type) {
    case 'rename':
      return `${name(edit.key)} is now called ${stateIn(after, edit.key).name}.`;
    case 'kind':
      return `${name(edit.key)} is now ${stateIn(after, edit.key).kind}.`;
    case 'population':
      return `${name(edit.key)} now has ${peopleIn(after, edit.key)}.`;
    case 'reroll':
      return `${name(edit.key)} is rolled again: ${rolled(after, edit.key, edit.what)}.`;
    case 'rerollRest':
      return `${WHAT_ROLLS[edit.what]} of all states that are not locked are rolled again.`;
    case 'swapRolls':
      return `${name(edit.a)} and ${name(edit.b)} have swapped ${SWAPPED[edit.what]}.`;
    case 'lock':
      return `${LOCKED[edit.what]} of ${name(edit.key)} ${edit.on ? 'is locked' : 'is no longer locked'}.`;
    case 'move':
      return `${name(edit.key)} is moved ${movedBy(edit.dx, edit.dy)}.`;
    case 'merge':
      return `${name(edit.keep)} takes in ${name(edit.gone)}.`;
    case 'split':
      return `${name(edit.key)} is split; the new state is ${name(after.nextKey - 1)}.`;
    case 'flood':
      return `${name(edit.key)} is now under water.`;
    case 'raise':
      return `${name(edit.key)} is land again.`;
    case 'strait':
      return `A sea route joins ${name(edit.a)} and ${name(edit.b)}.`;
    case 'noStrait':
      return `The sea route of ${name(edit.a)} and ${name(edit.b)} is gone.`;
    case 'capitals':
      return edit.keys.length === 0
        ? 'No capital stands.'
        : `Capitals stand in ${edit.keys.map(name).join(', ')}.`;
  }
}

const WHAT_ROLLS: Readonly<Record<RollPart, string>> = {
  kind: 'Affiliations',
  population: 'People',
  both: 'Affiliations and people',
};

const SWAPPED: Readonly<Record<RollPart, string>> = {
  kind: 'affiliations',
  population: 'people',
  both: 'affiliations and people',
};

const LOCKED: Readonly<Record<Lockable, string>> = {
  kind: 'The affiliation',
  population: 'The number of people',
  name: 'The name',
  all: 'All',
};

const stateIn = ({ states }: BoardDraft, key: number) => states.find((state) => state.key === key)!;

function peopleIn(draft: BoardDraft, key: number): string {
  const { population } = stateIn(draft, key);
  return population === 0 ? 'nobody' : counted(population, 'figure');
}

function rolled(draft: BoardDraft, key: number, what: RollPart): string {
  const { kind } = stateIn(draft, key);
  const people = peopleIn(draft, key);
  return what === 'kind' ? kind : what === 'population' ? people : `${kind}, ${people}`;
}

/** A way on the map in words, x to the east and y to the north: `3 mm east and 1.5 mm south`. */
export function movedBy(dx: number, dy: number): string {
  const ways = [
    ...(dx === 0 ? [] : [`${millimetres(dx)} ${dx > 0 ? 'east' : 'west'}`]),
    ...(dy === 0 ? [] : [`${millimetres(dy)} ${dy > 0 ? 'north' : 'south'}`]),
  ];
  return ways.join(' and ') || 'nowhere';
}

const millimetres = (length: number): string => `${Math.round(Math.abs(length) * 10) / 10} mm`;
