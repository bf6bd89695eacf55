import { counted } from '#lib/core/counted.ts';
import { PAPERS } from '#lib/print/papers.ts';
import type { Board, BoardState, Count } from '#lib/board/board.ts';
import type { BoardLook, BoardSettings } from '../../board/settings.ts';
import { rulesOf, type MadeBoard } from './makerState.ts';

/** What the page says, in words; no markup. */

export const LABEL_OF = {
  shape: {
    continent: 'Continent',
    islands: 'Islands',
    ring: 'Ring',
    'two-continents': 'Two continents',
  },
  spacing: { 'four-steps': 'Four steps', 'three-steps': 'Three steps', 'two-steps': 'Two steps' },
  paper: {
    a4: PAPERS.a4.label,
    letter: PAPERS.letter.label,
    a3: PAPERS.a3.label,
    tabloid: PAPERS.tabloid.label,
  },
  orientation: { auto: 'Auto', landscape: 'Landscape', portrait: 'Portrait' },
  labels: { names: 'Names', numbers: 'Numbers' },
} as const;

const WHOLE = new Intl.NumberFormat('en');

/** A count of things: `12,345`, or `at least 1,000,000`. */
export const countText = (count: Count): string =>
  typeof count === 'number' ? WHOLE.format(count) : `at least ${WHOLE.format(count.atLeast)}`;

/** Which board it is, as the heading of something. */
export function boardTitle({ source }: Pick<MadeBoard, 'source'>): string {
  const { regimes } = rulesOf(source);
  const which = source.kind === 'seed' ? `seed ${source.settings.seed}` : source.opened.title;
  return `A New Regime, board for ${regimes} regimes, ${which}`;
}

/** A new board in one breath. */
export function boardSentence({ source, edits, board }: MadeBoard): string {
  const { regimes } = rulesOf(source);
  const { placements } = board.capitals;
  const name = source.kind === 'seed' ? `Board ${source.settings.seed}` : source.opened.title;
  const changed = edits.length === 0 ? '' : `, ${counted(edits.length, 'change')}`;
  return `${name} for ${regimes} regimes${changed}: ${board.states.length} states, ${countText(placements)} legal placements of capitals.`;
}

const LOOK_WORDS: { readonly [K in keyof BoardLook]: (value: BoardLook[K]) => string } = {
  paper: (paper) => `Paper ${LABEL_OF.paper[paper]}.`,
  orientation: (way) => (way === 'auto' ? 'The sheet lies as suits the board.' : `The sheet is ${way}.`),
  labels: (labels) => `States show ${labels}.`,
  ink: (ink) => (ink === 'low' ? 'Low ink: black lines on white.' : 'Full ink.'),
  colour: (colour) => (colour === 'colour' ? 'In colour.' : 'In grey.'),
  capitals: (capitals) => `Places for capitals are ${capitals === 'shown' ? 'marked' : 'not marked'}.`,
};

export const lookSentence = (change: Partial<BoardLook>): string =>
  Object.entries(change)
    .map(([name, value]) => (LOOK_WORDS[name as keyof BoardLook] as (value: unknown) => string)(value))
    .join(' ');

/** A state's name as screen readers hear it while they move over the board. */
export const stateLabel = ({ id, name, kind, population }: BoardState): string =>
  `${name}, ${id}, ${kind}, population ${population}`;

/** The same for a state that was turned to water. */
export const drownedLabel = ({ name }: Pick<BoardState, 'name'>): string => `${name}, under water`;

/** All there is to know of a state but its place for a capital. */
export function stateSentence(board: Board, id: number): string {
  const state = board.states[id - 1]!;
  const neighbours = neighboursOf(board, id).map(
    ({ id: other, strait }) => board.states[other - 1]!.name + (strait ? ' across a strait' : ''),
  );
  return `${state.name}, state ${id}, ${state.kind}, population ${state.population}. Borders on ${neighbours.join(', ')}.`;
}

export interface Neighbour {
  readonly id: number;
  readonly strait: boolean;
}

export const neighboursOf = ({ borders }: Pick<Board, 'borders'>, id: number): readonly Neighbour[] =>
  borders.flatMap(({ a, b, kind }) =>
    a === id || b === id ? [{ id: a === id ? b : a, strait: kind === 'strait' }] : [],
  );

/** What would change with an offered setting, as the words of its button. */
export function offerSentence(present: BoardSettings, offered: BoardSettings): string {
  const words: string[] = [];
  if (offered.states !== present.states) words.push(`${offered.states} states a regime`);
  if (offered.regimes !== present.regimes) words.push(`${offered.regimes} regimes`);
  if (offered.spacing !== present.spacing)
    words.push(`capitals ${LABEL_OF.spacing[offered.spacing].toLowerCase()} apart`);
  if (offered.shape !== present.shape) words.push(LABEL_OF.shape[offered.shape].toLowerCase());
  if (offered.width !== present.width || offered.height !== present.height)
    words.push(`${offered.width} × ${offered.height} mm`);
  if (offered.seed !== present.seed) words.push(`seed ${offered.seed}`);
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
