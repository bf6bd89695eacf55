import { describe, expect, it } from 'vitest';
import { settleLand } from '#lib/board/land/settleLand.ts';
import { shapeLand, WATER } from '#lib/board/land/shapeLand.ts';
import { scatterSites } from '#lib/board/points/scatterSites.ts';
import { LAND_SHAPES } from '#lib/board/spec.ts';
import { buildMesh, relaxedSites } from '#lib/board/voronoi/mesh.ts';
import { openStream } from '#lib/random/stream.ts';

const frame = { west: 9, south: 52, east: 395, north: 272 };
const cells = 40;
const mesh = buildMesh(
  relaxedSites(buildMesh(scatterSites(openStream('settle', 'sites'), frame, cells), cells)),
  cells,
);
const planOf = (shape: (typeof LAND_SHAPES)[number]) =>
  shapeLand(shape, mesh, frame, 20, openStream('settle', 'shape'));
const settle = (plan: ReturnType<typeof planOf>, states = 20) =>
  settleLand(mesh, plan, states, undefined, openStream('settle', 'land'), 400);

describe('settling land', () => {
  it('takes exactly as many cells as there are states, and none that must stay water', () => {
    for (const shape of LAND_SHAPES) {
      const plan = planOf(shape);
      const settled = settle(plan);
      if (!settled.ok) throw new Error(shape);
      expect(settled.land.cells).toHaveLength(20);
      for (const cell of settled.land.cells) expect(plan.group[cell]).not.toBe(WATER);
      for (const cell of plan.fixed) expect(settled.land.cells).toContain(cell);
    }
  });

  it('leaves as many pieces as a shape asks for: two or more for islands', () => {
    expect(planOf('islands').pieces).toBe(2);
    // A continent asked to be in two pieces starts whole; it may not stay so.
    const settled = settle({ ...planOf('continent'), pieces: 2 });
    expect(!settled.ok || settled.land.crossings.length >= 1).toBe(true);
  });

  it('never lets land of two groups touch but through group 0', () => {
    for (const shape of ['islands', 'two-continents'] as const) {
      const plan = planOf(shape);
      const settled = settle(plan);
      if (!settled.ok) throw new Error(shape);
      const land = new Set(settled.land.cells);
      for (const cell of land) {
        for (const other of mesh.across[cell]!.filter((next) => land.has(next))) {
          const groups = [plan.group[cell], plan.group[other]];
          expect(groups.includes(0) || groups[0] === groups[1]).toBe(true);
        }
      }
    }
  });

  it('gives up where the fixed cells alone are too many', () => {
    expect(settle(planOf('two-continents'), 2).ok).toBe(false);
  });
});
