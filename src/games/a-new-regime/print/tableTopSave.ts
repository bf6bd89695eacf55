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

/** What a face-down thing is turned to about its long side, degrees. */
const FACE_DOWN = 180;
const MODEL_OF_THE_GAME = -1;

/**
 * A saved object of Tabletop Simulator (https://kb.tabletopsimulator.com/custom-content/save-file-format/): the board,
 * a deck for each pile, bags of pieces, and dice. Every field is there that the game itself writes for such things: what
 * is left out the game sets to false or nothing, and cards could then not be taken in hand.
 */
export function tableTopSave({ address, board, sheet, decks, bags }: TableSave): string {
  const picture = (name: string) => `${address}${name}.png`;
  let made = 0;
  const thing = (
    kind: string,
    label: string,
    [x, z]: readonly [number, number],
    { scale = 1, turn = 0, text = '', locked = false, isCard = false } = {},
  ) => ({
    GUID: (++made).toString(16).padStart(6, '0'),
    Name: kind,
    Transform: {
      ...{ posX: x, posY: 2, posZ: z },
      ...{ rotX: 0, rotY: 180, rotZ: turn },
      ...{ scaleX: scale, scaleY: 1, scaleZ: scale },
    },
    Nickname: label,
    Description: text,
    GMNotes: '',
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: locked,
    Grid: false,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: isCard,
    Hands: isCard,
    LuaScript: '',
    LuaScriptState: '',
    XmlUI: '',
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
    ...thing('Custom_Tile', label, [0, 0], { scale: 0.4 }),
    CustomImage: {
      ImageURL: picture(name),
      // Left out, a tile that stacks gets a number on its other side.
      ImageSecondaryURL: picture(name),
      ImageScalar: 1,
      WidthScale: 0,
      CustomTile: { Type: 0, Thickness: 0.1, Stackable: true, Stretch: true },
    },
  });
  const model = { MaterialIndex: MODEL_OF_THE_GAME, MeshIndex: MODEL_OF_THE_GAME };
  const objects = [
    {
      ...thing('Custom_Board', 'Board', [0, 0], { locked: true }),
      CustomImage: {
        ...{ ImageURL: picture(board.name), ImageSecondaryURL: '' },
        ...{ ImageScalar: 1, WidthScale: board.ratio },
      },
    },
    ...decks.map(({ name, cards }, index) => ({
      ...thing('DeckCustom', name, [-9 + 6 * index, -16], { turn: FACE_DOWN }),
      SidewaysCard: false,
      DeckIDs: cards.map((card) => cardId(card.index)),
      CustomDeck: customDeck,
      ContainedObjects: cards.map((card) => ({
        ...thing('Card', card.name, [0, 0], { turn: FACE_DOWN, text: card.text, isCard: true }),
        CardID: cardId(card.index),
        SidewaysCard: false,
        CustomDeck: customDeck,
      })),
    })),
    ...bags.map(({ name, endless, contents }, index) => ({
      ...thing(endless ? 'Infinite_Bag' : 'Bag', name, [
        -22 + 3 * (index % 15),
        16 + 3 * Math.floor(index / 15),
      ]),
      ...model,
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
  // Of a saved object the game fills in the last field alone.
  const save = {
    ...{ SaveName: '', Date: '', VersionNumber: '', GameMode: '', GameType: '', GameComplexity: '' },
    ...{ Tags: [], Gravity: 0.5, PlayArea: 0.5, Table: '', Sky: '', Note: '', TabStates: {} },
    ...{ LuaScript: '', LuaScriptState: '', XmlUI: '' },
    ObjectStates: objects,
  };
  return `${JSON.stringify(save, undefined, 2)}\n`;
}
