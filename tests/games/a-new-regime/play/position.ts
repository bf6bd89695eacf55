import { openStream, resumeStream, type StreamState } from '#lib/random/stream.ts';
import type { EndGameConditionId, TurnTheTideId } from '#games/a-new-regime/cards.ts';
import {
  apply,
  checkState,
  objectionTo,
  type Action,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Outfit,
} from '#games/a-new-regime/play/index.ts';
import { pileOf } from '#games/a-new-regime/play/conditions/drawCondition.ts';
import type { Progress } from '#games/a-new-regime/play/progress.ts';
import type { GameLand, Step } from '#games/a-new-regime/play/state.ts';
import { NO_TURN } from '#games/a-new-regime/play/turn.ts';
import { unitLimit } from '#games/a-new-regime/rules/loyalty.ts';
import { tokens, type Tokens } from '#games/a-new-regime/rules/tokens.ts';
import type { RulingChoices } from '#games/a-new-regime/rulings/choices.ts';
import type { Affiliation } from '#games/a-new-regime/vocabulary.ts';
import { begin } from './randomGame.ts';

export const STATES = 10;

/** A path of ten militaristic states, 0 to 9, of three people each. Capitals of A, B and C stand in 0, 4 and 8. */
export const pathSetup = (some: Partial<GameSetup> = {}): GameSetup => ({
  states: Array.from({ length: STATES }, (_, id) => ({
    name: `S${id}`,
    affiliation: 'militaristic' as const,
    population: 3,
  })),
  borders: Array.from({ length: STATES - 1 }, (_, id) => [id, id + 1] as const),
  regimes: ['A', 'B', 'C'],
  rulings: {},
  turnLimit: null,
  seed: 'path',
  ...some,
});

export interface Wanted {
  readonly rulings?: RulingChoices;
  /** On turn; A (0) unless said otherwise. */
  readonly regime?: number;
  readonly number?: number;
  readonly step?: Step;
  readonly lands?: Readonly<Record<number, Partial<GameLand>>>;
  readonly outfits?: readonly (Pick<Outfit, 'regime' | 'state' | 'affiliation'> & Partial<Outfit>)[];
  readonly tokens?: Readonly<Record<number, Partial<Tokens>>>;
  readonly hands?: Readonly<Record<number, readonly TurnTheTideId[]>>;
  readonly conditions?: Readonly<Record<number, EndGameConditionId>>;
  readonly progress?: Readonly<Record<number, Partial<Progress>>>;
  readonly setup?: Partial<GameSetup>;
  /** Anything else. */
  readonly more?: Partial<GameState>;
}

/** A position on the path with what is wanted, in the fourth step of A's turn unless said otherwise. */
export function position(wanted: Wanted = {}): GameState {
  const setup = pathSetup({ ...wanted.setup, rulings: wanted.rulings ?? {} });
  const founded = [0, 4, 8].reduce(
    (state, id) => does(state, { type: 'place-capital', state: id }),
    begin(setup),
  );
  const { regime = 0, number = 4, step = 'actions' } = wanted;
  const lands = founded.lands.map((land, id) => ({ ...land, ...wanted.lands?.[id] }));
  const inStep = step === 'actions' || step === 'uprisings';
  const turn = {
    ...NO_TURN,
    number,
    regime,
    step,
    limits: inStep ? lands.map((land) => (land.holder === regime ? unitLimit(land, setup.rulings) : 0)) : [],
    raised: inStep ? lands.map(() => 0) : [],
  };
  const outfits = (wanted.outfits ?? []).map((outfit, id) => ({
    id,
    units: 3,
    moved: false,
    bought: false,
    imperialized: 0,
    conflicts: 0,
    wins: 0,
    ...outfit,
  }));
  let state: GameState = { ...founded, lands, turn, outfits, nextOutfit: outfits.length, ...wanted.more };
  for (const [id, condition] of Object.entries(wanted.conditions ?? {}))
    state = give(state, Number(id), condition);
  const regimes = state.regimes.map((one, id) => ({
    ...one,
    tokens: tokens(wanted.tokens?.[id] ?? {}),
    hand: wanted.hands?.[id] ?? [],
    progress: { ...one.progress, ...wanted.progress?.[id] },
  }));
  const held = regimes.flatMap(({ hand }) => hand);
  const tide = state.piles.tide.filter((card) => !held.includes(card));
  state = { ...state, regimes, piles: { ...state.piles, tide } };
  const faults = checkState(state);
  if (faults.length > 0) throw new Error(`No such position: ${faults.join(' ')}`);
  return state;
}

/** Gives a regime a condition; whoever held it gets another of the same pile, and its own goes back. */
function give(state: GameState, id: number, condition: EndGameConditionId): GameState {
  const old = state.regimes[id]!.condition!;
  if (old === condition) return state;
  const conditions: Record<Affiliation, readonly EndGameConditionId[]> = { ...state.piles.conditions };
  conditions[pileOf(old)] = [...conditions[pileOf(old)], old];
  const regimes = state.regimes.map((one) => ({ ...one }));
  const holder = regimes.findIndex((one) => one.condition === condition);
  if (holder >= 0) {
    const [other, ...rest] = conditions[pileOf(condition)];
    regimes[holder] = { ...regimes[holder]!, condition: other! };
    conditions[pileOf(condition)] = rest;
  } else conditions[pileOf(condition)] = conditions[pileOf(condition)].filter((one) => one !== condition);
  regimes[id] = { ...regimes[id]!, condition };
  return { ...state, regimes, piles: { ...state.piles, conditions } };
}

/** What an action leads to; throws if it is refused. */
export function does(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((before, action) => {
    const next = apply(before, action);
    if (!next.ok) throw new Error(next.error.message);
    const faults = checkState(next.value.state);
    if (faults.length > 0) throw new Error(faults.join(' '));
    return next.value.state;
  }, state);
}

export function eventsOf(state: GameState, action: Action): readonly GameEvent[] {
  const next = apply(state, action);
  if (!next.ok) throw new Error(next.error.message);
  return next.value.events;
}

/** The code and the rule by which an action is refused; undefined if it is not. */
export function refusal(state: GameState, action: Action): string | undefined {
  const objection = objectionTo(state, action);
  return objection && `${objection.code} ${objection.rule}`;
}

/** Faces of an action die as they are written here: a digit, shaded with an s. */
const ACTION = ['0', '1', '2', '3', '0s', '1s', '2s', '3s'];

/** The same state with randomness that rolls these faces next: action dice as `2` or `2s`, or values of uprising dice. */
export function rolling(state: GameState, ...faces: readonly (string | number)[]): GameState {
  for (let seed = 0; seed < 100_000; seed++) {
    const random: StreamState = openStream('rolling', seed).state();
    const stream = resumeStream(random);
    const hits = faces.every((face) =>
      typeof face === 'number' ? stream.below(6) === face : ACTION[stream.below(8)] === face,
    );
    if (hits) return { ...state, random };
  }
  throw new Error('No seed rolls that.');
}

export const people = (state: GameState, id: number): readonly [number, number] => [
  state.lands[id]!.loyal,
  state.lands[id]!.unloyal,
];

export const A = 0;
export const B = 1;
export const C = 2;
