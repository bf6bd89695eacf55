import { implementing } from '../../citations.ts';
import { END_GAME_CONDITIONS, type EndGameConditionId } from '../../cards.ts';
import { AFFILIATIONS } from '../../vocabulary.ts';
import { note } from '../conditions/note.ts';
import { prophesied } from '../conditions/prove.ts';
import { setTurn } from '../draft.ts';
import { illegal } from '../illegal.ts';
import { endGame } from '../turn.ts';
import { triedBefore } from './declare.ts';
import type { ActionKind } from './kind.ts';

const CONDITIONS: readonly EndGameConditionId[] = AFFILIATIONS.flatMap((one) => [
  ...END_GAME_CONDITIONS[one],
]);

/**
 * Guesses of other players' conditions, for the card Prophet: one for each player at most. Right ones stay; when all
 * are right the game is declared (ruling `prophet-attempt`). Only single guesses are listed, because there are 24 to
 * the power of the number of rivals.
 */
export const prophesy: ActionKind<'prophesy'> = {
  when: ['declare'],
  check: (state, { guesses }) => {
    const { regime } = state.turn;
    if (state.regimes[regime]!.condition !== 'prophet')
      return illegal('no-card', 'step-declare', 'Only who holds Prophet can prophesy.');
    const tried = triedBefore(state);
    if (tried) return tried;
    const guessed = new Set(guesses.map((guess) => guess.regime));
    if (guesses.length === 0 || guessed.size < guesses.length)
      return illegal('too-many', 'step-declare', 'A prophecy has one guess for each player that it names.');
    for (const guess of guesses) {
      if (guess.regime === regime || !state.regimes[guess.regime])
        return illegal(
          'no-such-regime',
          'step-declare',
          `Player ${String(guess.regime)} cannot be guessed at.`,
        );
      if (!CONDITIONS.includes(guess.condition))
        return illegal('no-card', 'step-declare', `There is no condition ${String(guess.condition)}.`);
    }
    return undefined;
  },
  perform: implementing(['step-declare', 'base-condition'], (draft, { guesses }) => {
    const { now } = draft;
    const { regime } = now.turn;
    const right = guesses.filter((guess) => now.regimes[guess.regime]!.condition === guess.condition);
    const { prophecies } = now.regimes[regime]!.progress;
    const others = prophecies.filter((one) => !right.some((guess) => guess.regime === one.regime));
    note(draft, regime, { prophecies: [...others, ...right] });
    setTurn(draft, { tried: true });
    draft.events.push({ type: 'prophesied', regime, right: right.map((guess) => guess.regime) });
    if (prophesied(now, regime)) endGame(draft, 'declared', regime);
  }),
  list: (state, legal) => {
    const { regime, tried } = state.turn;
    if (tried || state.regimes[regime]!.condition !== 'prophet') return;
    state.regimes.forEach((_, other) => {
      if (other === regime) return;
      for (const condition of CONDITIONS)
        legal.push({ type: 'prophesy', guesses: [{ regime: other, condition }] });
    });
  },
};
