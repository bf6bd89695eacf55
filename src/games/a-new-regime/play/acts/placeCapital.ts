import { conflictsWithin, findSpacedSet, nodesInSomeSet } from '#lib/graph/spacedSets.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import { implementing } from '../../citations.ts';
import type { RulingChoices } from '../../rulings/choices.ts';
import { drawCondition } from '../conditions/drawCondition.ts';
import { setRegime, replaced, type Draft } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { actorOf } from '../moment.ts';
import { nameOf, type GameState, type StateId } from '../state.ts';
import { beginNextTurn } from '../turn.ts';
import type { ActionKind } from './kind.ts';

/** The least number of steps between two capitals (ruling `capital-spacing`). */
export const capitalSteps = implementing(['capital-distance'], (rulings: RulingChoices): number => {
  switch (rulings['capital-spacing']) {
    case 'three-steps':
      return 3;
    case 'two-steps':
      return 2;
    default:
      return 4;
  }
});

const placed = ({ regimes }: GameState): StateId[] =>
  regimes.flatMap(({ capital }) => (capital === null ? [] : [capital]));

export const placeCapital: ActionKind<'place-capital'> = {
  when: ['capitals'],
  check: (state, { state: id }) => {
    const land = state.lands[id];
    if (!land) return illegal('no-such-state', 'capital-order', `There is no state ${id}.`);
    const name = nameOf(state, id);
    const taken = placed(state);
    const { neighbours } = state.board;
    const steps = capitalSteps(state.rulings);
    const distances = stepsFrom(neighbours, id);
    const near = taken.find((other) => distances[other]! >= 0 && distances[other]! < steps);
    if (near !== undefined)
      return illegal(
        'too-near',
        'capital-distance',
        `${name} is ${distances[near]} steps from the capital ${nameOf(state, near)}; ${steps} are needed.`,
      );
    const all = findSpacedSet(conflictsWithin(neighbours, steps), state.regimes.length, [...taken, id]);
    return all
      ? undefined
      : illegal('too-near', 'capital-room', `A capital in ${name} would leave a later player no place.`);
  },
  perform: implementing(
    ['capital-order', 'capital-room', 'capital-welcome', 'regime-affiliation', 'capital-marker'],
    (draft, { state: id }) => {
      const { now } = draft;
      const regime = actorOf(now)!;
      const land = now.lands[id]!;
      // Its people are kept as loyal while it is neutral, so they are loyal to the regime at once.
      now.lands = replaced(now.lands, id, { ...land, holder: regime, capitalOf: regime });
      setRegime(draft, regime, { capital: id, affiliation: land.affiliation });
      draft.events.push({ type: 'capital-placed', regime, state: id });
      if (now.regimes.every(({ capital }) => capital !== null)) dealConditions(draft);
    },
  ),
  list: (state, legal) => {
    const conflicts = conflictsWithin(state.board.neighbours, capitalSteps(state.rulings));
    const taken = placed(state);
    for (const id of nodesInSomeSet(conflicts, state.regimes.length, taken))
      if (!taken.includes(id)) legal.push({ type: 'place-capital', state: id });
  },
};

/** When all capitals stand: from the pile of the capital's affiliation, or of the player's choice. */
const dealConditions = implementing(['first-condition'], (draft: Draft): void => {
  const { now } = draft;
  if (now.rulings['starting-condition'] === 'any-pile') {
    now.phase = 'deal';
    return;
  }
  now.regimes.forEach(({ affiliation }, regime) => {
    if (affiliation) drawCondition(draft, regime, affiliation);
  });
  now.phase = 'play';
  beginNextTurn(draft);
});
