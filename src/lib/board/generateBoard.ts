import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { signedArea } from '#lib/geometry/polygon.ts';
import { openStream } from '#lib/random/stream.ts';
import type { Board } from './board.ts';
import { furnishBoard } from './features/furnishBoard.ts';
import { landFrame } from './land/landFrame.ts';
import { outlineLand, type LandOutline } from './land/outlineLand.ts';
import { settleLand } from './land/settleLand.ts';
import { shapeLand } from './land/shapeLand.ts';
import { smoothCoast } from './land/smoothCoast.ts';
import { scatterSites, type Frame } from './points/scatterSites.ts';
import { proveImpossible } from './proveImpossible.ts';
import type { BoardSpec } from './spec.ts';
import { buildMesh, relaxedSites, type Mesh } from './voronoi/mesh.ts';
import { spreadCorners } from './voronoi/spreadCorners.ts';

/** Whole layouts tried before the search gives up; each has its own cells and its own land. */
const ATTEMPTS = 120;
/** From this attempt on a ring need not close: a few states cannot always go round an inner sea. */
const OPEN_RING_FROM = 14;
/** Up to this attempt a layout with very small states is thrown away for a better one. */
const EVEN_UNTIL = 10;
/** A very small state: below this share of the average area. Its name would not fit. */
const SMALL = 0.36;
/** Very small states that are let pass, as a share of all: none but on maps of hundreds. */
const SMALL_SHARE = 0.01;
const SWAPS = 400;
const RELAXATIONS = 4;
/** How far a coast's corners give way to their neighbours, 0 to 1. */
const COAST_SMOOTHING = 0.33;

/**
 * Draws a board from a spec: sites, relaxed Voronoi cells, land and water, graph, features. The same spec
 * gives the same board in every engine; each stage has its own stream, so that one never disturbs another.
 *
 * @param attempts whole layouts to try before the search gives up
 * @returns the board, or the problem `impossible` (proved before anything is drawn) or `budget` (the search
 *   ended without a board; it may exist all the same)
 */
export function generateBoard(spec: BoardSpec, attempts = ATTEMPTS): Result<Board> {
  const impossible = proveImpossible(spec);
  if (impossible) return err(impossible);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const outline = tryLayout(spec, attempt);
    if (!outline || (attempt < EVEN_UNTIL && !isEven(outline))) continue;
    const board = furnishBoard(spec, outline);
    if (board) return ok(board);
  }
  return err(budgetEnded(spec, attempts));
}

function tryLayout(spec: BoardSpec, attempt: number): LandOutline | undefined {
  const frame = landFrame(spec);
  const mesh = relaxedMesh(spec, frame, attempt);
  const shape = shapeLand(spec.shape, mesh, frame, spec.states, openStream(spec.seed, 'shape', attempt));
  const plan = attempt < OPEN_RING_FROM ? shape : { ...shape, basin: [] };
  const settled = settleLand(
    mesh,
    plan,
    spec.states,
    spec.capitals,
    openStream(spec.seed, 'land', attempt),
    SWAPS,
  );
  if (!settled.ok) return undefined;
  const isLand = new Uint8Array(mesh.cells);
  for (const cell of settled.land.cells) isLand[cell] = 1;
  const spread = spreadCorners(smoothCoast(mesh, isLand, COAST_SMOOTHING), spec.minBorder);
  if (!spread) return undefined;
  return outlineLand(spread, isLand, settled.land, frame, spec.minBorder, `${spec.seed}\u0000${attempt}`);
}

function isEven({ polygons }: LandOutline): boolean {
  const areas = polygons.map(signedArea);
  const mean = areas.reduce((a, b) => a + b, 0) / areas.length;
  return areas.filter((area) => area < SMALL * mean).length <= SMALL_SHARE * areas.length;
}

function relaxedMesh(spec: BoardSpec, frame: Frame, attempt: number): Mesh {
  // Crowded capitals need more water to wind through; later attempts get more of it still.
  const tight = spec.capitals ? (spec.capitals.count * spec.capitals.steps) / spec.states : 0;
  const room = ROOM[spec.shape] + 0.35 * Math.min(1, tight) + 0.02 * Math.min(attempt, 30);
  const cells = Math.ceil(spec.states * room);
  let mesh = buildMesh(scatterSites(openStream(spec.seed, 'sites', attempt), frame, cells), cells);
  for (let round = 0; round < RELAXATIONS; round++) mesh = buildMesh(relaxedSites(mesh), cells);
  return mesh;
}

/** Cells a state, before the allowance for crowded capitals. */
const ROOM = { continent: 1.25, 'two-continents': 1.3, islands: 1.6, ring: 1.4 } as const;

function budgetEnded(spec: BoardSpec, attempts: number): Problem {
  return {
    code: 'budget',
    message: `No board of ${spec.states} states was found in ${attempts} tries; another seed may still have one.`,
    where: 'board',
    got: `${attempts} tries`,
  };
}
