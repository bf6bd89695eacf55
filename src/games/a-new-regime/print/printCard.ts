import { CARD_IDS, type CardKind, type CardTarget, type CardTiming } from '../cards.ts';
import type { Affiliation } from '../vocabulary.ts';

/** A card's words as its file has them, for paper. */
export interface PrintCard {
  readonly id: string;
  readonly name: string;
  readonly kind: CardKind;
  readonly affiliation?: Affiliation | undefined;
  readonly timing: CardTiming;
  readonly targets: CardTarget;
  readonly judgedByTable: boolean;
  readonly copies: number;
  readonly text: string;
}

/** A card with its place among those of its kind. */
export interface NumberedPrintCard extends PrintCard {
  /** From 1. */
  readonly number: number;
  readonly total: number;
}

/** All cards in the order of the list, each as often as there are copies. Throws if one is missing. */
export function cardsToPrint(cards: readonly PrintCard[]): readonly NumberedPrintCard[] {
  const inOrder = CARD_IDS.map((id) => {
    const card = cards.find((one) => one.id === id);
    if (!card) throw new Error(`The card "${id}" is missing.`);
    return card;
  });
  return inOrder.flatMap((card) => {
    const alike = inOrder.filter(({ kind }) => kind === card.kind);
    const numbered = { ...card, number: alike.indexOf(card) + 1, total: alike.length };
    return Array.from({ length: card.copies }, () => numbered);
  });
}
