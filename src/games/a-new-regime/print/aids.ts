import { badgeSymbol } from '#lib/board/draw/symbols.ts';
import { decimalText } from '#lib/core/rational.ts';
import { type Block, paragraph, space, stack } from '#lib/print/block.ts';
import { ruledTable, type TableCell } from '#lib/print/ruledTable.ts';
import type { Node } from '#lib/scene/scene.ts';
import { textWidth } from '#lib/scene/textMetrics.ts';
import { AID_BONUSES, AID_CATEGORIES, AID_METHODS, AID_PRICES, AID_STEPS, AID_UNITS } from '../aidWords.ts';
import { AFFILIATION_WORDS } from '../cardWords.ts';
import { actionDice } from '../rules/actionDice.ts';
import { UPRISING_DIE_FACES } from '../rules/dice.ts';
import { inChaos } from '../rules/loyalty.ts';
import { CONDITION_POINTS, POINTS } from '../rules/score.ts';
import { uprisingQuota, uprisingSucceeds } from '../rules/uprising.ts';
import { AFFILIATIONS } from '../vocabulary.ts';
import { rectangle } from './grounds.ts';
import type { Look } from './look.ts';
import { framedLetter } from './pieces.ts';
import { regimeInk, type RegimeSign } from './regimes.ts';
import { TITLE } from './words.ts';

/** All aids are of this size, two on a sheet of A4 or Letter. Millimetres. */
export const AID = { width: 190, height: 128 } as const;
const PAD = 6;
const TEXT = 2.85;
const GAP = 6;
const TOP = 16;

const type = (look: Look, size: number, font: 'label' | 'label-bold' = 'label') =>
  ({ font, size, ink: look.ink }) as const;

/** A card of this size with a title over a strong line. */
function sheet(title: string, note: string, look: Look): readonly Node[] {
  const [size, small] = [5.2, 2.7];
  return [
    {
      type: 'path',
      d: rectangle({ x: 0, y: 0, ...AID }),
      fill: look.paper,
      stroke: { colour: look.cut, width: 0.15 },
    },
    ...paragraph(title, type(look, size, 'label-bold'), AID.width).draw(PAD, PAD),
    ...paragraph(note, type(look, small), AID.width).draw(
      PAD + textWidth(title, 'label-bold', size) + 3,
      PAD + 0.67 * (size - small),
    ),
    {
      type: 'path',
      d: [
        ['M', PAD, TOP - 3.2],
        ['L', AID.width - PAD, TOP - 3.2],
      ],
      stroke: { colour: look.ink, width: 0.5 },
    },
  ];
}

const heading = (text: string, look: Look, width: number): Block =>
  stack([paragraph(text, type(look, 3.5, 'label-bold'), width), space(1.3)]);

const badge =
  (affiliation: string, scale: number) =>
  (x: number, y: number): readonly Node[] => [{ type: 'use', symbol: badgeSymbol(affiliation), x, y, scale }];

/** What one looks up in a turn, with the sign of the regime that one leads. */
export function turnCard(sign: RegimeSign, look: Look): readonly Node[] {
  const inner = AID.width - 2 * PAD - 2 * GAP;
  const widths = [inner * 0.33, inner * 0.35, inner * 0.32] as const;
  const columns = [turnColumn(look, widths[0]), dutyColumn(look, widths[1]), priceColumn(look, widths[2])];
  let x = PAD;
  const drawn = columns.flatMap((column, index) => {
    const nodes = column.draw(x, TOP);
    x += widths[index]! + GAP;
    return nodes;
  });
  return [
    ...sheet(TITLE, 'A turn, the action grid and all prices', look),
    ...framedLetter(sign, look, AID.width - PAD - 9, PAD - 2.4, 9),
    ...drawn,
    {
      type: 'path',
      d: [
        ['M', 0, AID.height - 1.4],
        ['L', AID.width, AID.height - 1.4],
      ],
      stroke: { colour: regimeInk(sign, look), width: 2.8 },
    },
  ];
}

function turnColumn(look: Look, width: number): Block {
  const size = TEXT;
  const indent = 5;
  return stack([
    heading('Your turn', look, width),
    ...AID_STEPS.map(({ name, must, text }, index): Block => {
      const block = stack([
        paragraph(`${name}: ${must ? 'must' : 'may'}`, type(look, size, 'label-bold'), width - indent),
        space(0.35),
        paragraph(text, type(look, size), width - indent),
        space(1.9),
      ]);
      return {
        height: block.height,
        draw: (x, y) => [
          ...paragraph(String(index + 1), type(look, 3.4, 'label-bold'), indent).draw(x, y),
          ...block.draw(x + indent, y),
        ],
      };
    }),
  ]);
}

function dutyColumn(look: Look, width: number): Block {
  const size = TEXT;
  const indent = 6;
  const cellWidth = (width - 26) / AFFILIATIONS.length;
  const grid: readonly (readonly TableCell[])[] = [
    [{ text: 'Outfit against' }, ...AFFILIATIONS.map((one) => ({ draw: badge(one, 3.4) }))],
    ...AFFILIATIONS.map((attacker): readonly TableCell[] => [
      {
        draw: (x, y) => [
          ...badge(attacker, 3.4)(x - 26 / 2 + 3.5, y),
          ...paragraph(AFFILIATION_WORDS[attacker], type(look, size), 30).draw(x - 26 / 2 + 7, y - 0.95),
        ],
      },
      ...AFFILIATIONS.map((defender) => ({
        text: String(actionDice(attacker, defender)),
        ...{ bold: true, align: 'middle' as const },
      })),
    ]),
  ];
  return stack([
    heading('How many action dice', look, width),
    ruledTable({
      ...{ widths: [26, cellWidth, cellWidth, cellWidth], rowHeight: 6.6, rows: grid, size: 3, head: 1 },
      ...{ ink: look.ink, line: look.soft },
    }),
    space(3),
    heading('What outfits do', look, width),
    ...AID_METHODS.map(({ method, affiliation, text }): Block => {
      const words = paragraph(
        `${method[0]!.toUpperCase()}${method.slice(1)}: ${text}`,
        type(look, size),
        width - indent,
      );
      return {
        height: words.height + 1.7,
        draw: (x, y) => [...badge(affiliation, 2.7)(x + 2, y + 0.9), ...words.draw(x + indent, y)],
      };
    }),
  ]);
}

function priceColumn(look: Look, width: number): Block {
  const size = TEXT;
  const small = (width - 14) / 2;
  const right = (text: string): TableCell => ({ text, align: 'end', bold: true });
  return stack([
    heading('Outfits', look, width),
    ruledTable({
      widths: [14, small, small],
      rowHeight: 4.3,
      rows: [
        [{ text: 'Units' }, { text: 'its own (Z)', align: 'end' }, { text: 'economic ($)', align: 'end' }],
        ...AID_UNITS.map(({ count, own, economic }) => [
          { text: String(count), bold: true },
          right(String(own)),
          right(economic === 0 ? '–' : String(economic)),
        ]),
      ],
      ...{ size: 2.7, ink: look.ink, line: look.soft, head: 1 },
    }),
    space(1.4),
    paragraph(
      'Added units cost the same. Units a state can raise in a turn: its loyalty score.',
      type(look, size),
      width,
    ),
    space(3),
    heading('Other prices', look, width),
    ...AID_PRICES.map(({ what, price }): Block => {
      const words = paragraph(what, type(look, size), width - 23);
      return {
        height: words.height + 1.6,
        draw: (x, y) => [
          ...words.draw(x, y),
          {
            ...{ type: 'text', x: x + width, y: y + 0.67 * size, text: price, font: 'label-bold', size },
            ...{ anchor: 'end', fill: look.ink },
          },
        ],
      };
    }),
  ]);
}

/** Figures in a state up to which the table goes, as the designer's did. */
const TOTALS = { from: 2, to: 20 } as const;

/** The quota of every state in chaos, and what the uprising die must show for it. */
export function uprisingTable(look: Look): readonly Node[] {
  const most = TOTALS.to / 2;
  const loyalColumns = Array.from({ length: most + 1 }, (_, loyal) => loyal);
  const first = 22;
  const width = (AID.width - 2 * PAD - first) / loyalColumns.length;
  const rows = Array.from({ length: TOTALS.to - TOTALS.from + 1 }, (_, index) => TOTALS.from + index).map(
    (total): readonly TableCell[] => [
      { text: String(total), bold: true, align: 'middle' },
      ...loyalColumns.map((loyal): TableCell => {
        const people = { loyal, unloyal: total - loyal };
        if (people.unloyal < 0 || !inChaos(people)) return { text: '' };
        const quota = uprisingQuota(people);
        const least = UPRISING_DIE_FACES.find((face) => uprisingSucceeds(face, quota));
        return {
          draw: quotaCell(decimalText(quota, 2), least === undefined ? '–' : `${least}+`, width, look),
        };
      }),
    ],
  );
  return [
    ...sheet(
      'Uprisings',
      'Large: what the uprising die must show. Small: the quota, loyal people ÷ all × 10.',
      look,
    ),
    ...ruledTable({
      widths: [first, ...loyalColumns.map(() => width)],
      rowHeight: 5.25,
      rows: [
        [
          { text: 'All  |  loyal', align: 'middle' },
          ...loyalColumns.map((loyal) => ({ text: String(loyal), bold: true, align: 'middle' as const })),
        ],
        ...rows,
      ],
      ...{ size: 2.9, ink: look.ink, line: look.soft, columns: true, head: 1 },
    }).draw(PAD, TOP - 2),
  ];
}

const quotaCell =
  (quota: string, least: string, width: number, look: Look) =>
  (x: number, y: number): readonly Node[] => [
    {
      ...{ type: 'text', x: x - width * 0.08, y: y + 1.05, text: least, font: 'label-bold', size: 3.1 },
      ...{ anchor: 'end', fill: look.ink },
    },
    {
      ...{ type: 'text', x: x + width * 0.02, y: y + 1.05, text: quota, font: 'label', size: 2.2 },
      fill: look.soft,
    },
  ];

/** The end of the game, to be filled in with a pencil: one column for each regime. */
export function scoreSheet(signs: readonly RegimeSign[], look: Look): readonly Node[] {
  const first = 74;
  const points = 16;
  const width = (AID.width - 2 * PAD - first - points) / signs.length;
  const empty = signs.map((): TableCell => ({ text: '' }));
  const line = (what: string, worth: string, bold = false): readonly TableCell[] => [
    { text: what, bold },
    { text: worth, align: 'middle' },
    ...empty,
  ];
  const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
  const rows: readonly (readonly TableCell[])[] = [
    [
      { text: 'One regime alone; on a tie nobody', bold: true },
      { text: 'Points', align: 'middle' },
      ...signs.map((sign): TableCell => ({
        draw: (x, y) => framedLetter(sign, look, x - 2.6, y - 2.6, 5.2),
      })),
    ],
    line('Ended the game by its condition', String(CONDITION_POINTS)),
    ...AID_CATEGORIES.map(({ name }) => line(capital(name), String(POINTS))),
    line('Every regime that has it', '', true),
    ...AID_BONUSES.map(({ name, text }) => line(`${name}: ${text}`, String(POINTS))),
    line('Proactivity cards played', `${POINTS} each`),
    line('Total', '', true),
  ];
  return [
    ...sheet('Score sheet', 'The most points win.', look),
    ...ruledTable({
      ...{ widths: [first, points, ...signs.map(() => width)], rowHeight: 6.15, rows, size: 2.8 },
      ...{ ink: look.ink, line: look.soft, columns: true, head: 1 },
    }).draw(PAD, TOP - 2),
  ];
}
