import type { Board, BoardState, Border } from '#lib/board/board.ts';
import type { Point } from '#lib/geometry/point.ts';
import { containsPoint, signedArea } from '#lib/geometry/polygon.ts';
import { ringsOf } from '#lib/board/stateRings.ts';

/** What is beside the shapes: none of it is in the board itself. */
export interface GeoJsonInput {
  readonly board: Board;
  readonly title: string;
  /** Whose shapes these are, where a licence wants it said. */
  readonly credit?: string;
}

/** Says in the file itself that its numbers are no longitudes and latitudes, which RFC 7946 would have them be. */
const AXES =
  'Millimetres on the board, not degrees: x to the east and y to the north of its south-west corner. Programs that expect a map must be told that this is a plain plane.';

/**
 * A board as GeoJSON: a polygon for each state (several for one with islands) with its number, name, affiliation,
 * population and neighbours, and a line for each sea route. Coordinates are millimetres of the board; the file says so
 * in its member `axes`, and gives the size of the board in `bbox`.
 */
export function makeBoardGeoJson({ board, title, credit }: GeoJsonInput): string {
  const { size, states, borders } = board;
  const head = {
    type: 'FeatureCollection',
    name: title,
    axes: AXES,
    ...(credit !== undefined && { credit }),
    bbox: [0, 0, size.width, size.height],
  };
  const features = [
    ...states.map((state) => stateFeature(state, borders)),
    ...borders.flatMap(({ a, b, mm, line }) =>
      line === undefined
        ? []
        : [
            {
              type: 'Feature',
              properties: { kind: 'strait', a, b, mm },
              geometry: { type: 'LineString', coordinates: line },
            },
          ],
    ),
  ];
  const start = JSON.stringify(head).slice(0, -1);
  // A feature a line, so that files compare well.
  return `${start},"features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;
}

function stateFeature(state: BoardState, borders: readonly Border[]) {
  const { id, name, kind, population, rolls } = state;
  const neighbours = borders.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  const pieces = piecesOf(state);
  const [only] = pieces;
  return {
    type: 'Feature',
    id,
    properties: {
      kind: 'state',
      number: id,
      name,
      affiliation: kind,
      population,
      affiliation_roll: rolls.kind,
      population_roll: rolls.population.value,
      population_shaded: rolls.population.shaded,
      neighbours: neighbours.sort((p, q) => p - q),
    },
    geometry:
      pieces.length === 1
        ? { type: 'Polygon', coordinates: only }
        : { type: 'MultiPolygon', coordinates: pieces },
  };
}

/** Each piece of land with the holes in it, as rings that end where they begin. */
function piecesOf(state: BoardState): (readonly Point[])[][] {
  const rings = ringsOf(state);
  const outer = rings.filter((ring) => signedArea(ring) > 0);
  const pieces = outer.map((ring) => [closed(ring)]);
  for (const hole of rings.filter((ring) => signedArea(ring) < 0)) {
    const inside = outer.map((ring) => hole.filter((corner) => containsPoint(ring, corner)).length);
    pieces[inside.indexOf(Math.max(...inside))]?.push(closed(hole));
  }
  return pieces;
}

const closed = (ring: readonly Point[]): readonly Point[] => [...ring, ring[0]!];
