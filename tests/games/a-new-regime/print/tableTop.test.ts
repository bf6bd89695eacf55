import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '#games/a-new-regime/cards.ts';
import { bagFor } from '#games/a-new-regime/print/bag.ts';
import { boardToPrint } from '#games/a-new-regime/print/boardToPrint.ts';
import { START_ORDER } from '#games/a-new-regime/print/printLink.ts';
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

  it('calls its pictures by names that are in the pack, or by whole addresses where one is given', () => {
    const names = new Set(pictures.map(({ name }) => `${name}.png`));
    expect(new Set(addresses(save.ObjectStates))).toEqual(names);
    const there = pack('https://example.org/regime/');
    for (const address of addresses(there.save.ObjectStates))
      expect(names).toContain(address.replace('https://example.org/regime/', ''));
    expect(texts.find(({ name }) => name === 'README.txt')!.text).toContain('whole addresses');
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
