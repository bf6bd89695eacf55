/**
 * Measures speed and size, and prints them: `npm run bench`, or `npm run bench -- board` for one part.
 * Nothing here fails: a machine's speed is no test.
 */
import { run as board } from './bench/board.ts';
import { run as fairness } from './bench/fairness.ts';
import { run as maps } from './bench/maps.ts';
import { run as nomads } from './bench/nomads.ts';
import { run as odds } from './bench/odds.ts';
import { run as pdf } from './bench/pdf.ts';
import { run as play } from './bench/play.ts';
import { run as print } from './bench/print.ts';
import { run as search } from './bench/search.ts';
import { run as studio } from './bench/studio.ts';
import { run as thinning } from './bench/thinning.ts';
import { run as tiles } from './bench/tiles.ts';

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  board,
  fairness,
  maps,
  nomads,
  odds,
  pdf,
  play,
  print,
  search,
  studio,
  thinning,
  tiles,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}"; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
