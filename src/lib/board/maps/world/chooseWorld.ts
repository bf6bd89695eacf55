import { err, ok, type Result } from '#lib/core/result.ts';
import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { boundsOf } from '#lib/geometry/polygon.ts';
import type { Point } from '#lib/geometry/point.ts';
import type { MapShapes, RawArea } from '../mapShape.ts';
import { angleBetween, findExtent } from '../project/extent.ts';
import { CONTINENT_IDS } from './continents.ts';
import { isContinent, WHOLE_WORLD } from './regions.ts';
import { countriesOf, type Country, type WorldFile } from './worldFile.ts';

/** How much farther from the middle than the mainlands a part may lie and still be drawn. */
const REACH = 1.05;
/** Or it lies as near as this, in degrees, to another part of its country that is drawn: islands of a chain. */
const CHAIN = 6;

/**
 * The shapes of a choice. Far-off parts of a country (France's in South America, on a map of Europe) are left out and
 * noted; Antarctica comes only when it is asked for.
 */
export function chooseWorld(world: WorldFile, regions: readonly string[]): Result<MapShapes> {
  const countries = countriesOf(world);
  const codes = countries.map(({ code }) => code);
  const unknown = regions.find(
    (region) => region !== WHOLE_WORLD && !isContinent(region) && !codes.includes(region),
  );
  if (unknown !== undefined || regions.length === 0) {
    const allowed = `${WHOLE_WORLD}, ${CONTINENT_IDS.join(', ')}, or a country's two capital letters`;
    const guess = unknown === undefined ? '' : didYouMean(unknown, [WHOLE_WORLD, ...CONTINENT_IDS, ...codes]);
    return err({
      code: 'unknown-region',
      message: `There is no region ${quote(unknown ?? '')} on the built-in map of this scale; it must be ${allowed}.${guess}`,
      where: 'region',
      got: unknown ?? '',
      allowed,
    });
  }
  const whole = regions.includes(WHOLE_WORLD);
  const chosen = countries.filter(
    ({ code, continent }) =>
      regions.includes(code) || regions.includes(continent) || (whole && continent !== 'antarctica'),
  );
  return ok(whole ? { shapes: chosen, geographic: true, notes: [] } : withoutFarParts(chosen));
}

function withoutFarParts(countries: readonly Country[]): MapShapes {
  const mainlands = countries.flatMap(({ areas }) => {
    const [first, ...others] = areas;
    if (first === undefined) return [];
    return others.reduce((best, area) => (spanOf(area) > spanOf(best) ? area : best), first)[0] ?? [];
  });
  const { middle, radius } = findExtent(mainlands);
  const left: string[] = [];
  const shapes = countries.map(({ name, continent, areas }) => {
    const isNear = (area: RawArea): boolean =>
      area[0]!.some((corner) => angleBetween(middle, corner) <= radius * REACH);
    const near = withChains(
      areas.filter(isNear),
      areas.filter((area) => !isNear(area)),
    );
    if (near.length < areas.length) left.push(name);
    return { name, continent, areas: near };
  });
  const notes =
    left.length === 0
      ? []
      : [`Far-off parts are left out of ${left.length < 7 ? left.join(', ') : `${left.length} countries`}.`];
  return { shapes, geographic: true, notes };
}

/** The near parts, and of the far ones those that lie beside one that is taken. */
function withChains(near: RawArea[], far: readonly RawArea[]): readonly RawArea[] {
  if (near.length === 0) return near;
  let waiting = far;
  for (;;) {
    const [beside, rest] = [[] as RawArea[], [] as RawArea[]];
    for (const area of waiting) (near.some((other) => isBeside(area, other)) ? beside : rest).push(area);
    if (beside.length === 0) return near;
    near.push(...beside);
    waiting = rest;
  }
}

function isBeside([one]: RawArea, [other]: RawArea): boolean {
  const [a, b] = [boundsOf(one as readonly Point[]), boundsOf(other as readonly Point[])];
  const east = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const north = Math.max(a.low, b.low) - Math.min(a.high, b.high);
  if (north > CHAIN || (east > 3 * CHAIN && east < 360 - 3 * CHAIN)) return false;
  return one!.some((p) => other!.some((q) => angleBetween(p, q) <= CHAIN));
}

/** A rough area, to tell the largest part of a country; degrees squared. */
function spanOf(area: RawArea): number {
  const { left, right, low, high } = boundsOf(area[0] as readonly Point[]);
  const middle = (low + high) / 2;
  return Math.min(angleBetween([left, middle], [right, middle]), 180) * (high - low);
}
