import * as v from 'valibot';
import { cardFieldsOf } from '#games/cardFields.ts';
import { describedIds as ids, describedText as text, PERMANENT_ID as id } from '#lib/share/described.ts';
import { NODE_KINDS } from '#manual/linkGraph.ts';

/*
 * The formats of the data files, version 1. The descriptions go into the published JSON schemas and into the page that
 * documents them.
 */

const address = text('Where it stands, from the start of the site: put the site’s own address in front.');

const ruleItem = v.strictObject({
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

/** A card: what its file holds, its notes and its address. */
const cardItem = (fields: v.ObjectEntries) =>
  v.strictObject({
    ...fields,
    notes: text('What its page adds, in plain text; empty lines part the paragraphs.'),
    address,
  });

const termItem = v.strictObject({
  id,
  term: v.string(),
  definition: text('One or two sentences of plain text.'),
  also: ids('Other words that people say for it.'),
  rules: ids('Ids of the rules that make it what it is, the most important first.'),
  see: ids('Ids of the terms to read next.'),
  notes: text('What the glossary adds below the definition; mostly empty.'),
  address,
});

const rulingItem = v.strictObject({
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

/** What each file of a game holds, in the order in which lists show them. */
export const DATA_FILES = {
  rules: 'Every rule of the manual, in its order',
  cards: 'Every card, in the order of their ids',
  glossary: 'Every term of the glossary, in the order of their ids',
  rulings: 'Every place where the draft is silent, and the reading taken there',
} as const;
export type DataFileName = keyof typeof DATA_FILES;

/** The files that a game has: all of them, but for the cards where it has none. */
export const dataFilesOf = (game: string): readonly DataFileName[] =>
  (Object.keys(DATA_FILES) as DataFileName[]).filter((name) => name !== 'cards' || cardFieldsOf(game));

/** How an entry of a game's file looks. Throws if the game has no such file. */
export function itemOf(game: string, name: DataFileName): v.GenericSchema {
  if (name !== 'cards') return { rules: ruleItem, glossary: termItem, rulings: rulingItem }[name];
  const fields = cardFieldsOf(game);
  if (!fields) throw new Error(`${game} has no cards.`);
  return cardItem(fields);
}

/** Raised when a field changes its meaning or goes; new fields alone do not raise it. */
export const DATA_VERSION = 1;

/** The name of a published schema: `a-new-regime-rules-1.json`. */
export const schemaName = (game: string, name: DataFileName): string =>
  `${game}-${name}-${DATA_VERSION}.json`;

/** The schema of a whole file. */
export function dataFileSchema(game: string, name: DataFileName) {
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
    items: v.array(itemOf(game, name)),
  });
}
