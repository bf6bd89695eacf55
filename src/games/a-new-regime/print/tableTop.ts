import { drawBoard } from '#lib/board/draw/drawBoard.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { CARD_SIZES } from '#lib/print/cardSizes.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { DEFAULT_LOOK } from '../board/settings.ts';
import { BOARD_THEME } from '../board/theme.ts';
import { PILE_IDS, pileOf } from '../cards.ts';
import { AFFILIATION_WORDS, PILE_WORDS } from '../cardWords.ts';
import { AFFILIATIONS } from '../vocabulary.ts';
import { LOYAL, outfitUnits, TOKENS } from './bag.ts';
import { cardBack } from './cardBack.ts';
import { cardFront } from './cardFront.ts';
import { rectangle } from './grounds.ts';
import { lookOf, type Look } from './look.ts';
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
import { cardsToPrint } from './printCard.ts';
import type { PrintInput } from './printSections.ts';
import { regimeSigns } from './regimes.ts';
import { tableTopSave, type TableBag, type TableDeck } from './tableTopSave.ts';
import { TABLE_README, TITLE } from './words.ts';

/** A picture of a table on screen: its file's name without ending, its drawing, and how many pixels wide it is. */
export interface TablePicture {
  readonly name: string;
  readonly scene: Scene;
  readonly pixels: number;
}

/** What is packed for a table on screen. */
export interface TablePack {
  readonly pictures: readonly TablePicture[];
  /** The saved object, and what to know about it. */
  readonly texts: readonly { readonly name: string; readonly text: string }[];
}

/** Sheets of a deck have ten cards side by side and seven below each other; no picture is larger than this. */
const DECK = { columns: 10, rows: 7, pixels: 4096 } as const;
const PIECE_PIXELS = 256;

/**
 * Board, cards and pieces as pictures, and the object that Tabletop Simulator builds of them. `address`: where the
 * pictures will lie, with a slash at its end; without it they are called by their names alone.
 */
export function tableTop(input: PrintInput, address: string): Result<TablePack> {
  const { board, cards } = input;
  const look = lookOf('colour');
  const signs = regimeSigns(board.settings.regimes);
  const symbols = { ...look.symbols, ...regimeSymbols(signs, look) };
  const decks = deckSheets(cardsToPrint(cards), look);
  if (!decks.ok) return decks;
  const { size } = board.board;
  const drawn = drawBoard(board.board, BOARD_THEME, {
    ...{ labels: 'names', ink: 'full', colour: 'colour', capitals: DEFAULT_LOOK.capitals, scale: 1 },
    title: TITLE,
  });
  const boardPicture: TablePicture = {
    name: 'board',
    scene: drawn.scene,
    pixels: Math.floor(DECK.pixels * Math.min(1, size.width / size.height)),
  };
  const bags = bagsOf(look, signs);
  const pieces = bags.flatMap(({ contents }) =>
    contents.map(({ name, side, nodes, label }): TablePicture => ({
      ...{ name, pixels: PIECE_PIXELS },
      scene: { width: side, height: side, title: label, symbols, children: nodes },
    })),
  );
  const save = tableTopSave({
    address,
    board: { name: boardPicture.name, ratio: size.width / size.height },
    sheet: { face: 'cards-faces', back: 'cards-backs', columns: DECK.columns, rows: DECK.rows },
    decks: decks.value.decks,
    bags,
  });
  return ok({
    pictures: [boardPicture, ...decks.value.pictures, ...pieces],
    texts: [
      { name: 'a-new-regime.json', text: save },
      { name: 'README.txt', text: TABLE_README },
    ],
  });
}

/** Faces and backs on two sheets, each card in the same place on both. */
function deckSheets(
  cards: ReturnType<typeof cardsToPrint>,
  look: Look,
): Result<{ readonly pictures: readonly TablePicture[]; readonly decks: readonly TableDeck[] }> {
  const item = CARD_SIZES.poker;
  const width = DECK.columns * item.width;
  const height = DECK.rows * item.height;
  const placed = (drawing: readonly Node[], index: number): Node => ({
    type: 'group',
    transform: {
      x: (index % DECK.columns) * item.width,
      y: Math.floor(index / DECK.columns) * item.height,
      scale: 1,
    },
    clip: rectangle({ x: 0, y: 0, ...item }),
    children: drawing,
  });
  const faces: Node[] = [];
  for (const [index, card] of cards.entries()) {
    const front = cardFront(card, item, 0, look);
    if (!front.ok) return front;
    faces.push(placed(front.value, index));
  }
  const backs = cards.map((card, index) => placed(cardBack(pileOf(card.affiliation), item, 0, look), index));
  const sheet = (name: string, title: string, children: readonly Node[]): TablePicture => ({
    name,
    pixels: Math.floor(Math.min(DECK.pixels, (DECK.pixels * width) / height)),
    scene: { width, height, title, symbols: look.symbols, children },
  });
  return ok({
    pictures: [
      sheet('cards-faces', `${TITLE}, faces of the cards`, faces),
      sheet('cards-backs', `${TITLE}, backs of the cards`, backs),
    ],
    decks: PILE_IDS.map((pile) => ({
      name: PILE_WORDS[pile],
      cards: cards.flatMap(({ name, text, affiliation }, index) =>
        pileOf(affiliation) === pile ? [{ index, name, text }] : [],
      ),
    })),
  });
}

/** A piece of a bag with its drawing. */
interface DrawnPiece {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly side: number;
  readonly nodes: readonly Node[];
}

function bagsOf(
  look: Look,
  signs: ReturnType<typeof regimeSigns>,
): readonly (Omit<TableBag, 'contents'> & { readonly contents: readonly DrawnPiece[] })[] {
  const tile = (name: string, label: string, nodes: readonly Node[], count = 1): DrawnPiece => ({
    ...{ name, label, nodes, count, side: TILE },
  });
  const pawn = (name: string, label: string, nodes: readonly Node[]): DrawnPiece => ({
    ...{ name, label, nodes, count: 1, side: PAWN },
  });
  const endless = [
    ...AFFILIATIONS.flatMap((affiliation) =>
      [1, TOKENS.worth].map((worth) =>
        tile(
          `token-${affiliation}-${worth}`,
          `${AFFILIATION_WORDS[affiliation]} token of ${worth}`,
          token(affiliation, worth, look),
        ),
      ),
    ),
    ...AFFILIATIONS.map((affiliation) =>
      tile(`state-${affiliation}`, `${AFFILIATION_WORDS[affiliation]} state`, stateMarker(affiliation, look)),
    ),
    ...[1, LOYAL.worth].map((worth) =>
      pawn(`people-black-${worth}`, `Black figure of ${worth}`, blackFigure(worth, look)),
    ),
    ...signs.flatMap((sign) => [
      ...[1, LOYAL.worth].map((worth) =>
        pawn(
          `people-${sign.letter.toLowerCase()}-${worth}`,
          `Loyal figure of ${worth}, regime ${sign.letter}`,
          loyalFigure(sign, worth, look),
        ),
      ),
      tile(`flag-${sign.letter.toLowerCase()}`, `Flag, regime ${sign.letter}`, flag(sign, look)),
    ]),
  ].map((piece) => ({ name: piece.label, endless: true, contents: [piece] }));
  const counted = signs.map((sign) => ({
    name: `Capital and outfits, regime ${sign.letter}`,
    endless: false,
    contents: [
      tile(`capital-${sign.letter.toLowerCase()}`, `Capital, regime ${sign.letter}`, capital(sign, look)),
      ...AFFILIATIONS.flatMap((affiliation) =>
        [...new Set(outfitUnits)].map((units) =>
          tile(
            `outfit-${sign.letter.toLowerCase()}-${affiliation}-${units}`,
            `${AFFILIATION_WORDS[affiliation]} outfit of ${units}, regime ${sign.letter}`,
            outfit(sign, affiliation, units, look),
            outfitUnits.filter((one) => one === units).length,
          ),
        ),
      ),
    ],
  }));
  return [...endless, ...counted];
}
