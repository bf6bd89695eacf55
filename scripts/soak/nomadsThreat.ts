import { openStream } from '#lib/random/stream.ts';
import { playChecked } from '../../tests/games/nomads-threat/playChecked.ts';
import { randomSettings } from '../../tests/games/nomads-threat/randomGame.ts';

const REPORT_EVERY = 5000;

/** Random games of Nomads' Threat under all settings; throws at the first that breaks an invariant. */
export function soakNomadsThreat(wanted: number): void {
  const ends: Record<string, number> = {};
  let moves = 0;
  let listed = 0;
  for (let game = 0; game < wanted; game++) {
    const stream = openStream('soak', game);
    const settings = randomSettings(stream);
    try {
      const played = playChecked(stream, settings);
      moves += played.moves;
      listed += played.listed;
      const reason = played.end?.reason ?? 'cut off';
      ends[reason] = (ends[reason] ?? 0) + 1;
    } catch (error) {
      console.error(`Game ${game} with ${JSON.stringify(settings)} broke an invariant.`);
      throw error;
    }
    if ((game + 1) % REPORT_EVERY === 0) console.log(`${game + 1} games, ${moves} moves`);
  }
  console.log(
    `${wanted} games, ${moves} moves, ${(listed / moves).toFixed(1)} legal moves each: all invariants held.`,
  );
  console.log(`Ends: ${JSON.stringify(ends)}`);
}
