import type { LinkGraph, NodeKind } from './linkGraph.ts';
import { rulesOf, type Chapter } from './outline.ts';

/** What has a permanent id. Pages are not among it: their addresses are those of their chapters. */
export const PUBLISHED_KINDS = ['rule', 'card', 'ruling', 'example', 'term'] as const satisfies NodeKind[];
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** All ids that a game ever had, by kind; kept in `content/<game>/published-ids.json`. */
export type PublishedIds = Readonly<Record<PublishedKind, readonly string[]>>;

/** The ids that the manual answers to, old ones of its rules among them, in its order. */
export function idsNow(graph: LinkGraph, chapters: readonly Chapter[]): PublishedIds {
  const of = (kind: NodeKind): readonly string[] =>
    graph.nodes.filter((node) => node.kind === kind).map(({ id }) => id);
  const rules = chapters.flatMap(rulesOf).flatMap(({ id, oldIds }) => [id, ...oldIds]);
  return { rule: rules, card: of('card'), ruling: of('ruling'), example: of('example'), term: of('term') };
}

/** Throws if something that was published once is gone, because links to it are out in the world. */
export function refuseLostIds(game: string, published: PublishedIds, now: PublishedIds): void {
  const lost = PUBLISHED_KINDS.flatMap((kind) =>
    published[kind].filter((id) => !now[kind].includes(id)).map((id) => `the ${kind} "${id}"`),
  );
  if (lost.length === 0) return;
  throw new Error(
    `The manual of ${game} has lost ${lost.join(', ')}, which content/${game}/published-ids.json lists. ` +
      'Give a renamed rule its old id in oldIds; anything else keeps its id.',
  );
}

/** The list with what is new in the manual at its end. */
export function withNewIds(published: PublishedIds, now: PublishedIds): PublishedIds {
  const grown = (kind: PublishedKind): readonly string[] => [...new Set([...published[kind], ...now[kind]])];
  return {
    rule: grown('rule'),
    card: grown('card'),
    ruling: grown('ruling'),
    example: grown('example'),
    term: grown('term'),
  };
}
