import { implementing } from '../citations.ts';
import type { RegimeId } from '../rules/land.ts';
import { finalScore, type FinalScore, type Standing } from '../rules/score.ts';
import type { GameState, StateId } from './state.ts';

/** How many connected groups the states of one regime form. */
export const bodiesOf = implementing(
  ['bonus-nation-united', 'bonus-buckshot'],
  ({ lands, board }: Pick<GameState, 'lands' | 'board'>, regime: RegimeId): number => {
    const seen = new Set<StateId>();
    let bodies = 0;
    for (let start = 0; start < lands.length; start++) {
      if (lands[start]!.holder !== regime || seen.has(start)) continue;
      bodies++;
      const queue = [start];
      seen.add(start);
      for (const id of queue)
        for (const next of board.neighbours[id]!) {
          if (lands[next]!.holder !== regime || seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
        }
    }
    return bodies;
  },
);

/** All that counts about each regime at this moment. */
export function standings(state: GameState, declarer: RegimeId | null): readonly Standing[] {
  return state.regimes.map(({ name, tokens, deeds, proactivity }, regime) => ({
    name,
    states: state.lands.filter(({ holder }) => holder === regime),
    tokens,
    bodies: bodiesOf(state, regime),
    deeds,
    declared: declarer === regime,
    proactivity,
  }));
}

/** The score if the game ended now, by the declaration of `declarer` or by nobody's. */
export const scoreOf = (state: GameState, declarer: RegimeId | null): FinalScore =>
  finalScore(standings(state, declarer), state.rulings);
