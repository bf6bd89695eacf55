import { describe, expect, it } from 'vitest';
import { foldLines } from '#lib/print/foldLines.ts';
import { cubeNet, octahedronNet, type FoldNet } from '#lib/print/foldNet.ts';
import type { Point } from '#lib/geometry/point.ts';

type Vector = readonly [number, number, number];
const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const key2 = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
const key3 = (v: Vector) => v.map((one) => (one + 0).toFixed(3).replace(/^-0\.000$/, '0.000')).join(',');
const sidesOf = (corners: readonly Point[]) =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length]!] as const);

/** Where the paper's own axes and origin have come to lie. */
interface Pose {
  readonly origin: Vector;
  readonly right: Vector;
  readonly down: Vector;
}
const onPaper = ({ origin, right, down }: Pose, [x, y]: Point): Vector =>
  plus(plus(origin, right, x), down, y);

/** Turns a vector about an axis (Rodrigues). */
function turned(v: Vector, axis: Vector, angle: number): Vector {
  const length = Math.sqrt(dot(axis, axis));
  const unit = plus([0, 0, 0], axis, 1 / length);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return plus(plus(plus([0, 0, 0], v, cos), cross(unit, v), sin), unit, dot(unit, v) * (1 - cos));
}

/** Folds every shared side backwards by so much, from the first face on, and gives each face's corners in space. */
function folded({ faces }: FoldNet, angle: number): readonly (readonly Vector[])[] {
  const poses = new Map<number, Pose>([[0, { origin: [0, 0, 0], right: [1, 0, 0], down: [0, 1, 0] }]]);
  for (const [index, pose] of poses)
    for (const [p, q] of sidesOf(faces[index]!.corners))
      faces.forEach(({ corners, middle }, other) => {
        if (poses.has(other)) return;
        if (!sidesOf(corners).some(([a, b]) => key2(a) === key2(q) && key2(b) === key2(p))) return;
        const [from, to] = [onPaper(pose, p), onPaper(pose, q)];
        const normal = cross(pose.right, pose.down);
        const poseBy = (by: number): Pose => {
          const turn = (v: Vector) => turned(v, plus(to, from, -1), by);
          return {
            origin: plus(from, turn(plus(pose.origin, from, -1))),
            right: turn(pose.right),
            down: turn(pose.down),
          };
        };
        const behind = (one: Pose) => dot(plus(onPaper(one, middle), from, -1), normal) > 0;
        poses.set(other, behind(poseBy(angle)) ? poseBy(angle) : poseBy(-angle));
      });
  return faces.map(({ corners }, index) => corners.map((corner) => onPaper(poses.get(index)!, corner)));
}

describe.each([
  [
    'an octahedron',
    octahedronNet(20, 5),
    Math.PI - Math.acos(-1 / 3),
    6,
    4,
    [
      [0, 3],
      [1, 4],
      [2, 5],
      [6, 7],
    ],
  ],
  [
    'a cube',
    cubeNet(20, 5),
    Math.PI / 2,
    8,
    3,
    [
      [0, 2],
      [1, 3],
      [4, 5],
    ],
  ],
] as const)('the net of %s', (_, net, angle, corners, facesAtCorner, opposites) => {
  const solid = folded(net, angle);

  it('closes when it is folded: corners meet, and every edge is a side of two faces', () => {
    const met = new Map<string, number>();
    for (const corner of solid.flat()) met.set(key3(corner), (met.get(key3(corner)) ?? 0) + 1);
    expect(met.size).toBe(corners);
    expect(new Set(met.values())).toEqual(new Set([facesAtCorner]));
    const edges = new Map<string, number>();
    for (const face of solid)
      face.forEach((from, index) => {
        const key = [key3(from), key3(face[(index + 1) % face.length]!)].sort().join(' ');
        edges.set(key, (edges.get(key) ?? 0) + 1);
      });
    expect(edges.size).toBe(12);
    expect(new Set(edges.values())).toEqual(new Set([2]));
  });

  it('has one flap for each edge that is no fold, and none where a face is', () => {
    const sides = net.faces.flatMap(({ corners }) => sidesOf(corners));
    const isSide = (a: Point, b: Point) =>
      sides.filter(([p, q]) => key2(p) === key2(a) && key2(q) === key2(b)).length;
    const shared = sides.filter(([a, b]) => isSide(b, a) > 0).length / 2;
    expect(shared + net.tabs.length).toBe(12);
    const glued = net.tabs.map(([a, b]) => {
      expect(isSide(a!, b!) + isSide(b!, a!)).toBe(1);
      const face = net.faces.findIndex(({ corners }) =>
        [a!, b!].every((one) => corners.some((c) => key2(c) === key2(one))),
      );
      const at = (one: Point) =>
        key3(solid[face]![net.faces[face]!.corners.findIndex((c) => key2(c) === key2(one))]!);
      return [at(a!), at(b!)].sort().join(' ');
    });
    // No edge has flaps from both sides.
    expect(new Set(glued).size).toBe(net.tabs.length);
    const { folds, cuts } = foldLines(net);
    expect(folds.length / 2).toBe(12);
    expect(cuts.length / 2).toBe(sides.length - 2 * shared + 2 * net.tabs.length);
  });

  it('knows which faces lie opposite each other', () => {
    const normals = solid.map((face) => cross(plus(face[1]!, face[0]!, -1), plus(face[2]!, face[0]!, -1)));
    for (const [a, b] of opposites)
      expect(dot(normals[a]!, normals[b]!) / dot(normals[a]!, normals[a]!)).toBeCloseTo(-1, 6);
  });

  it('lies within its size, flaps and all', () => {
    for (const [x, y] of [...net.faces.flatMap(({ corners }) => corners), ...net.tabs.flat()]) {
      expect(x).toBeGreaterThanOrEqual(-1e-9);
      expect(y).toBeGreaterThanOrEqual(-1e-9);
      expect(x).toBeLessThanOrEqual(net.width + 1e-9);
      expect(y).toBeLessThanOrEqual(net.height + 1e-9);
    }
  });
});
