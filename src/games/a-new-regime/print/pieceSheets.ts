import type { MarkStyle } from '#lib/print/tiles/tileMarks.ts';
import { type CutItem, cutSheets, type PrintPage } from '#lib/print/cutSheets.ts';
import { FOOT } from '#lib/print/footLine.ts';
import { planGrid } from '#lib/print/gridPlan.ts';
import type { AnyPaperName } from '#lib/print/papers.ts';
import type { Node } from '#lib/scene/scene.ts';
import { AFFILIATIONS } from '../vocabulary.ts';
import { blackFigures, flags, LOYAL, outfitUnits, stateMarkers, TOKENS, type Table } from './bag.ts';
import { lookOf, type Ink, type Look } from './look.ts';
import {
  blackFigure,
  capital,
  flag,
  loyalFigure,
  outfit,
  PAWN,
  regimeSymbols,
  stateMarker,
  TILE,
  token,
} from './pieces.ts';
import { regimeSigns, type RegimeSign } from './regimes.ts';
import { TITLE } from './words.ts';

export interface PieceSheetsRequest {
  readonly table: Table;
  readonly paper: AnyPaperName;
  readonly ink: Ink;
  readonly marks: MarkStyle;
}

type Drawings = (look: Look, signs: readonly RegimeSign[], table: Table) => readonly (readonly Node[])[];

const times = (count: number, drawing: readonly Node[]): readonly (readonly Node[])[] =>
  Array.from({ length: count }, () => drawing);

const TOKEN_DRAWINGS: Drawings = (look, signs, table) => [
  ...AFFILIATIONS.flatMap((affiliation) => [
    ...times(TOKENS.ones * signs.length, token(affiliation, 1, look)),
    ...times(TOKENS.fives * signs.length, token(affiliation, TOKENS.worth, look)),
  ]),
  ...AFFILIATIONS.flatMap((affiliation) => times(stateMarkers(table), stateMarker(affiliation, look))),
  ...signs.flatMap((sign) => [capital(sign, look), ...times(flags(table), flag(sign, look))]),
];

const OUTFIT_DRAWINGS: Drawings = (look, signs) =>
  signs.flatMap((sign) =>
    AFFILIATIONS.flatMap((affiliation) => outfitUnits.map((units) => outfit(sign, affiliation, units, look))),
  );

const FIGURE_DRAWINGS: Drawings = (look, signs, table) => [
  ...signs.flatMap((sign) => [
    ...times(LOYAL.ones, loyalFigure(sign, 1, look)),
    ...times(LOYAL.fives, loyalFigure(sign, LOYAL.worth, look)),
  ]),
  ...times(blackFigures(table).ones, blackFigure(1, look)),
  ...times(blackFigures(table).fives, blackFigure(LOYAL.worth, look)),
];

/** Square pieces that share their cuts, on as many sheets as they need. */
const sheets =
  (what: string, side: number, drawings: Drawings) =>
  ({ table, paper, ink, marks }: PieceSheetsRequest): readonly PrintPage[] => {
    const look = lookOf(ink);
    const signs = regimeSigns(table.regimes);
    const items = drawings(look, signs, table).map((front): CutItem => ({ front }));
    return cutSheets({
      plan: planGrid({ paper, item: { width: side, height: side }, bleed: 0, foot: FOOT }),
      items,
      symbols: { ...look.symbols, ...regimeSymbols(signs, look) },
      title: `${TITLE}, ${what}`,
      note: `Squares of ${side} mm. Glue to card first, then cut.`,
      marks,
      ink: look.cut,
    });
  };

export const tokenSheets = sheets('tokens and markers', TILE, TOKEN_DRAWINGS);
export const outfitSheets = sheets('outfits', TILE, OUTFIT_DRAWINGS);
export const figureSheets = sheets('figures', PAWN, FIGURE_DRAWINGS);
