import { getCollection, type CollectionEntry } from 'astro:content';
import { CARD_IDS, cardsIn, pileOf } from '#games/a-new-regime/cards.ts';

/** A card of A New Regime with its place among those of its kind. */
export interface NumberedCard {
  readonly entry: CollectionEntry<'cards'>;
  readonly data: CollectionEntry<'cards'>['data'];
  /** From 1, in the order of the list. */
  readonly number: number;
  /** How many cards of its kind there are. */
  readonly total: number;
}

/** All cards in the order of the list. Throws if a card's file is missing or there is one too many. */
export async function numberedCards(): Promise<readonly NumberedCard[]> {
  const entries = (await getCollection('cards')).filter(({ id }) => id.startsWith('a-new-regime/'));
  if (entries.length !== CARD_IDS.length)
    throw new Error(`${entries.length} files of cards, but ${CARD_IDS.length} cards.`);
  const inOrder = CARD_IDS.map((id) => {
    const entry = entries.find(({ data }) => data.id === id);
    if (!entry) throw new Error(`No file holds the card "${id}".`);
    return entry;
  });
  return inOrder.map((entry) => {
    const alike = inOrder.filter(({ data }) => data.kind === entry.data.kind);
    return { entry, data: entry.data, number: alike.indexOf(entry) + 1, total: alike.length };
  });
}

/** The cards before and after it in its own pile. */
export function neighboursOf(
  card: NumberedCard,
  cards: readonly NumberedCard[],
): { readonly before: NumberedCard | undefined; readonly after: NumberedCard | undefined } {
  const pile: readonly string[] = cardsIn(pileOf(card.data.affiliation));
  const at = (place: number) => cards.find(({ data }) => data.id === pile[place]);
  const place = pile.indexOf(card.data.id);
  return { before: at(place - 1), after: at(place + 1) };
}
