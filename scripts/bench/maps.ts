/** How long boards of maps take: the built-in world, a large file, a long list. */
import { fileURLToPath } from 'node:url';
import { makeMapBoard } from '#games/a-new-regime/maps/makeMapBoard.ts';
import { DEFAULT_MAP } from '#games/a-new-regime/maps/mapSettings.ts';
import { settingsFor, type MapKind } from '#games/a-new-regime/maps/settingsFor.ts';
import { parseList } from '#lib/board/maps/list/parseList.ts';
import { shapesOfList } from '#lib/board/maps/list/shapesOfList.ts';
import type { MapShapes } from '#lib/board/maps/mapShape.ts';
import { readMapText } from '#lib/board/maps/read/readMapText.ts';
import { chooseWorld } from '#lib/board/maps/world/chooseWorld.ts';
import { CONTINENT_IDS } from '#lib/board/maps/world/continents.ts';
import { detailFor } from '#lib/board/maps/world/regions.ts';
import type { Result } from '#lib/core/result.ts';
import { readWorld } from '#site/readWorld.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WORLD_BUDGET = 3000;
const FILE_BUDGET = 5000;
const ROUNDS = 5;

export async function run(): Promise<void> {
  console.log('Boards of maps, on A3');
  const worlds = { '110m': await readWorld('110m', ROOT), '50m': await readWorld('50m', ROOT) };
  for (const region of ['world', ...CONTINENT_IDS.filter((id) => id !== 'antarctica')]) {
    const world = worlds[detailFor([region])];
    report(
      region,
      'world',
      () => chooseWorld(world, [region]),
      region === 'world' ? WORLD_BUDGET : undefined,
    );
  }
  const file = largeFile();
  report(
    `a file of ${(file.length / 1e6).toFixed(1)} MB and 4,900 states`,
    'file',
    () => readMapText(file),
    FILE_BUDGET,
  );
  report('a list of 81 states', 'list', () => {
    const list = parseList(longList());
    return list.ok ? { ok: true, value: shapesOfList(list.value) } : list;
  });
}

function report(name: string, kind: MapKind, read: () => Result<MapShapes>, budget?: number): void {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    const shapes = read();
    if (!shapes.ok) throw new Error(shapes.error.message);
    const made = makeMapBoard(shapes.value, settingsFor(kind, { ...DEFAULT_MAP, count: 40 }));
    if (!made.ok) throw new Error(made.error.message);
    return performance.now() - start;
  });
  const median = times.sort((a, b) => a - b)[ROUNDS >> 1]!;
  const verdict =
    budget === undefined ? '' : `  budget ${budget} ms: ${median <= budget ? 'kept' : 'EXCEEDED'}`;
  console.log(`  ${name}: median ${median.toFixed(0)} ms${verdict}`);
}

/** Squares of 70 by 70, each side of many corners, as a file has them: near the largest that is read. */
function largeFile(): string {
  const SIDE = 70;
  const CORNERS = 40;
  const edge = (x0: number, y0: number, x1: number, y1: number): number[][] =>
    Array.from({ length: CORNERS }, (_, k) => {
      const t = k / CORNERS;
      return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + (k % 2) * 0.003].map(
        (value) => Math.round(value * 1e6) / 1e6,
      );
    });
  const features = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE) - 35];
    const ring = [
      ...edge(x, y, x + 1, y),
      ...edge(x + 1, y, x + 1, y + 1),
      ...edge(x + 1, y + 1, x, y + 1),
      ...edge(x, y + 1, x, y),
    ];
    const geometry = { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
    return { type: 'Feature', properties: { name: `Field ${at}` }, geometry };
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

/** A net of 9 by 9 states with a diagonal in every square. */
function longList(): string {
  const name = (x: number, y: number) => `S${x}${y}`;
  const lines: string[] = [];
  for (let y = 0; y < 9; y++) {
    for (let x = 0; x < 9; x++) {
      const others = [
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ].filter(([a, b]) => a! < 9 && b! < 9);
      lines.push(`${name(x, y)}: ${others.map(([a, b]) => name(a!, b!)).join(', ')}`);
    }
  }
  return lines.join('\n');
}
