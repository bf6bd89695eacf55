/** Cards of one pile by their places on the sheet, from 0. */
export interface TableDeck {
  readonly name: string;
  readonly cards: readonly { readonly index: number; readonly name: string; readonly text: string }[];
}

/** A bag of tiles; an endless one gives its only piece again and again. */
export interface TableBag {
  readonly name: string;
  readonly endless: boolean;
  readonly contents: readonly {
    /** The picture's file name without ending. */
    readonly name: string;
    readonly label: string;
    readonly count: number;
  }[];
}

export interface TableSave {
  readonly address: string;
  readonly board: { readonly name: string; readonly ratio: number };
  readonly sheet: {
    readonly face: string;
    readonly back: string;
    readonly columns: number;
    readonly rows: number;
  };
  readonly decks: readonly TableDeck[];
  readonly bags: readonly TableBag[];
}

/** The number under which the sheet's cards are known: a card's is a hundred times this and its place. */
const SHEET = 1;

/**
 * A saved object of Tabletop Simulator (https://kb.tabletopsimulator.com/custom-content/save-file-format/): the board,
 * a deck for each pile, bags of pieces, and dice.
 */
export function tableTopSave({ address, board, sheet, decks, bags }: TableSave): string {
  const picture = (name: string) => `${address}${name}.png`;
  let made = 0;
  const thing = (kind: string, label: string, [x, z]: readonly [number, number], scale = 1) => ({
    GUID: (++made).toString(16).padStart(6, '0'),
    Name: kind,
    Nickname: label,
    Transform: {
      posX: x,
      posY: 2,
      posZ: z,
      rotX: 0,
      rotY: 180,
      rotZ: 0,
      scaleX: scale,
      scaleY: 1,
      scaleZ: scale,
    },
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    Locked: false,
    Grid: false,
    Snap: true,
    Tooltip: true,
  });
  const image = (name: string, more: object) => ({
    CustomImage: { ImageURL: picture(name), ImageSecondaryURL: '', ImageScalar: 1, ...more },
  });
  const customDeck = {
    [SHEET]: {
      FaceURL: picture(sheet.face),
      BackURL: picture(sheet.back),
      NumWidth: sheet.columns,
      NumHeight: sheet.rows,
      BackIsHidden: true,
      UniqueBack: true,
      Type: 0,
    },
  };
  const cardId = (index: number) => SHEET * 100 + index;
  const tile = (name: string, label: string) => ({
    ...thing('Custom_Tile', label, [0, 0], 0.4),
    ...image(name, { CustomTile: { Type: 0, Thickness: 0.1, Stackable: true, Stretch: true } }),
  });
  const objects = [
    {
      ...thing('Custom_Board', 'Board', [0, 0]),
      Locked: true,
      ...image(board.name, { WidthScale: board.ratio }),
    },
    ...decks.map(({ name, cards }, index) => ({
      // Face down: turned about the long side.
      ...face(thing('DeckCustom', name, [-9 + 6 * index, -16])),
      DeckIDs: cards.map((card) => cardId(card.index)),
      CustomDeck: customDeck,
      ContainedObjects: cards.map((card) => ({
        ...face(thing('Card', card.name, [0, 0])),
        Description: card.text,
        CardID: cardId(card.index),
        CustomDeck: customDeck,
      })),
    })),
    ...bags.map(({ name, endless, contents }, index) => ({
      ...thing(endless ? 'Infinite_Bag' : 'Bag', name, [
        -22 + 3 * (index % 15),
        16 + 3 * Math.floor(index / 15),
      ]),
      ContainedObjects: contents.flatMap((piece) =>
        Array.from({ length: piece.count }, () => tile(piece.name, piece.label)),
      ),
    })),
    ...[0, 1, 2].map((index) =>
      thing('Die_8', 'Action die: 1 to 4 are 0 to 3 unshaded, 5 to 8 are 0 to 3 shaded', [
        16 + 2 * index,
        -16,
      ]),
    ),
    thing('Die_6', 'Uprising die: one less than it shows', [22, -16]),
  ];
  return `${JSON.stringify({ SaveName: 'A New Regime', GameMode: 'A New Regime', Date: '', Table: '', Sky: '', Note: '', Rules: '', PlayerTurn: '', ObjectStates: objects }, undefined, 2)}\n`;
}

const face = <T extends { readonly Transform: object }>(one: T) => ({
  ...one,
  Transform: { ...one.Transform, rotZ: 180 },
});
