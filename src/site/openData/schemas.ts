import * as v from 'valibot';
import { CARD_KINDS, CARD_TARGETS, CARD_TIMINGS } from '#games/a-new-regime/cards.ts';
import { AFFILIATIONS } from '#games/a-new-regime/vocabulary.ts';
import { NODE_KINDS } from '#manual/linkGraph.ts';

/*
 * The formats of the data files, version 1. The descriptions go into the published JSON schemas and into the page that
 * documents them.
 */

const text = (description: string) => v.pipe(v.string(), v.description(description));
const ids = (description: string) => v.pipe(v.array(v.string()), v.description(description));
const id = text('Permanent. Never changes and never names another thing.');
const address = text('Where it stands, from the start of the site: put the site’s own address in front.');

export const ruleItem = v.strictObject({
  id,
  oldIds: ids('Ids that it had before; links to them still lead to it.'),
  number: text(
    'Chapter, section and place: 8.2.3. Follows from the order, so it may change between editions.',
  ),
  title: text('The id in words.'),
  chapter: v.strictObject({
    number: v.pipe(v.number(), v.integer(), v.minValue(1)),
    title: v.string(),
  }),
  section: v.strictObject({ number: text('Of the section: 8.2.'), title: v.string() }),
  text: text('The rule in plain text; paragraphs and rows of tables are lines.'),
  html: text('The same as HTML without classes or scripts: paragraphs, lists, tables, emphasis and links.'),
  address,
  citedBy: v.pipe(
    v.array(v.strictObject({ kind: v.picklist(NODE_KINDS), id: v.string(), address: v.string() })),
    v.description('What cites it, in the order of the manual.'),
  ),
  rulings: ids('Ids of the rulings that touch it.'),
});

export const cardItem = v.strictObject({
  id,
  name: v.string(),
  kind: v.pipe(v.picklist(CARD_KINDS), v.description('What the card is for.')),
  affiliation: v.optional(
    v.pipe(v.picklist(AFFILIATIONS), v.description('The pile of an end-game condition; others have none.')),
  ),
  timing: v.pipe(v.picklist(CARD_TIMINGS), v.description('When it takes effect.')),
  targets: v.pipe(v.picklist(CARD_TARGETS), v.description('What it is aimed at.')),
  judgedByTable: v.pipe(
    v.boolean(),
    v.description('Whether only the people at the table can tell that it holds.'),
  ),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('How many of it are in the game.')),
  text: text('All that the card itself says.'),
  rules: ids('Ids of the rules that it touches.'),
  terms: ids('Ids of the glossary terms that it uses.'),
  notes: text('What its page adds, in plain text; empty lines part the paragraphs.'),
  address,
});

export const termItem = v.strictObject({
  id,
  term: v.string(),
  definition: text('One or two sentences of plain text.'),
  also: ids('Other words that people say for it.'),
  rules: ids('Ids of the rules that make it what it is, the most important first.'),
  see: ids('Ids of the terms to read next.'),
  notes: text('What the glossary adds below the definition; mostly empty.'),
  address,
});

export const rulingItem = v.strictObject({
  id,
  title: v.string(),
  question: text('What the designer’s draft leaves open.'),
  options: v.pipe(
    v.array(v.strictObject({ id: v.string(), meaning: text('The reading as a sentence.') })),
    v.minLength(1),
    v.description('The readings that are known.'),
  ),
  default: text('Id of the option that holds unless a table chooses otherwise.'),
  reason: text('Why that one.'),
  rules: ids('Ids of the rules that it touches; it stands beside the first.'),
  cards: v.optional(ids('Ids of the cards that it is about.')),
  selectable: v.pipe(v.boolean(), v.description('Whether the calculators offer the other readings.')),
  address,
});

/** The four files of a game: what each holds, and how an entry looks. */
export const DATA_FILES = {
  rules: { holds: 'Every rule of the manual, in its order', item: ruleItem },
  cards: { holds: 'Every card, in the order of their ids', item: cardItem },
  glossary: { holds: 'Every term of the glossary, in the order of their ids', item: termItem },
  rulings: { holds: 'Every place where the draft is silent, and the reading taken there', item: rulingItem },
} as const;
export type DataFileName = keyof typeof DATA_FILES;

/** Raised when a field changes its meaning or goes; new fields alone do not raise it. */
export const DATA_VERSION = 1;

/** The name of a published schema: `a-new-regime-rules-1.json`. */
export const schemaName = (game: string, name: DataFileName): string =>
  `${game}-${name}-${DATA_VERSION}.json`;

/** The schema of a whole file. */
export function dataFileSchema<const T extends DataFileName>(game: string, name: T) {
  return v.strictObject({
    $schema: text('Address of the schema of this file, from where the file lies.'),
    version: v.pipe(v.literal(DATA_VERSION), v.description('Version of this format.')),
    game: v.literal(game),
    edition: v.pipe(
      v.strictObject({ number: v.pipe(v.number(), v.integer()), date: v.string() }),
      v.description('Edition of the rules, and the day it was fixed.'),
    ),
    credit: text('Whose game it is. Name them where you use the data.'),
    licence: text('How the words and data may be used.'),
    items: v.array(DATA_FILES[name].item),
  });
}
