import { counted } from '#lib/core/counted.ts';
import { type Block, paragraph, space, stack } from '#lib/print/block.ts';
import { columnWidth, flowColumns } from '#lib/print/columns.ts';
import type { PrintPage } from '#lib/print/cutSheets.ts';
import { ALL_PAPERS, pageSize, SAFE_MARGIN, type AnyPaperName } from '#lib/print/papers.ts';
import { ruler } from '#lib/print/ruler.ts';
import { bagFor, type Table } from './bag.ts';
import { lookOf, type Ink, type Look } from './look.ts';
import type { Part } from './parts.ts';
import { bareTitle, TITLE } from './words.ts';

export interface CoverRequest {
  readonly table: Table;
  readonly paper: AnyPaperName;
  readonly ink: Ink;
  /** What the board is, in a line. */
  readonly board: string;
  /** How the board's sheets come together, if it has several. */
  readonly join: keyof typeof HOW_TO_JOIN;
  readonly sections: readonly {
    readonly part: Part;
    readonly title: string;
    readonly pages: readonly PrintPage[];
  }[];
  /** The edge over which sheets with backs are turned; left out where nothing has a back. */
  readonly flip?: 'long' | 'short';
  readonly edition: string;
  readonly date: string;
  /** Where the file holds only some of a kit's pages. */
  readonly kept?: KeptPages;
}

/** Which pages of a kit a file holds. */
export interface KeptPages {
  /** As a person writes them: `1, 5-7`. */
  readonly numbers: string;
  /** Pages of the whole kit. */
  readonly total: number;
}

const HOW_TO_JOIN = {
  none: 'The board is one sheet and done.',
  flaps:
    'Cut along the marks, lay each sheet onto the flaps of its neighbours so that the crosses meet, and glue.',
  cut: 'Cut along the marks on every side, lay the sheets edge to edge, and tape them from behind.',
} as const;

/** What to do with the pages of a part once they are printed. */
const HOW: Readonly<Partial<Record<Part, string>>> = {
  cards:
    'Cut from mark to mark with a knife and a ruler. Thick paper of 200 g or more, or sleeves with a card behind each.',
  tokens: 'Glue the whole sheet to card, let it dry under a book, then cut.',
  outfits: 'Glue the whole sheet to card, then cut; keep each regime’s in a bag of its own.',
  figures: 'Glue to card of a millimetre or more, so that they can be picked up, then cut.',
  dice: 'Thin card. Score the dashed lines, cut the solid ones, fold backwards, glue the flaps inside.',
  aids: 'Cut in two. Each player takes the turn card of the own regime.',
};

const GAP = 8;

/** The first pages of a kit: how to print it, what every page is, what to do with it, and what is in the bag. */
export function coverSheets(request: CoverRequest): readonly PrintPage[] {
  // The list of pages gives their numbers, and these begin after the cover.
  for (let own = 1; ; own++) {
    const pages = drawCover(request, own);
    if (pages.length <= own) return pages;
  }
}

function drawCover(request: CoverRequest, own: number): readonly PrintPage[] {
  const { paper, ink, sections, table, kept } = request;
  const look = lookOf(ink);
  const page = pageSize(paper, 'portrait');
  const width = page.width - 2 * SAFE_MARGIN;
  const head = coverHead(request, own, look, width);
  const columns = page.width > 250 ? 3 : 2;
  const wide = columnWidth(width, columns, GAP);
  let number = own;
  const lists = sections.map(({ part, title, pages }) => {
    const from = number + 1;
    number += pages.length;
    return sectionBlocks(
      part === 'board' ? HOW_TO_JOIN[request.join] : HOW[part],
      title,
      pages,
      from,
      look,
      wide,
    );
  });
  const bag = [
    heading('In the bag', look, wide),
    ...bagFor(table).map(({ what, why, short }) =>
      stack([
        paragraph(what, type(look, 2.7, 'label-bold'), wide),
        space(0.5),
        paragraph(
          `${why[0]!.toUpperCase()}${why.slice(1)}.${short === undefined ? '' : ` If they run short: ${short}.`}`,
          type(look, 2.7),
          wide,
        ),
        space(1.9),
      ]),
    ),
    paragraph(
      'The rules set no limit to tokens, units and people: whatever is printed here is what a table of this size rarely exceeds.',
      type(look, 2.7),
      wide,
    ),
  ];
  const top = SAFE_MARGIN + head.height;
  const bottom = page.height - SAFE_MARGIN;
  const flowed = flowColumns(kept ? lists : [...lists, bag], {
    ...{ columns, gap: GAP },
    room: (index) => {
      const y = index === 0 ? top : SAFE_MARGIN;
      return { x: SAFE_MARGIN, y, width, height: bottom - y };
    },
  });
  return flowed.map((nodes, index) => ({
    side: 'only',
    scene: {
      ...page,
      title: `${TITLE}, what is in this ${kept ? 'file' : 'kit'}${index === 0 ? '' : `, page ${index + 1}`}`,
      symbols: {},
      children: index === 0 ? [...head.draw(SAFE_MARGIN, SAFE_MARGIN), ...nodes] : nodes,
    },
  }));
}

const type = (look: Look, size: number, font: 'label' | 'label-bold' = 'label') =>
  ({ font, size, ink: look.ink }) as const;

const heading = (text: string, look: Look, width: number): Block =>
  stack([space(1), paragraph(text, type(look, 3.6, 'label-bold'), width), space(1.4)]);

/** Leaves of paper: a front and its back are one. */
const sheetsOf = (pages: readonly PrintPage[]): number => pages.filter(({ side }) => side !== 'back').length;

function coverHead(request: CoverRequest, own: number, look: Look, width: number): Block {
  const { paper, sections, table, board, flip, edition, date, kept } = request;
  const all = sections.flatMap(({ pages }) => pages);
  const backed = all.flatMap(({ side }, index) => (side === 'only' ? [] : [own + index + 1]));
  const sheets = own + sheetsOf(all);
  const name = ALL_PAPERS[paper].label;
  const twoSided =
    flip === undefined || backed.length === 0
      ? 'Print every page on one side.'
      : `Print pages ${backed[0]} to ${backed.at(-1)} on both sides, turned over the ${flip} edge, and all others on one side.`;
  return stack([
    paragraph(TITLE, type(look, 11, 'label-bold'), width),
    space(1.6),
    paragraph(
      `${kept ? 'Some pages' : 'Everything'} for ${counted(table.regimes, 'regime')}, to print, cut and fold`,
      type(look, 4.4),
      width,
    ),
    ...(kept
      ? [
          space(1.6),
          paragraph(
            `Part of a kit of ${kept.total} pages, of which these are ${kept.numbers}. Here they are counted anew.`,
            type(look, 3.3),
            width,
          ),
        ]
      : []),
    space(1.6),
    paragraph(`${board} Game by Lucas Arndt. ${edition}, ${date}.`, type(look, 2.7), width),
    space(3),
    paragraph(
      `${counted(sheets, 'sheet')} of ${name}, ${counted(all.length + own, 'page')}. ${twoSided}`,
      type(look, 3.3, 'label-bold'),
      width,
    ),
    space(1.2),
    paragraph('Print at 100 %, no scaling: then this ruler measures true.', type(look, 2.9), width),
    space(1.6),
    ruler(width, look.ink),
    space(3),
  ]);
}

/** A part of the kit, what to do with it, and its pages one by one. */
function sectionBlocks(
  how: string | undefined,
  title: string,
  pages: readonly PrintPage[],
  from: number,
  look: Look,
  width: number,
): readonly Block[] {
  const numbers = 9;
  return [
    stack([
      heading(`${title} (${counted(sheetsOf(pages), 'sheet')})`, look, width),
      ...(how === undefined ? [] : [paragraph(how, type(look, 2.7), width), space(1.4)]),
    ]),
    ...pages.map(({ scene }, index): Block => {
      const words = paragraph(bareTitle(scene.title), type(look, 2.5), width - numbers);
      return {
        height: words.height + 0.9,
        draw: (x, y) => [
          ...paragraph(String(from + index), type(look, 2.5, 'label-bold'), numbers).draw(x, y),
          ...words.draw(x + numbers, y),
        ],
      };
    }),
    space(2),
  ];
}
