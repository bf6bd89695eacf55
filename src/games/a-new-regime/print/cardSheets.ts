import { ok, type Result } from '#lib/core/result.ts';
import { CARD_SIZES, type CardSizeName } from '#lib/print/cardSizes.ts';
import type { MarkStyle } from '#lib/print/tiles/tileMarks.ts';
import { type CutItem, cutSheets, type PrintPage } from '#lib/print/cutSheets.ts';
import { FOOT } from '#lib/print/footLine.ts';
import { planGrid } from '#lib/print/gridPlan.ts';
import type { AnyPaperName } from '#lib/print/papers.ts';
import type { FlipEdge, Offset } from '#lib/print/turnOver.ts';
import { pileOf } from '../cards.ts';
import { cardBack } from './cardBack.ts';
import { cardFront } from './cardFront.ts';
import { lookOf, type Ink } from './look.ts';
import { cardsToPrint, type PrintCard } from './printCard.ts';
import { TITLE } from './words.ts';

export interface CardSheetsRequest {
  readonly cards: readonly PrintCard[];
  readonly paper: AnyPaperName;
  readonly ink: Ink;
  readonly size: CardSizeName;
  /** Millimetres over the cut; with 0 neighbours share a cut, and more cards fit. */
  readonly bleed: number;
  readonly marks: MarkStyle;
  /** Left out: no backs. */
  readonly backs?: { readonly flip: FlipEdge; readonly offset: Offset };
}

/** All cards on sheets to be cut, fronts followed by their backs. Error code `too-long`: a text that a card cannot hold. */
export function cardSheets(request: CardSheetsRequest): Result<readonly PrintPage[]> {
  const { cards, paper, ink, size, bleed, marks, backs } = request;
  const look = lookOf(ink);
  const item = CARD_SIZES[size];
  const items: CutItem[] = [];
  for (const card of cardsToPrint(cards)) {
    const front = cardFront(card, item, bleed, look);
    if (!front.ok) return front;
    items.push({ front: front.value, back: cardBack(pileOf(card.affiliation), item, bleed, look) });
  }
  return ok(
    cutSheets({
      plan: planGrid({ paper, item, bleed, foot: FOOT }),
      items,
      symbols: look.symbols,
      title: `${TITLE}, ${items.length} cards`,
      note: `Cut ${item.label}, ${item.width} × ${item.height} mm.`,
      marks,
      ink: look.cut,
      ...(backs && { backs }),
    }),
  );
}
