import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Act, ScriptedAct } from '#games/a-new-regime/examples/example.ts';
import { EXAMPLES, TABLE_EXAMPLES } from '#games/a-new-regime/examples/index.ts';
import { runExample } from '#games/a-new-regime/examples/run.ts';
import type { Step } from '#games/a-new-regime/examples/step.ts';
import { YOU, type Table } from '#games/a-new-regime/examples/table.ts';
import { checkState, objectionTo, type Action, type GameState } from '#games/a-new-regime/play/index.ts';
import { inChaos, loyaltyScore, unitLimit } from '#games/a-new-regime/rules/loyalty.ts';
import { tokens } from '#games/a-new-regime/rules/tokens.ts';
import { does, position, rolling } from '../play/position.ts';

/*
 * The manual's examples stand on the rules alone; here each is played through the actions of a whole game, from the
 * position that the example shows, with the dice that it gives.
 */

/** Examples below the level of actions, and why. */
const BELOW_ACTIONS: Readonly<Record<string, string>> = {
  'four-states-roll': 'it is the set-up of a board, which a game is given as it is',
};

/** A game in which the table of an example lies, in the step of the reader's turn in which its first act belongs. */
function gameOf({ states, borders, outfits, tokens: purse }: Table, acts: readonly Act[]): GameState {
  const first = acts.find(({ kind }) => kind !== 'count')!;
  const step =
    first.kind === 'growth' || first.kind === 'score'
      ? 'declare'
      : first.kind === 'income'
        ? 'tokens'
        : 'actions';
  const base = position({ step, conditions: { [YOU]: 'condemnation' } });
  const scored = first.kind === 'score' ? first.regimes : [];
  // A regime whose capital the example leaves out has lost it, far away.
  const capitals = base.regimes.map((_, regime) => states.findIndex(({ capital }) => capital === regime));
  let size = states.length;
  const places = capitals.map((place) => (place < 0 ? size++ : place));
  const lands = Array.from({ length: size }, (_, id) => {
    const { affiliation, holder, loyal, unloyal } = states[id] ?? base.lands[9]!;
    const founder = places.indexOf(id);
    return { affiliation, holder, loyal, unloyal, capitalOf: founder < 0 ? null : founder };
  });
  const at = (name: string) => states.findIndex((state) => state.name === name);
  const neighbours: number[][] = lands.map(() => []);
  for (const [a, b] of borders) {
    neighbours[at(a)]!.push(at(b));
    neighbours[at(b)]!.push(at(a));
  }
  const inActions = step === 'actions';
  const game: GameState = {
    ...base,
    board: { names: lands.map((_, id) => states[id]?.name ?? `Far ${id}`), neighbours },
    lands,
    regimes: base.regimes.map((regime, id) => ({
      ...regime,
      name: scored[id]?.name ?? regime.name,
      capital: places[id]!,
      affiliation: lands[places[id]!]!.affiliation,
      deeds: scored[id]?.deeds ?? regime.deeds,
      tokens: id === YOU ? purse : tokens({ economic: scored[id]?.tokens ?? 0 }),
    })),
    turn: {
      ...base.turn,
      limits: inActions ? lands.map((land) => (land.holder === YOU ? unitLimit(land) : 0)) : [],
      raised: inActions ? lands.map(() => 0) : [],
    },
    outfits: outfits.map(({ regime, affiliation, units, place }, id) => ({
      id,
      regime,
      state: at(place),
      affiliation,
      units,
      moved: false,
      bought: false,
      imperialized: 0,
      conflicts: 0,
      wins: 0,
    })),
    nextOutfit: outfits.length,
  };
  expect(checkState(game)).toEqual([]);
  return game;
}

/** Numbers of outfits by the letters of the example; one that is bought gets the next number. */
type Numbers = Map<string, number>;

/** The action that an act begins with; undefined where nothing is done but looking. */
function actionOf(state: GameState, act: Act, numbers: Numbers): Action | undefined {
  const at = (name: string) => state.board.names.indexOf(name);
  const outfit = (id: string) => numbers.get(id) ?? -1;
  switch (act.kind) {
    case 'count':
      return undefined;
    case 'growth':
      return { type: 'grow' };
    case 'income':
      return { type: 'collect' };
    case 'exchange':
      return { type: 'exchange', give: act.give, take: act.take };
    case 'card':
      return { type: 'buy-card' };
    case 'remodel':
      return { type: 'remodel', state: at(act.state), affiliation: act.to };
    case 'raise':
      numbers.set(act.outfit, state.nextOutfit);
      return { type: 'buy-outfit', state: at(act.state), affiliation: act.affiliation, units: act.units };
    case 'move':
      return { type: 'move', outfit: outfit(act.outfit), to: at(act.to) };
    case 'swap':
      return { type: 'swap', outfit: outfit(act.outfit), other: outfit(act.with) };
    case 'retire':
      return { type: 'retire', outfit: outfit(act.outfit), units: act.units };
    case 'imperialize':
      return { type: 'imperialize', outfit: outfit(act.outfit) };
    case 'conflict': {
      const [own, target] = [outfit(act.outfit), outfit(act.target)];
      const bribes = state.outfits.find(({ id }) => id === own)?.affiliation === 'economic';
      return bribes
        ? { type: 'bribe', outfit: own, target, units: act.units }
        : { type: 'fight', outfit: own, target };
    }
    case 'uprising':
      return { type: 'roll-uprising', state: at(act.state) };
    case 'score':
      return { type: 'declare' };
  }
}

/** Goes on as the example does, as long as the game asks: its die is picked, what is won is held, a bribe is repeated. */
function answered(state: GameState, step: Pick<Step, 'picked'>): GameState {
  switch (state.pending?.kind) {
    case 'pick':
      return answered(does(state, { type: 'pick', die: step.picked ?? 0 }), step);
    case 'control':
      return does(state, { type: 'take-control' });
    case 'bribe-again':
      return answered(does(state, { type: 'bribe-again' }), step);
    case 'verdict':
      return does(state, { type: 'confirm' });
    default:
      return state;
  }
}

function play(before: GameState, act: ScriptedAct, step: Step, numbers: Numbers) {
  const calm = before.turn.step === 'actions' && act.kind === 'uprising';
  const state = calm ? does(before, { type: 'end-actions' }) : before;
  const action = actionOf(state, act, numbers);
  if (!action) return { state, refused: false };
  const faces = (act.dice ?? []).map((face) =>
    face.length === 1 ? Number(face) : face[0] === 's' ? `${face[1]}s` : face[1]!,
  );
  const objection = objectionTo(state, action);
  if (!objection) return { state: answered(does(rolling(state, ...faces), action), step), refused: false };
  // What the example says cannot be done is refused by a rule that the example names.
  expect(step.rules, objection.message).toContain(objection.rule);
  return { state, refused: true };
}

/** What an example's table shows, as the game has it. */
function seen(state: GameState, numbers: Numbers) {
  const letters = new Map([...numbers].map(([letter, id]) => [id, letter]));
  return {
    states: state.lands.map(({ affiliation, holder, loyal, unloyal }, id) => ({
      name: state.board.names[id],
      affiliation,
      holder,
      loyal,
      unloyal,
    })),
    outfits: state.outfits.map(({ id, regime, affiliation, units, state: place }) => ({
      id: letters.get(id),
      regime,
      affiliation,
      units,
      place: state.board.names[place],
    })),
    tokens: state.regimes[YOU]!.tokens,
  };
}

/** The same of the table itself. */
const shown = ({ states, outfits, tokens: purse }: Table) => ({
  states: states.map(({ name, affiliation, holder, loyal, unloyal }) => ({
    name,
    affiliation,
    holder,
    loyal,
    unloyal,
  })),
  outfits: outfits.map(({ id, regime, affiliation, units, place }) => ({
    id,
    regime,
    affiliation,
    units,
    place,
  })),
  tokens: purse,
});

describe('worked examples, played through actions', () => {
  test.each(TABLE_EXAMPLES.map((example) => [example.id, example] as const))(
    '%s comes to the same',
    (_, example) => {
      const numbers: Numbers = new Map(example.start.outfits.map(({ id }, index) => [id, index]));
      let state = gameOf(example.start, example.acts);
      const steps = runExample(example);
      for (const [index, act] of example.acts.entries()) {
        const step = steps[index]!;
        const { refused, ...next } = play(state, act, step, numbers);
        ({ state } = next);
        const { states, ...rest } = seen(state, numbers);
        const table = shown(step.table);
        expect(
          { ...rest, states: states.slice(0, table.states.length) },
          `${index + 1}: ${step.told}`,
        ).toEqual(table);
        // What is refused is what leaves the example's table as it was, without a roll.
        const before = shown(steps[index - 1]?.table ?? example.start);
        const idle = step.dice.length === 0 && isDeepStrictEqual(before, table);
        expect(refused, step.told).toBe(idle && act.kind !== 'count' && act.kind !== 'score');
        if (act.kind === 'count') {
          const land = state.lands[state.board.names.indexOf(act.state)]!;
          expect(step.told).toContain(`loyalty score of ${String(loyaltyScore(land)).replace('-', '−')}`);
          expect(step.told.includes('in chaos')).toBe(inChaos(land));
        }
        if (act.kind === 'score') {
          const { score } = state.end!;
          expect(score.winners).toEqual(['You']);
          expect(step.told).toBe(`You win with ${score.totals['You']} points.`);
          expect(step.sheet!.rows.at(-1)!.cells).toEqual(
            act.regimes.map(({ name }) => String(score.totals[name])),
          );
        }
      }
    },
  );

  test('are all of the manual’s but those that are below actions', () => {
    const played = TABLE_EXAMPLES.map(({ id }) => id);
    expect(EXAMPLES.map(({ id }) => id).filter((id) => !played.includes(id))).toEqual(
      Object.keys(BELOW_ACTIONS),
    );
  });
});
