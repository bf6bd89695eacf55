import * as v from 'valibot';
import { describedIds, describedText, PERMANENT_ID } from '#lib/share/described.ts';
import { CARD_FIELDS as A_NEW_REGIME } from './a-new-regime/cardFields.ts';

/** What the front matter of a card's file holds, in its order: the same in every game but for the game's own fields. */
const withOwn = <const Own extends v.ObjectEntries>(own: Own) => ({
  /** Equal to the file's name. */
  id: PERMANENT_ID,
  name: v.string(),
  ...own,
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.description('How many of it are in the game.')),
  /** Short enough to be printed on it. Plain text. */
  text: describedText('All that the card itself says.'),
  rules: describedIds('Ids of the rules that it touches.'),
  terms: describedIds('Ids of the glossary terms that it uses.'),
});

/** The fields of each game that has cards, by its id. */
const FIELDS = { 'a-new-regime': withOwn(A_NEW_REGIME) } as const;

const SCHEMAS = Object.values(FIELDS).map((fields) => v.strictObject(fields));

/** A card of any game. */
export type AnyCard = v.InferOutput<(typeof SCHEMAS)[number]>;

/** The fields of a game's cards; undefined where the game has none. */
export const cardFieldsOf = (game: string): v.ObjectEntries | undefined =>
  Object.entries(FIELDS).find(([id]) => id === game)?.[1];

/** Why something is a card of no game, with the fields that are wrong; nothing if it is one. */
export function cardProblems(value: unknown): readonly string[] {
  const tried = SCHEMAS.map((schema) => v.safeParse(schema, value).issues ?? []);
  const [best = []] = [...tried].sort((a, b) => a.length - b.length);
  return best.map(
    ({ path, message }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`,
  );
}
