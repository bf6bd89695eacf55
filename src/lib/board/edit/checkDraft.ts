import { components } from '#lib/graph/graph.ts';
import { numberedName } from '../features/nameStates.ts';
import { areaOf } from '../stateRings.ts';
import type { Breach, Checked, Promises } from './breach.ts';
import { checkCapitals } from './checkCapitals.ts';
import { draftGraph } from './draftGraph.ts';
import { joinParts, lengthenBorder, mergeInto } from './repairs.ts';
import type { BoardDraft } from './draft.ts';
import { isLocked } from './refuse.ts';
import { NAME_MAX } from './editName.ts';
import { traceLand } from './traceLand.ts';

export { BREACH_CODES, type Breach, type Promises, type Repair } from './breach.ts';

/** All promises that a draft breaks; an empty list for one that keeps them all. */
export function checkDraft(draft: BoardDraft, promises: Promises): readonly Breach[] {
  const { touching } = traceLand(draft.states);
  const checked = { draft, promises, touching, graph: draftGraph(draft, touching) };
  return [
    ...checkParts(checked),
    ...checkBorders(checked),
    ...checkAreas(checked),
    ...checkCapitals(checked),
    ...checkLabels(checked),
    ...checkNames(checked),
  ];
}

function checkParts(checked: Checked): Breach[] {
  const { draft, graph } = checked;
  const { of, count } = components(graph);
  if (count < 2) return [];
  const parts: number[][] = Array.from({ length: count }, () => []);
  of.forEach((part, at) => parts[part]!.push(at));
  const main = parts.reduce((best, part) => (part.length > best.length ? part : best));
  const join = joinParts(checked);
  return parts
    .filter((part) => part !== main)
    .map((part) => {
      const names = part.map((at) => draft.states[at]!.name);
      const some =
        names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : listed(names);
      return {
        code: 'parts',
        message: `No way leads from ${some} to the rest of the map.`,
        keys: part.map((at) => draft.states[at]!.key),
        repairs: join(part),
      };
    });
}

/** More short borders than this are mended by merging alone: to look for a drag takes a while. */
const MOST_DRAGS = 6;

function checkBorders(checked: Checked): Breach[] {
  const { draft, promises, touching } = checked;
  const short = touching.filter(({ mm }) => mm < promises.minBorder);
  return short.map(({ a, b, mm }) => {
    const [first, second] = [draft.states[a]!, draft.states[b]!];
    const drags = short.length > MOST_DRAGS ? [] : lengthenBorder(checked, first, second);
    return {
      code: 'short-border',
      message: `The border of ${first.name} and ${second.name} is ${mm.toFixed(1)} mm long; it should be at least ${promises.minBorder} mm.`,
      keys: [first.key, second.key],
      border: [first.key, second.key],
      repairs: [...drags, ...mergeInto(checked, a, [b])],
    };
  });
}

function checkAreas(checked: Checked): Breach[] {
  const { draft, promises } = checked;
  const { minArea } = promises;
  if (minArea === undefined) return [];
  return draft.states.flatMap((state, at) => {
    const area = areaOf(state);
    if (area >= minArea) return [];
    return {
      code: 'small-state',
      message: `${state.name} has ${Math.round(area)} mm² of land; it should have at least ${minArea} mm².`,
      keys: [state.key],
      repairs: mergeInto(checked, at, neighboursOf(checked, at), 'gone'),
    } as const;
  });
}

function checkLabels(checked: Checked): Breach[] {
  const { draft, promises } = checked;
  const { key: keyed = [], bare = [] } = promises.labels ?? {};
  const bareOnes = new Set(bare);
  const ids = [...new Set([...keyed.map(({ id }) => id), ...bare])].sort((p, q) => p - q);
  return ids.flatMap((id) => {
    const state = draft.states[id - 1];
    if (!state) return [];
    return {
      code: 'label',
      message: bareOnes.has(id)
        ? `${state.name} is too small for its sign and its people at the least size of lettering.`
        : `The name of ${state.name} does not fit into it at the least size of lettering; its number stands instead.`,
      keys: [state.key],
      repairs: mergeInto(checked, id - 1, neighboursOf(checked, id - 1), 'gone'),
    } as const;
  });
}

function checkNames({ draft }: Checked): Breach[] {
  const names = draft.states.map(({ name }) => name);
  const first = new Map<string, number>();
  return draft.states.flatMap(({ key, name }, at) => {
    const known = first.get(name);
    if (known === undefined) {
      first.set(name, at);
      return [];
    }
    const free = [at, known].find((place) => !isLocked(draft, draft.states[place]!.key, 'name'));
    const other = numberedName(name, names);
    const repairs =
      free === undefined || other.length > NAME_MAX
        ? []
        : [
            {
              label: `Call one of them ${other}`,
              edits: [{ type: 'rename', key: draft.states[free]!.key, name: other } as const],
            },
          ];
    return {
      code: 'name-twice',
      message: `Two states are called ${name}; at a table nobody could tell them apart.`,
      keys: [draft.states[known]!.key, key],
      repairs,
    } as const;
  });
}

/** Places of a state's neighbours: by land first, the longest border first; then over water. */
function neighboursOf({ touching, graph }: Checked, at: number): readonly number[] {
  const byLand = touching
    .flatMap(({ a, b, mm }) => (a === at ? [{ at: b, mm }] : b === at ? [{ at: a, mm }] : []))
    .sort((p, q) => q.mm - p.mm)
    .map(({ at: place }) => place);
  return [...byLand, ...graph[at]!.filter((place) => !byLand.includes(place))];
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
