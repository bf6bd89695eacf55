/** How good the states are that thinning makes of real maps: how alike in size, how compact, how much on their continent. */
import { fileURLToPath } from 'node:url';
import { MAP_PROMISES } from '#games/a-new-regime/board/promises.ts';
import { makeMapBoard } from '#games/a-new-regime/maps/makeMapBoard.ts';
import { DEFAULT_MAP } from '#games/a-new-regime/maps/mapSettings.ts';
import { settingsFor } from '#games/a-new-regime/maps/settingsFor.ts';
import { editedCapitals } from '#games/a-new-regime/board/finishBoard.ts';
import { checkDraft } from '#lib/board/edit/checkDraft.ts';
import type { BoardDraft, DraftState } from '#lib/board/edit/draft.ts';
import { areaOf, ringsOf } from '#lib/board/stateRings.ts';
import { chooseWorld } from '#lib/board/maps/world/chooseWorld.ts';
import { CONTINENT_IDS } from '#lib/board/maps/world/continents.ts';
import { detailFor } from '#lib/board/maps/world/regions.ts';
import { readWorld } from '#site/readWorld.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CASES: readonly (readonly [string, number])[] = [
  ['world', 40],
  ['world', 24],
  ...CONTINENT_IDS.filter((id) => id !== 'antarctica').flatMap((id) => [
    [id, 24] as const,
    [id, 12] as const,
  ]),
];

export async function run(): Promise<void> {
  console.log('States after thinning, on A3: spread of areas (standard deviation by mean), mean of 4πA/P²');
  const worlds = { '110m': await readWorld('110m', ROOT), '50m': await readWorld('50m', ROOT) };
  const sums = { spread: 0, compact: 0, breaches: 0 };
  for (const [region, count] of CASES) {
    const shapes = chooseWorld(worlds[detailFor([region])], [region]);
    if (!shapes.ok) throw new Error(shapes.error.message);
    const settings = settingsFor('world', { ...DEFAULT_MAP, count });
    const made = makeMapBoard(shapes.value, settings);
    if (!made.ok) throw new Error(made.error.message);
    const { draft } = made.value;
    const breaches = checkDraft(draft, { ...MAP_PROMISES, capitals: editedCapitals(settings) }).length;
    const [spread, compact] = [spreadOf(draft), compactnessOf(draft)];
    sums.spread += spread / CASES.length;
    sums.compact += compact / CASES.length;
    sums.breaches += breaches;
    const name = `${region} to ${count}`.padEnd(20);
    console.log(
      `  ${name} ${draft.states.length} states  spread ${spread.toFixed(3)}  compact ${compact.toFixed(3)}  to look at ${breaches}`,
    );
  }
  console.log(
    `  mean of these         spread ${sums.spread.toFixed(3)}  compact ${sums.compact.toFixed(3)}  to look at ${sums.breaches} in all`,
  );
}

/** Standard deviation of the states' areas, by their mean. */
function spreadOf({ states }: BoardDraft): number {
  const areas = states.map(areaOf);
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  return Math.sqrt(areas.reduce((sum, area) => sum + (area - mean) ** 2, 0) / areas.length) / mean;
}

/** Mean of what Polsby and Popper measure: 1 for a disc, near 0 for what is long or ragged. */
const compactnessOf = ({ states }: BoardDraft): number =>
  states.reduce((sum, state) => sum + (4 * Math.PI * areaOf(state)) / lengthOf(state) ** 2, 0) /
  states.length;

const lengthOf = (state: DraftState): number =>
  ringsOf(state).reduce(
    (sum, ring) =>
      sum +
      ring.reduce((own, [x, y], at) => own + Math.hypot(x - ring.at(at - 1)![0], y - ring.at(at - 1)![1]), 0),
    0,
  );
