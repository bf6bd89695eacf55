import { implementing } from '../../citations.ts';
import { addTokens, countTokens, income, NO_TOKENS, type Tokens } from '../../rules/tokens.ts';
import { gain, setTurn } from '../draft.ts';
import { mayRise } from '../effects/rise.ts';
import { illegal } from '../illegal.ts';
import { nameOf, type GameState } from '../state.ts';
import { beginActions, beginStep, finishTurn } from '../turn.ts';
import { actDone, throwDice } from '../windows.ts';
import { plainKind, type ActionKind } from './kind.ts';

/** The second step: one die for each state of the regime on turn; this passes the step of declaring by. */
export const grow = plainKind<'grow'>(
  { type: 'grow' },
  ['declare'],
  implementing(['step-population', 'population-adjustment'], (draft) => {
    const { lands, turn, rulings } = draft.now;
    beginStep(draft, 'population');
    const states = [...lands.keys()].filter((id) => lands[id]!.holder === turn.regime);
    if (rulings['population-growth'] === 'none' || states.length === 0) beginStep(draft, 'tokens');
    else throwDice(draft, { kind: 'growth', states }, states.length);
  }),
);

/** What the regime on turn may collect now. */
const incomeNow = implementing(['step-tokens', 'token-income'], (state: GameState): Tokens => {
  const { lands, regimes, turn, rulings } = state;
  const { affiliation } = regimes[turn.regime]!;
  let sum = NO_TOKENS;
  for (const land of lands)
    if (land.holder === turn.regime) sum = addTokens(sum, income(land, affiliation!, rulings));
  return sum;
});

export const collect = plainKind<'collect'>(
  { type: 'collect' },
  ['tokens'],
  implementing(['step-tokens'], (draft) => {
    const tokens = incomeNow(draft.now);
    gain(draft, draft.now.turn.regime, tokens);
    beginActions(draft);
    actDone(draft, countTokens(tokens) > 0 ? { kind: 'income', tokens } : null);
  }),
);

/** Collecting is optional, and what is left lying is lost (ruling `income-skip`). */
export const skipIncome = plainKind<'skip-income'>(
  { type: 'skip-income' },
  ['tokens'],
  implementing(['step-tokens'], (draft) => beginActions(draft)),
);

/** The fourth step ends: all count their people, which changes nothing, and the uprisings are known. */
export const endActions = plainKind<'end-actions'>(
  { type: 'end-actions' },
  ['actions'],
  implementing(['step-first-count', 'population-counts', 'step-uprisings'], (draft) => {
    const { now } = draft;
    beginStep(draft, 'uprisings');
    setTurn(draft, { growth: [], uprisings: [...now.lands.keys()].filter((id) => mayRise(now, id)) });
  }),
);

/** The player on turn picks the order; each state is rolled for once (ruling `uprising-order`). */
export const rollUprising: ActionKind<'roll-uprising'> = {
  when: ['uprisings'],
  check: (state, { state: id }) => {
    if (!state.lands[id])
      return illegal('no-such-state', 'step-uprisings', `There is no state ${String(id)}.`);
    return state.turn.uprisings.includes(id) && mayRise(state, id)
      ? undefined
      : illegal('no-target', 'step-uprisings', `${nameOf(state, id)} has no uprising to be rolled for.`);
  },
  perform: implementing(['uprising-attempts', 'step-uprisings'], (draft, { state }) => {
    setTurn(draft, { uprisings: draft.now.turn.uprisings.filter((id) => id !== state) });
    throwDice(draft, { kind: 'uprising', state }, 1);
  }),
  list: (state, legal) => {
    for (const id of state.turn.uprisings)
      if (mayRise(state, id)) legal.push({ type: 'roll-uprising', state: id });
  },
};

/** All count once more, and the turn is over. */
export const endTurn = plainKind<'end-turn'>(
  { type: 'end-turn' },
  ['uprisings'],
  implementing(['step-last-count', 'turn-steps'], (draft) => finishTurn(draft)),
  (state) =>
    state.turn.uprisings.some((id) => mayRise(state, id))
      ? illegal('not-now', 'step-uprisings', 'All uprisings must be rolled for before the turn ends.')
      : undefined,
);
