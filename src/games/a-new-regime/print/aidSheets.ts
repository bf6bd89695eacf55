import { cutSheets, type PrintPage } from '#lib/print/cutSheets.ts';
import { FOOT } from '#lib/print/footLine.ts';
import { planGrid } from '#lib/print/gridPlan.ts';
import { AID, scoreSheet, turnCard, uprisingTable } from './aids.ts';
import { lookOf } from './look.ts';
import type { PieceSheetsRequest } from './pieceSheets.ts';
import { regimeSigns } from './regimes.ts';
import { TITLE } from './words.ts';

/** A turn card for each regime and the uprising table, and score sheets in all places that are left, one at least. */
export function aidSheets({ table, paper, ink, marks }: PieceSheetsRequest): readonly PrintPage[] {
  const look = lookOf(ink);
  const signs = regimeSigns(table.regimes);
  const plan = planGrid({ paper, item: AID, bleed: 0, foot: FOOT });
  const each = plan.places.length;
  const aids = [...signs.map((sign) => turnCard(sign, look)), uprisingTable(look)];
  const scores = each - (aids.length % each);
  return cutSheets({
    plan,
    items: [...aids, ...Array.from({ length: scores }, () => scoreSheet(signs, look))].map((front) => ({
      front,
    })),
    symbols: look.symbols,
    title: `${TITLE}, aids`,
    note: 'Cut them apart.',
    marks,
    ink: look.cut,
  });
}
