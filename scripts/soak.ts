/**
 * Plays many random games with all invariants checked after every action: `npm run soak` for A New Regime,
 * `npm run soak -- nomads-threat` for Nomads' Threat, and a number behind for another number of games.
 */
import { soakANewRegime } from './soak/aNewRegime.ts';
import { soakNomadsThreat } from './soak/nomadsThreat.ts';

const SOAKS = {
  'a-new-regime': { games: 10_000, run: soakANewRegime },
  'nomads-threat': { games: 100_000, run: soakNomadsThreat },
} as const;

const args = process.argv.slice(2);
const name = args[0] === 'nomads-threat' || args[0] === 'a-new-regime' ? args.shift()! : 'a-new-regime';
const { games, run } = SOAKS[name as keyof typeof SOAKS];
const wanted = Number(args[0] ?? games);
if (args.length > 1 || !Number.isInteger(wanted) || wanted < 1) {
  console.error(`The number of games must be 1 or more, not ${args.join(' ')}.`);
  process.exit(2);
}
run(wanted);
