import { implementing } from '../../citations.ts';
import { addTokens, BANK_RATE, countTokens, pay, tokens } from '../../rules/tokens.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { gain, setRegime, spend } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { plainKind, type ActionKind } from './kind.ts';
import { areTokens, tokenText, tooDear } from './objections.ts';

/** Three tokens of one affiliation for one of another (rulings `bank-trade-time`, `three-alike`). */
export const exchange: ActionKind<'exchange'> = {
  when: ['actions'],
  check: (state, { give, take }) => {
    if (!AFFILIATIONS.includes(give) || !AFFILIATIONS.includes(take) || give === take)
      return illegal('wrong-affiliation', 'trade-bank', 'The bank changes tokens into another affiliation.');
    return tooDear(state, tokens({ [give]: BANK_RATE }), 'trade-bank');
  },
  perform: implementing(['trade-bank'], (draft, { give, take }) => {
    const { regime } = draft.now.turn;
    spend(draft, regime, tokens({ [give]: BANK_RATE }));
    gain(draft, regime, tokens({ [take]: 1 }));
  }),
  list: ({ regimes, turn }, legal) => {
    const purse = regimes[turn.regime]!.tokens;
    for (const give of AFFILIATIONS)
      if (purse[give] >= BANK_RATE)
        for (const take of AFFILIATIONS) if (take !== give) legal.push({ type: 'exchange', give, take });
  },
};

/**
 * The regime on turn offers tokens for tokens to another, which accepts or declines (rulings `player-trade-time`,
 * `trade-goods`). Offers are not listed: there is no end of them.
 */
export const offer: ActionKind<'offer'> = {
  when: ['actions'],
  check: (state, { partner, give, take }) => {
    const other = state.regimes[partner];
    if (!other || partner === state.turn.regime || other.out)
      return illegal('no-such-regime', 'trade-players', `Nobody can trade with player ${String(partner)}.`);
    if (!areTokens(give) || !areTokens(take) || countTokens(give) + countTokens(take) === 0)
      return illegal(
        'not-a-number',
        'trade-players',
        'A trade names whole numbers of tokens, and at least one token.',
      );
    if (!pay(other.tokens, take))
      return illegal('too-dear', 'trade-players', `${other.name} does not have ${tokenText(take)}.`);
    return tooDear(state, give, 'trade-players');
  },
  perform: implementing(['trade-players'], (draft, { partner, give, take }) => {
    draft.now.pending = { kind: 'offer', partner, give, take };
    draft.events.push({ type: 'offered', partner, give, take });
  }),
  list: () => undefined,
};

export const accept = plainKind<'accept'>(
  { type: 'accept' },
  ['offer'],
  implementing(['trade-players'], (draft) => {
    const { now } = draft;
    if (now.pending?.kind !== 'offer') return;
    const { partner, give, take } = now.pending;
    const { regime } = now.turn;
    const left = pay(now.regimes[regime]!.tokens, give)!;
    const theirs = pay(now.regimes[partner]!.tokens, take)!;
    setRegime(draft, regime, { tokens: addTokens(left, take) });
    setRegime(draft, partner, { tokens: addTokens(theirs, give) });
    now.pending = null;
    draft.events.push({ type: 'traded', partner, give, take });
  }),
);

export const decline = plainKind<'decline'>({ type: 'decline' }, ['offer'], (draft) => {
  const { pending } = draft.now;
  if (pending?.kind !== 'offer') return;
  const { partner, give, take } = pending;
  draft.now.pending = null;
  draft.events.push({ type: 'offer-declined', partner, give, take });
});
