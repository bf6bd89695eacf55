import type { Board } from '#lib/board/board.ts';
import { drawBoard, type DrawnBoard, type LabelReport } from '#lib/board/draw/drawBoard.ts';
import { drawLegend } from '#lib/board/draw/legend.ts';
import { paletteOf } from '#lib/board/draw/theme.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { fitsFurniture, type SheetFurniture } from '#lib/print/furniture.ts';
import type { NumberedName } from '#lib/print/numberKey.ts';
import { LINK_MAX, parseSite } from '#lib/share/site.ts';
import { makeBoardLink } from './boardLink.ts';
import type { BoardLook, BoardSettings } from './settings.ts';
import { BOARD_THEME } from './theme.ts';

/** A board, how it is shown, and where it comes from: what its printed sheets say follows from these. */
export interface PrintedBoard {
  readonly board: Board;
  readonly settings: BoardSettings;
  readonly look: BoardLook;
  /** Address of the site, base path included, at most 60 characters; the printed link begins with it. */
  readonly site: string;
  /** Which edition of the program drew it, such as `Realmwright 0.1.0`. */
  readonly edition: string;
  /** YYYY-MM-DD; left out on sheets that are made once for all. */
  readonly date?: string;
  /** Left out: the settings alone give the board. */
  readonly origin?: SheetOrigin;
}

/** What a sheet says of a board that settings alone do not give, such as one made of a map. */
export interface SheetOrigin {
  /** In place of the line of settings: how many states, and where they come from. */
  readonly told: string;
  /** Where its link leads, below the site's address: a path and perhaps a hash, however long. */
  readonly path: string;
}

export const TITLE = 'A New Regime';

/** The board in a few words. */
export const subtitleOf = ({ settings }: PrintedBoard): string => `A board for ${settings.regimes} regimes`;

/** The board's drawing, to be printed so many times as large. */
export function drawPrinted({ board, look }: PrintedBoard, scale: number): DrawnBoard {
  const { labels, ink, colour, capitals } = look;
  return drawBoard(board, BOARD_THEME, { labels, ink, colour, capitals, scale });
}

/** Title, settings, legend and link of a board. Fails only for a site that no link can begin with. */
export function boardFurniture(printed: PrintedBoard, labels: LabelReport): Result<SheetFurniture> {
  const { board, settings, look, site, edition, date, origin } = printed;
  const link = origin ? originLink(origin.path, site) : plainLink(makeBoardLink({ settings, look }, site));
  if (!link.ok) return link;
  return ok({
    title: TITLE,
    subtitle: subtitleOf(printed),
    seed: settings.seed,
    settings: toldOf(printed),
    legend: drawLegend(board, BOARD_THEME, look).entries,
    ...numbersKey(look, labels),
    ...link.value,
    edition: date === undefined ? edition : `${edition}, ${date}`,
    credit: 'Game by Lucas Arndt',
    ink: paletteOf(BOARD_THEME, look).ink,
  });
}

type LinkOfSheet = Pick<SheetFurniture, 'link' | 'typed' | 'open'>;

const plainLink = (link: Result<string>): Result<LinkOfSheet> => (link.ok ? ok({ link: link.value }) : link);

/**
 * The link of a board that settings alone do not give. A code that is read from paper has its limits: past them the
 * sheet leads to the page where the board's file is opened, and says so.
 */
function originLink(path: string, site: string): Result<LinkOfSheet> {
  const address = parseSite(site);
  if (!address.ok) return address;
  const link = address.value + path;
  const [page = link] = link.split('#');
  if (page === link) return ok({ link, open: 'Open the file of this board at:' });
  if (!fitsFurniture(link)) {
    const open = 'Its address is too long for a printed code. Save this board as a file, and open that at:';
    return ok({ link: page, open });
  }
  if (link.length <= LINK_MAX) return ok({ link });
  return ok({ link, typed: page, open: 'Scan the code to open this board. By hand, open its file at:' });
}

/** The board's settings or where else it comes from, as a line. */
export const toldOf = ({ settings, origin }: PrintedBoard): string => origin?.told ?? settingsLine(settings);

const SHAPES = {
  continent: 'one continent',
  islands: 'islands',
  ring: 'a ring',
  'two-continents': 'two continents',
} as const satisfies Record<BoardSettings['shape'], string>;

function settingsLine({ regimes, states, shape, spacing }: BoardSettings): string {
  return `${regimes * states} states (${states} a regime), ${SHAPES[shape]}, capitals ${spacing.replace('-', ' ')} apart`;
}

/** What the sheet says of numbers that stand for names: the few that had to, or that all do because it was wished for. */
function numbersKey(
  { labels }: BoardLook,
  { key, blank }: LabelReport,
): { readonly key?: readonly NumberedName[] } {
  if (labels === 'numbers') return { key: [] };
  const shown = key.filter(({ id }) => !blank.includes(id));
  return shown.length === 0 ? {} : { key: shown.map(({ id, name }) => ({ number: id, name })) };
}
