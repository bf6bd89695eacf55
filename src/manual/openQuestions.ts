import type { CardGroup } from '#games/cards.ts';
import type { Ruling } from '#lib/core/ruling.ts';
import { rulesOf, type Chapter } from './outline.ts';

/** Rulings that stand together on the page of open questions. */
export interface QuestionGroup {
  /** Unlike the id of any ruling, so that both can be anchors in one page. */
  readonly id: string;
  readonly title: string;
  /** The chapter that they belong to; none for cards. */
  readonly chapter?: Chapter;
  readonly rulings: readonly Ruling[];
}

/**
 * All rulings of a game, by the chapter of the rule that each stands beside and in the order of those rules; then those
 * about cards alone, by heading. Groups without rulings are left out. Throws if a ruling finds no group.
 */
export function questionGroups(
  rulings: readonly Ruling[],
  chapters: readonly Chapter[],
  headings: readonly CardGroup[],
): readonly QuestionGroup[] {
  const groups: readonly QuestionGroup[] = [
    ...chapters.map((chapter) => ({
      id: `about-${chapter.topic}`,
      title: chapter.title,
      chapter,
      rulings: rulesOf(chapter).flatMap((rule) => rulings.filter((ruling) => ruling.rules[0] === rule.id)),
    })),
    ...headings.map(({ id, title, cards }) => ({
      id: `about-${id}`,
      title,
      rulings: rulings.filter(
        (ruling) => ruling.rules.length === 0 && cards.includes(ruling.cards?.[0] ?? ''),
      ),
    })),
  ];
  const placed = new Set(groups.flatMap((group) => group.rulings));
  const lost = rulings.find((ruling) => !placed.has(ruling));
  if (lost) throw new Error(`Ruling ${lost.id} stands beside no rule and no card that exists.`);
  return groups.filter((group) => group.rulings.length > 0);
}
