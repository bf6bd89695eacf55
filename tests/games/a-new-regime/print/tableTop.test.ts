import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { bagFor } from '#games/a-new-regime/print/bag.ts';
import { boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
import { tableAddress } from '#games/a-new-regime/print/tableAddress.ts';
import { tableTop } from '#games/a-new-regime/print/tableTop.ts';
import { PRINT_CARDS } from './printCards.ts';

interface Thing {
  readonly Name: string;
  readonly Nickname: string;
  readonly GUID: string;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<
    Record<
      string,
      { FaceURL: string; BackURL: string; NumWidth: number; NumHeight: number; UniqueBack: boolean }
    >
  >;
  readonly CustomImage?: { readonly ImageURL: string };
  readonly ContainedObjects?: readonly Thing[];
}

function pack(address: string) {
  const order = { ...START_ORDER, regimes: 3 };
  const board = boardToPrint(order);
  if (!board.ok) throw new Error(board.error.message);
  const made = tableTop(
    {
      order,
      cards: PRINT_CARDS,
      board: board.value,
      site: 'https://realmwright.example/',
      edition: 'R',
      date: '2026-11-30',
    },
    address,
  );
  if (!made.ok) throw new Error(made.error.message);
  const save = JSON.parse(made.value.texts.find(({ name }) => name.endsWith('.json'))!.text) as {
    ObjectStates: Thing[];
  };
  return { ...made.value, save };
}
const all = (things: readonly Thing[]): readonly Thing[] =>
  things.flatMap((thing) => [thing, ...all(thing.ContainedObjects ?? [])]);
const addresses = (things: readonly Thing[]) =>
  all(things).flatMap(({ CustomImage, CustomDeck }) => [
    ...(CustomImage ? [CustomImage.ImageURL] : []),
    ...Object.values(CustomDeck ?? {}).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
  ]);

const whole = v.pipe(v.number(), v.integer());
const free = v.literal('');
const base = {
  GUID: v.pipe(v.string(), v.regex(/^[0-9a-f]{6}$/)),
  Transform: v.strictObject({
    ...{ posX: v.number(), posY: v.number(), posZ: v.number() },
    ...{ rotX: v.number(), rotY: v.number(), rotZ: v.number() },
    ...{ scaleX: v.number(), scaleY: v.number(), scaleZ: v.number() },
  }),
  Nickname: v.pipe(v.string(), v.nonEmpty()),
  Description: v.string(),
  GMNotes: free,
  ColorDiffuse: v.strictObject({ r: v.number(), g: v.number(), b: v.number() }),
  ...{ LayoutGroupSortIndex: whole, Value: whole },
  ...{ Locked: v.boolean(), Grid: v.boolean(), Snap: v.boolean(), IgnoreFoW: v.boolean() },
  ...{ MeasureMovement: v.boolean(), DragSelectable: v.literal(true), Autoraise: v.literal(true) },
  ...{ Sticky: v.literal(true), Tooltip: v.literal(true), GridProjection: v.boolean() },
  ...{ LuaScript: free, LuaScriptState: free, XmlUI: free },
};
const inHand = { HideWhenFaceDown: v.literal(true), Hands: v.literal(true) };
const onTable = { HideWhenFaceDown: v.literal(false), Hands: v.literal(false) };
const picture = v.pipe(v.string(), v.regex(/^file:\/\/\/C:\/My Games\/regime\/[a-z0-9-]+\.png$/));
const deck = v.strictObject({
  // The key of a sheet is a number; a card's is a hundred times this and its place.
  1: v.strictObject({
    ...{ FaceURL: picture, BackURL: picture, NumWidth: v.literal(10), NumHeight: v.literal(7) },
    ...{ BackIsHidden: v.literal(true), UniqueBack: v.literal(true), Type: v.literal(0) },
  }),
});
const cardId = v.pipe(whole, v.minValue(100), v.maxValue(169));
const image = {
  ...{ ImageURL: picture, ImageScalar: v.literal(1) },
};
const tile = v.strictObject({
  ...{ ...base, ...onTable, Name: v.literal('Custom_Tile') },
  CustomImage: v.strictObject({
    ...{ ...image, ImageSecondaryURL: picture, WidthScale: v.literal(0) },
    CustomTile: v.strictObject({
      ...{ Type: v.literal(0), Thickness: v.number(), Stackable: v.boolean(), Stretch: v.boolean() },
    }),
  }),
});
const bag = {
  ...{ ...base, ...onTable, MaterialIndex: v.literal(-1), MeshIndex: v.literal(-1) },
};
/** What the game writes for each kind of thing in a saved object, no field less and none more. */
const savedObject = v.strictObject({
  ...{ SaveName: free, Date: free, VersionNumber: free, GameMode: free, GameType: free },
  ...{ GameComplexity: free, Tags: v.strictTuple([]), Gravity: v.literal(0.5), PlayArea: v.literal(0.5) },
  ...{ Table: free, Sky: free, Note: free, TabStates: v.strictObject({}) },
  ...{ LuaScript: free, LuaScriptState: free, XmlUI: free },
  ObjectStates: v.array(
    v.variant('Name', [
      v.strictObject({
        ...{ ...base, ...onTable, Name: v.literal('Custom_Board') },
        CustomImage: v.strictObject({
          ...{ ...image, ImageSecondaryURL: free, WidthScale: v.pipe(v.number(), v.gtValue(0)) },
        }),
      }),
      v.strictObject({
        ...{ ...base, ...onTable, Name: v.literal('DeckCustom'), SidewaysCard: v.literal(false) },
        ...{ DeckIDs: v.pipe(v.array(cardId), v.minLength(2)), CustomDeck: deck },
        ContainedObjects: v.array(
          v.strictObject({
            ...{ ...base, ...inHand, Name: v.literal('Card'), SidewaysCard: v.literal(false) },
            ...{ CardID: cardId, CustomDeck: deck },
          }),
        ),
      }),
      v.strictObject({
        ...{ ...bag, Name: v.literal('Infinite_Bag'), ContainedObjects: v.strictTuple([tile]) },
      }),
      v.strictObject({
        ...{ ...bag, Name: v.literal('Bag'), ContainedObjects: v.pipe(v.array(tile), v.minLength(1)) },
      }),
      v.strictObject({ ...base, ...onTable, Name: v.picklist(['Die_6', 'Die_8']) }),
    ]),
  ),
});

describe('the address of the pictures', () => {
  it('is taken as an address or as the path of a folder, and ends with a slash', () => {
    for (const [typed, address] of [
      [' ', ''],
      ['https://example.org/regime', 'https://example.org/regime/'],
      ['file:///C:/My Games/regime/', 'file:///C:/My Games/regime/'],
      ['"C:\\My Games\\regime"', 'file:///C:/My Games/regime/'],
      ['/home/me/regime', 'file:///home/me/regime/'],
    ] as const)
      expect(tableAddress(typed), typed).toEqual({ ok: true, value: address });
    for (const typed of ['regime', 'ftp://here', 'https://a b', 'https://', 'file://C:/x', '//server/x'])
      expect(tableAddress(typed), typed).toMatchObject({ ok: false, error: { code: 'bad-address' } });
  });
});

describe('the pack for tables on screen', () => {
  const { pictures, save, texts } = pack('');

  it('has no picture larger than 4096 pixels, whole or as a sheet of ten by seven cards', () => {
    for (const { name, pixels, scene } of pictures) {
      expect(Math.max(pixels, (pixels * scene.height) / scene.width), name).toBeLessThanOrEqual(4096);
      expect(pixels, name).toBeGreaterThanOrEqual(256);
    }
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
    const faces = pictures.find(({ name }) => name === 'cards-faces')!.scene;
    expect([faces.width / 10, faces.height / 7]).toEqual([63.5, 88.9]);
    expect(faces.children).toHaveLength(CARD_IDS.length);
  });

  it('is a saved object with every field that the game writes, and no other', () => {
    const { save: filed } = pack('file:///C:/My Games/regime/');
    const read = v.safeParse(savedObject, filed);
    expect(read.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  });

  it('calls its pictures by names that are in the pack, or by whole addresses where one is given', () => {
    const names = new Set(pictures.map(({ name }) => `${name}.png`));
    expect(new Set(addresses(save.ObjectStates))).toEqual(names);
    const there = pack('https://example.org/regime/');
    for (const address of addresses(there.save.ObjectStates))
      expect(names).toContain(address.replace('https://example.org/regime/', ''));
    expect(texts.find(({ name }) => name === 'README.txt')!.text).toContain(
      '~/.local/share/Tabletop Simulator/Saves/Saved Objects',
    );
  });

  it('deals every card once, from the place where it is drawn, into the deck of its pile', () => {
    const decks = save.ObjectStates.filter(({ Name }) => Name === 'DeckCustom');
    expect(decks.map(({ ContainedObjects = [] }) => ContainedObjects.length)).toEqual([8, 8, 8, 16]);
    const ids = decks.flatMap(({ DeckIDs = [] }) => DeckIDs);
    expect([...ids].sort((a, b) => a - b)).toEqual(CARD_IDS.map((_, index) => 100 + index));
    for (const { ContainedObjects = [], DeckIDs } of decks)
      expect(ContainedObjects.map(({ CardID }) => CardID)).toEqual(DeckIDs);
    const byPlace = decks.flatMap(({ ContainedObjects = [] }) => ContainedObjects);
    for (const { CardID = 0, Nickname, CustomDeck } of byPlace) {
      const card = PRINT_CARDS.find(({ id }) => id === CARD_IDS[CardID - 100])!;
      expect(Nickname).toBe(card.name);
      expect(CustomDeck!['1']).toMatchObject({ NumWidth: 10, NumHeight: 7, UniqueBack: true });
    }
  });

  it('holds as many outfits as the printed bag, and endless bags of what the rules do not count', () => {
    const bags = save.ObjectStates.filter(({ Name }) => Name === 'Bag');
    const outfits = all(bags).filter(({ Nickname }) => / outfit of \d/.test(Nickname));
    const wanted = bagFor({ regimes: 3, states: 15 }).find(({ what }) => what.startsWith('Outfits'))!;
    expect(outfits).toHaveLength(wanted.count);
    const endless = save.ObjectStates.filter(({ Name }) => Name === 'Infinite_Bag');
    expect(endless.every(({ ContainedObjects }) => ContainedObjects?.length === 1)).toBe(true);
    for (const word of ['token', 'state', 'Black figure', 'Loyal figure', 'Flag'])
      expect(
        endless.some(({ Nickname }) => Nickname.includes(word)),
        word,
      ).toBe(true);
    const ids = all(save.ObjectStates).map(({ GUID }) => GUID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
