import { judgeCapital, openStates, verdictSentence, type CapitalVerdict } from '../../rules/capitals.ts';
import { AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import { momentOf, placedOn, settingsOf, type Draft, type MadeBoard, type MakerState } from './makerState.ts';
import { countText, neighboursOf, offerSentence } from './sentences.ts';
import type { BoardFile } from '../../board/boardFile.ts';
import type { BoardLook, BoardSettings } from '../../board/settings.ts';

/** What the parts of the page show, worked out of the page's state. */
export interface MakerView {
  readonly settings: BoardSettings;
  /** What an opened board is called, and whose its shapes are; absent for a drawn one. */
  readonly opened?: { readonly title: string; readonly credit?: string };
  readonly look: BoardLook;
  readonly fields: { readonly seed: Draft; readonly width: Draft; readonly height: Draft };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly trouble: Trouble | undefined;
  readonly readout: Readout | undefined;
  readonly capitals: CapitalsView;
  readonly facts: Facts;
}

/** The present settings have no board; the last good one is shown instead. */
export interface Trouble {
  readonly message: string;
  readonly offers: readonly { readonly words: string; readonly settings: BoardSettings }[];
  /** What the board in sight was made from. */
  readonly shown: string;
}

/** A state, by its lasting key and by the number that it has on the board in sight. */
export interface NamedState {
  readonly key: number;
  readonly id: number;
  readonly name: string;
}

/** One state, for the line above the board. */
export interface Readout {
  readonly key: number;
  readonly id: number;
  readonly name: string;
  readonly affiliation: Affiliation;
  readonly population: number;
  readonly rolls: {
    readonly uprising: number;
    readonly action: { readonly value: number; readonly shaded: boolean };
  };
  readonly neighbours: readonly (NamedState & { readonly strait: boolean })[];
  readonly verdict: CapitalVerdict;
  readonly verdictText: string;
}

export interface CapitalsView {
  readonly placed: readonly NamedState[];
  readonly count: number;
  readonly missing: number;
  /** Keys of the states where the next may stand: after the pointed state's own, where that is allowed. */
  readonly open: readonly number[];
  /** How many states could take the next capital now. */
  readonly choices: number;
}

export interface Facts {
  readonly states: number;
  readonly borders: number;
  readonly straits: number;
  readonly placements: string;
  /** Share of the states that are in some legal placement, whole per cent. */
  readonly possibleShare: number;
  readonly suggested: readonly NamedState[];
  readonly affiliations: readonly { readonly affiliation: Affiliation; readonly count: number }[];
  readonly population: number;
}

export function projectMaker(state: MakerState): MakerView {
  const { source, look } = momentOf(state);
  const settings = settingsOf(source);
  const { shown, problem, history } = state;
  const { board, keys } = shown;
  const placed = placedOn(shown);
  const pointed = keys.indexOf(state.hovered ?? state.current ?? -1) + 1;
  const now = openStates(board, placed);
  const open = now.includes(pointed) ? openStates(board, [...placed, pointed]) : now;
  return {
    settings,
    ...(source.kind === 'opened' && { opened: openedView(source.opened) }),
    look,
    fields: {
      seed: state.drafts.seed ?? { text: settings.seed },
      width: state.drafts.width ?? { text: String(settings.width) },
      height: state.drafts.height ?? { text: String(settings.height) },
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    trouble: problem && {
      message: problem.message,
      offers: problem.nearest.map((offered) => ({
        words: offerSentence(settings, offered),
        settings: offered,
      })),
      shown: `The last board that worked: ${shownSentence(shown)}`,
    },
    readout: pointed === 0 ? undefined : readState(shown, placed, now, pointed),
    capitals: {
      placed: placed.map((id) => named(shown, id)),
      count: board.capitals.count,
      missing: board.capitals.count - placed.length,
      open: open.map((id) => keys[id - 1]!),
      choices: now.length,
    },
    facts: factsOf(shown),
  };
}

const openedView = ({ title, origin }: BoardFile) => ({
  title,
  ...(origin.kind === 'map' && origin.credit && { credit: origin.credit }),
});

/** The state with an id on the board in sight. */
export const named = ({ board, keys }: MadeBoard, id: number): NamedState => ({
  key: keys[id - 1]!,
  id,
  name: board.states[id - 1]!.name,
});

function shownSentence({ source, board }: MadeBoard): string {
  if (source.kind === 'opened') return `${source.opened.title}, ${board.states.length} states.`;
  const { seed, regimes } = source.settings;
  return `seed ${seed}, ${regimes} regimes, ${board.states.length} states.`;
}

function readState(made: MadeBoard, placed: readonly number[], open: readonly number[], id: number): Readout {
  const { board } = made;
  const { name, kind, population, rolls } = board.states[id - 1]!;
  const verdict = judgeCapital(board, placed, open, id);
  return {
    key: made.keys[id - 1]!,
    id,
    name,
    // The generator draws kinds from the affiliations alone.
    affiliation: kind as Affiliation,
    population,
    rolls: { uprising: rolls.kind, action: rolls.population },
    neighbours: neighboursOf(board, id).map(({ id: other, strait }) => ({ ...named(made, other), strait })),
    verdict,
    verdictText: verdictSentence(board, verdict),
  };
}

function factsOf(made: MadeBoard): Facts {
  const { board } = made;
  const { states, borders, capitals } = board;
  return {
    states: states.length,
    borders: borders.filter(({ kind }) => kind === 'land').length,
    straits: borders.filter(({ kind }) => kind === 'strait').length,
    placements: countText(capitals.placements),
    possibleShare: Math.round((100 * capitals.possible.length) / states.length),
    suggested: capitals.suggested.map((id) => named(made, id)),
    affiliations: AFFILIATIONS.map((affiliation) => ({
      affiliation,
      count: states.filter(({ kind }) => kind === affiliation).length,
    })),
    population: states.reduce((sum, { population }) => sum + population, 0),
  };
}
