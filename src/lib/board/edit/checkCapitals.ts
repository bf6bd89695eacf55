import { counted } from '#lib/core/counted.ts';
import { components, stepsFrom, type Graph } from '#lib/graph/graph.ts';
import { conflictsWithin, findSpacedSet } from '#lib/graph/spacedSets.ts';
import { nextCapitals } from '../features/placeCapitals.ts';
import type { CapitalsSpec, RollSpec } from '../spec.ts';
import { areaOf } from '../stateRings.ts';
import type { Breach, Checked, Repair } from './breach.ts';
import type { BoardDraft } from './draft.ts';
import { draftGraph } from './draftGraph.ts';
import { applyEdit, type BoardEdit } from './edits.ts';

/** Whether there is a legal placement of capitals at all, and whether those that stand are part of one. */
export function checkCapitals(checked: Checked): Breach[] {
  const { draft, promises, graph } = checked;
  const spec = promises.capitals;
  if (!spec) return [];
  if (!isPossible(graph, spec)) {
    return [
      {
        code: 'no-capitals',
        message: `On this map ${spec.count} capitals cannot stand ${spec.steps} steps apart.`,
        keys: [],
        repairs: makeRoom(draft, spec),
      },
      ...checkPlaced(checked, spec, false),
    ];
  }
  return checkPlaced(checked, spec, true);
}

const isPossible = (graph: Graph, { count, steps }: CapitalsSpec): boolean =>
  findSpacedSet(conflictsWithin(graph, steps), count) !== undefined;

/** How many of the largest states are tried to be split, and in how many directions. */
const LARGEST = 4;
const DIRECTIONS = [0, 4] as const;
const REPAIRS = 2;

/** Names and rolls do not matter to where capitals fit. */
const ANY_ROLLS: RollSpec = {
  seed: '',
  kindByFace: [''],
  populationFaces: [{ value: 0, shaded: false, population: 0 }],
};

/** Single edits after which there is a legal placement: raising, taking a sea route away, splitting. */
function makeRoom(draft: BoardDraft, spec: CapitalsSpec): readonly Repair[] {
  const nameOf = (key: number): string =>
    [...draft.states, ...draft.flooded].find((state) => state.key === key)!.name;
  const partsBefore = components(draftGraph(draft)).count;
  const largest = draft.states.toSorted((p, q) => areaOf(q) - areaOf(p)).slice(0, LARGEST);
  const tries: Repair[] = [
    ...draft.flooded.map(({ key, name }) => repair(`Raise ${name} again`, { type: 'raise', key })),
    ...draft.straits.map(({ a, b }) =>
      repair(`Take away the sea route between ${nameOf(a)} and ${nameOf(b)}`, { type: 'noStrait', a, b }),
    ),
    ...largest.flatMap(({ key, name }) =>
      DIRECTIONS.map((angle) => repair(`Split ${name}`, { type: 'split', key, angle })),
    ),
  ];
  const found: Repair[] = [];
  for (const candidate of tries) {
    const next = applyEdit(draft, candidate.edits[0]!, ANY_ROLLS);
    if (!next.ok || found.some(({ label }) => label === candidate.label)) continue;
    const graph = draftGraph(next.value);
    if (components(graph).count > partsBefore || !isPossible(graph, spec)) continue;
    found.push(candidate);
    if (found.length === REPAIRS) break;
  }
  return found;
}

const repair = (label: string, edit: BoardEdit): Repair => ({ label, edits: [edit] });

function checkPlaced({ draft, graph }: Checked, spec: CapitalsSpec, isPossible: boolean): Breach[] {
  const places = draft.capitals.map((key) => draft.states.findIndex((state) => state.key === key));
  const near = nearPairs(graph, places, spec.steps);
  const breaches: Breach[] = near.map(([i, j, steps]) => tooNear(draft, graph, places, spec, i, j, steps));
  if (places.length > spec.count) {
    breaches.push({
      code: 'placed-capitals-too-many',
      message: `${places.length} capitals stand on the map; ${spec.count} may.`,
      keys: draft.capitals,
      repairs: [
        repair(`Keep the first ${spec.count}`, {
          type: 'capitals',
          keys: draft.capitals.slice(0, spec.count),
        }),
      ],
    });
  } else if (isPossible && near.length === 0 && !hasRoom(graph, places, spec)) {
    let left = places.length - 1;
    while (!hasRoom(graph, places.slice(0, left), spec)) left--;
    const missing = spec.count - places.length;
    breaches.push({
      code: 'placed-capitals-blocked',
      message: `The capitals that stand leave no room for the other ${missing === 1 ? 'one' : missing}.`,
      keys: draft.capitals,
      repairs: [
        repair(left === 0 ? 'Take all away' : `Keep the first ${left}`, {
          type: 'capitals',
          keys: draft.capitals.slice(0, left),
        }),
      ],
    });
  }
  return breaches;
}

const hasRoom = (graph: Graph, places: readonly number[], { count, steps }: CapitalsSpec): boolean =>
  findSpacedSet(conflictsWithin(graph, steps), count, places) !== undefined;

/** Pairs of capitals that are too near, by their place in the order, with the steps between them. */
function nearPairs(
  graph: Graph,
  places: readonly number[],
  steps: number,
): (readonly [number, number, number])[] {
  return places.flatMap((place, i) => {
    const from = stepsFrom(graph, place);
    return places.slice(i + 1).flatMap((other, k) => {
      const apart = from[other]!;
      return apart >= 0 && apart < steps ? [[i, i + 1 + k, apart] as const] : [];
    });
  });
}

function tooNear(
  draft: BoardDraft,
  graph: Graph,
  places: readonly number[],
  spec: CapitalsSpec,
  i: number,
  j: number,
  apart: number,
): Breach {
  const [a, b] = [draft.states[places[i]!]!, draft.states[places[j]!]!];
  const others = places.filter((_, k) => k !== j);
  const from = stepsFrom(graph, places[j]!);
  // Ids of the graph's nodes count from one.
  const legal = nextCapitals(
    graph,
    spec.steps,
    spec.count,
    others.map((place) => place + 1),
  ).map((id) => id - 1);
  legal.sort((p, q) => distance(from, p) - distance(from, q) || p - q);
  const keys = (changed: readonly number[]): readonly number[] =>
    changed.map((place) => draft.states[place]!.key);
  const better = legal[0];
  return {
    code: 'placed-capitals-too-near',
    message: `The capitals in ${a.name} and ${b.name} are ${counted(apart, 'step')} apart; they must be at least ${spec.steps}.`,
    keys: [a.key, b.key],
    repairs: [
      ...(better === undefined
        ? []
        : [
            repair(`Move the capital in ${b.name} to ${draft.states[better]!.name}`, {
              type: 'capitals',
              keys: keys(places.map((place, k) => (k === j ? better : place))),
            }),
          ]),
      repair(`Take away the capital in ${b.name}`, { type: 'capitals', keys: keys(others) }),
    ],
  };
}

/** Steps, with what cannot be reached farthest off. */
const distance = (from: Int32Array, place: number): number => (from[place]! < 0 ? Infinity : from[place]!);
