import type { BoardDraft, DraftState } from '#lib/board/edit/draft.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import type { InferOutput } from 'valibot';
import { printBoardJson } from './boardJson.ts';
import type { boardFileSchema } from './boardFileSchema.ts';
import type { BoardSettings } from './settings.ts';

/** A board that somebody works on, whole: what a file of version 2 holds. */
export interface BoardFile {
  /** What it is called, in headings. */
  readonly title: string;
  readonly draft: BoardDraft;
  /** What it is played by; the seed is what dice and names come from. */
  readonly rules: Pick<BoardSettings, 'seed' | 'regimes' | 'spacing'>;
  readonly origin: BoardOrigin;
}

/** Where the land of a board comes from. */
export type BoardOrigin =
  /** Drawn by the generator, then changed by these edits. The draft counts; the edits say how it came about. */
  | { readonly kind: 'seed'; readonly settings: BoardSettings; readonly edits: readonly BoardEdit[] }
  /** Made of a map; the credit says whose shapes these are, where a licence wants it said. */
  | { readonly kind: 'map'; readonly credit?: string };

/** The object that a file of version 2 holds, fields in the file's order. */
export type BoardFileJson = InferOutput<typeof boardFileSchema>;

/** Longest title that a file keeps, in UTF-16 units. */
export const TITLE_MAX = 120;

/** The text of a file of version 2; its twin is `parseBoardFile`. The same board is the same text, byte for byte. */
export const makeBoardFile = (file: BoardFile): string => printBoardJson(fileJson(file));

function fileJson({ title, draft, rules, origin }: BoardFile): BoardFileJson {
  return {
    version: 2,
    game: 'a-new-regime',
    title: title.slice(0, TITLE_MAX),
    seed: rules.seed,
    regimes: rules.regimes,
    spacing: rules.spacing,
    origin: originJson(origin),
    size: { width: draft.size.width, height: draft.size.height },
    band: draft.band,
    nextKey: draft.nextKey,
    states: draft.states.map(stateJson),
    flooded: draft.flooded.map(stateJson),
    straits: draft.straits.map(({ a, b, line }) => ({ a, b, line: [pair(line[0]), pair(line[1])] })),
    locked: draft.locked.map(({ key, what }) => ({ key, what })),
    capitals: [...draft.capitals],
  };
}

function originJson(origin: BoardOrigin): BoardFileJson['origin'] {
  if (origin.kind === 'map') return { kind: 'map', ...(origin.credit && { credit: origin.credit }) };
  const { seed, regimes, states, shape, spacing, width, height } = origin.settings;
  return {
    kind: 'seed',
    settings: { seed, regimes, states, shape, spacing, width, height },
    edits: origin.edits.map((edit) => ({ ...edit })) as SeedOrigin['edits'],
  };
}

type SeedOrigin = Extract<BoardFileJson['origin'], { kind: 'seed' }>;

function stateJson(state: DraftState): BoardFileJson['states'][number] {
  const { key, name, kind, population, rolls, centre, polygon, more } = state;
  return {
    key,
    name,
    // The game rolls kinds from its affiliations alone; parsing checks it for files.
    affiliation: kind as BoardFileJson['states'][number]['affiliation'],
    population,
    rolls: {
      affiliation: rolls.kind,
      population: { value: rolls.population.value, shaded: rolls.population.shaded },
    },
    centre: pair(centre),
    polygon: polygon.map(pair),
    ...(more && { more: more.map((ring) => ring.map(pair)) }),
  };
}

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y];

/** The board that a checked file describes; the twin of `fileJson`. */
export function boardFileOf(json: BoardFileJson): BoardFile {
  const { title, seed, regimes, spacing, origin, size, band, nextKey, straits, locked, capitals } = json;
  const states = json.states.map(draftState);
  const flooded = json.flooded.map(draftState);
  return {
    title,
    draft: { size, band, states, flooded, straits, nextKey, locked, capitals },
    rules: { seed, regimes, spacing },
    origin:
      origin.kind === 'seed' ? origin : { kind: 'map', ...(origin.credit && { credit: origin.credit }) },
  };
}

function draftState({ affiliation, rolls, more, ...state }: BoardFileJson['states'][number]): DraftState {
  return {
    key: state.key,
    name: state.name,
    kind: affiliation,
    population: state.population,
    rolls: { kind: rolls.affiliation, population: rolls.population },
    centre: state.centre,
    polygon: state.polygon,
    ...(more && { more }),
  };
}
