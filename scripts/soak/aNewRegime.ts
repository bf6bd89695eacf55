import { openStream } from '#lib/random/stream.ts';
import { playChecked } from '../../tests/games/a-new-regime/play/invariants.ts';
import { randomRulings, randomSetup } from '../../tests/games/a-new-regime/play/randomGame.ts';

const REPORT_EVERY = 500;

/** Random games of A New Regime; throws at the first one that breaks an invariant, after its seed was printed. */
export function soakANewRegime(wanted: number): void {
  const ends: Record<string, number> = {};
  let actions = 0;
  let listed = 0;
  for (let game = 0; game < wanted; game++) {
    const stream = openStream('soak', game);
    const setup = randomSetup(`soak ${game}`, { rulings: randomRulings(stream), turnLimit: 3 + (game % 15) });
    try {
      const played = playChecked(setup, game % 3 > 0, 200);
      actions += played.actions.length;
      listed += played.branching;
      const { reason } = played.state.end!;
      ends[reason] = (ends[reason] ?? 0) + 1;
    } catch (error) {
      console.error(`Game "${setup.seed}" with ${JSON.stringify(setup.rulings)} broke an invariant.`);
      throw error;
    }
    if ((game + 1) % REPORT_EVERY === 0) console.log(`${game + 1} games, ${actions} actions`);
  }
  console.log(
    `${wanted} games, ${actions} actions, ${(listed / actions).toFixed(1)} legal actions each: all invariants held.`,
  );
  console.log(`Ends: ${JSON.stringify(ends)}`);
}
