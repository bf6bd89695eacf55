import { outlineOf, rulesOf, type Chapter, type Rule } from './outline.ts';
import { TEXTS } from './texts.ts';

const outlines = new Map<string, readonly Chapter[]>();
const rules = new Map<string, ReadonlyMap<string, Rule>>();

/** The chapters of a game's manual that exist, in order. */
export function chaptersOf(game: string): readonly Chapter[] {
  const known = outlines.get(game) ?? outlineOf(game, TEXTS);
  outlines.set(game, known);
  return known;
}

/** A rule by its id. Throws if there is none: a page that names it must not be built. */
export function ruleOf(game: string, id: string): Rule {
  const known =
    rules.get(game) ??
    new Map(
      chaptersOf(game)
        .flatMap(rulesOf)
        .map((rule) => [rule.id, rule]),
    );
  rules.set(game, known);
  const rule = known.get(id);
  if (!rule) throw new Error(`The manual of ${game} has no rule "${id}".`);
  return rule;
}

/** The game that a page of the manual belongs to, from the page's id. */
export const gameOf = (pageId: string): string => pageId.split('/')[0] ?? '';
