import { describe, expect, it } from 'vitest';
import { cardFront, CARD_TYPE_FLOOR } from '#games/a-new-regime/print/cardFront.ts';
import { cardSheets, type CardSheetsRequest } from '#games/a-new-regime/print/cardSheets.ts';
import { INKS, lookOf } from '#games/a-new-regime/print/look.ts';
import { cardsToPrint } from '#games/a-new-regime/print/printCard.ts';
import { CARD_SIZE_NAMES, CARD_SIZES } from '#lib/print/cardSizes.ts';
import { PAPER_NAMES, SAFE_MARGIN } from '#lib/print/papers.ts';
import { drawPdf } from '#lib/render/pdf/drawPdf.ts';
import { bounds } from '#lib/scene/bounds.ts';
import type { Node } from '#lib/scene/scene.ts';
import { printFonts } from '../../../lib/render/printFonts.ts';
import { readPdf } from '../../../lib/render/readPdf.ts';
import { inside } from '../../../lib/print/boxes.ts';
import { PRINT_CARDS } from './printCards.ts';

const STANDARD: CardSheetsRequest = {
  ...{ cards: PRINT_CARDS, paper: 'a4', ink: 'colour', size: 'poker', bleed: 3, marks: 'short' },
  backs: { flip: 'long', offset: { x: 0, y: 0 } },
};
const sheets = (change: Partial<CardSheetsRequest> = {}) => {
  const made = cardSheets({ ...STANDARD, ...change });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};
const textsIn = (nodes: readonly Node[]): readonly (Node & { type: 'text' })[] =>
  nodes.flatMap((node) =>
    node.type === 'group' ? textsIn(node.children) : node.type === 'text' ? [node] : [],
  );

describe('cards on paper', () => {
  it('hold all their words on every size of card, in letters that can be read, inside what the cut leaves', () => {
    for (const size of CARD_SIZE_NAMES)
      for (const card of cardsToPrint(PRINT_CARDS)) {
        const made = cardFront(card, CARD_SIZES[size], 3, lookOf('colour'));
        if (!made.ok) throw new Error(`${card.id} on ${size}: ${made.error.message}`);
        const texts = textsIn(made.value);
        expect(texts.map(({ text }) => text).join(' '), card.id).toContain(card.name.split(' ')[0]);
        const words = texts.map(({ text }) => text).join(' ');
        for (const word of `${card.name} ${card.text}`.split(/\s+/)) expect(words).toContain(word);
        for (const text of texts) {
          const least = text.text === text.text.toUpperCase() && /[A-Z]{3}/.test(text.text) ? 0.8 : 1;
          if (text.y > 30) expect(text.size).toBeGreaterThanOrEqual(CARD_TYPE_FLOOR * 0.8 * least);
          expect(
            inside(bounds([text])!, {
              x: 2,
              y: 2,
              width: CARD_SIZES[size].width - 4,
              height: CARD_SIZES[size].height - 2,
            }),
            text.text,
          ).toBe(true);
        }
      }
  });

  it('come back as an error where a text is too long for its card', () => {
    const cards = PRINT_CARDS.map((card) =>
      card.id === 'greed' ? { ...card, text: card.text.repeat(12) } : card,
    );
    expect(cardSheets({ ...STANDARD, cards, size: 'mini-euro' })).toMatchObject({
      ok: false,
      error: { code: 'too-long', where: 'card greed' },
    });
  });

  it('print every word of the 40 cards, each front followed by its back, at the paper’s true size', async () => {
    const pages = sheets();
    expect(pages.map(({ side }) => side)).toEqual(Array(5).fill(['front', 'back']).flat());
    const bytes = await drawPdf(
      pages.map(({ scene }) => scene),
      { fonts: printFonts, metadata: { title: 'Cards', creationDate: new Date(0) }, duplex: 'long' },
    );
    expect(bytes.length).toBeLessThan(300_000);
    const read = await readPdf(bytes);
    expect(read.pages.every(({ width, height }) => width === 297 && height === 210)).toBe(true);
    const fronts = read.pages
      .filter((_, index) => index % 2 === 0)
      .map(({ texts }) => texts.join(' '))
      .join(' ');
    for (const { name, text } of PRINT_CARDS)
      for (const word of `${name} ${text}`.split(/\s+/)) expect(fronts).toContain(word);
  });

  it('leave the outer 8 mm of every paper to marks alone', () => {
    for (const paper of PAPER_NAMES)
      for (const size of CARD_SIZE_NAMES)
        for (const bleed of [0, 3])
          for (const { scene, side } of sheets({ paper, size, bleed, ink: 'low-ink' })) {
            const safe = {
              ...{ x: SAFE_MARGIN, y: SAFE_MARGIN },
              ...{ width: scene.width - 2 * SAFE_MARGIN, height: scene.height - 2 * SAFE_MARGIN },
            };
            for (const node of scene.children) {
              const isMark = node.type === 'path' && side !== 'back';
              const clip =
                node.type === 'group' && node.clip
                  ? [{ ...node, children: [{ type: 'path' as const, d: node.clip }] }]
                  : [node];
              const box = bounds(clip)!;
              if (!isMark) expect(inside(box, safe), `${paper} ${size} ${bleed} ${node.type}`).toBe(true);
              else
                expect(inside(box, { x: 3, y: 3, width: scene.width - 6, height: scene.height - 6 })).toBe(
                  true,
                );
            }
          }
  });

  it('use no colour but greys where no colour is wanted', () => {
    const colours = (nodes: readonly Node[]): readonly string[] =>
      nodes.flatMap((node) =>
        node.type === 'group'
          ? colours(node.children)
          : node.type === 'use'
            ? []
            : [node.fill, node.type === 'path' ? node.stroke?.colour : undefined].filter(
                (one) => one !== undefined,
              ),
      );
    for (const ink of INKS.slice(1))
      for (const { scene } of sheets({ ink })) {
        const found = colours([...scene.children, ...Object.values(scene.symbols).flat()]);
        const allowed = ink === 'low-ink' ? /^#(000000|ffffff)$/ : /^#(..)\1\1$/;
        expect(found.filter((colour) => !allowed.test(colour))).toEqual([]);
      }
  });
});
