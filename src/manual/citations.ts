import { examplesOf } from '#games/examples.ts';
import { rulingsOf } from '#games/rulings.ts';
import { linkGraphOf, type LinkGraph, type LinkNode, type NodeKind } from './linkGraph.ts';
import { TEXTS } from './texts.ts';

const graphs = new Map<string, LinkGraph>();

/** What cites what in a game's manual. Throws if anything names what does not exist. */
function linksOf(game: string): LinkGraph {
  const known =
    graphs.get(game) ??
    linkGraphOf({ game, files: TEXTS, rulings: rulingsOf(game), examples: examplesOf(game) });
  graphs.set(game, known);
  return known;
}

/** What cites a rule, by kind and in the order of the manual. Throws if there is no such rule. */
export const citedBy = (game: string, ruleId: string): readonly LinkNode[] => citingOf(game, 'rule', ruleId);

/** What uses a term of the glossary, by kind and in the order of the manual. Throws if there is no such term. */
export const usesOfTerm = (game: string, termId: string): readonly LinkNode[] =>
  citingOf(game, 'term', termId);

/** The same for a card, a ruling, an example or a page. */
export function citingOf(game: string, kind: NodeKind, id: string): readonly LinkNode[] {
  const graph = linksOf(game);
  const node = graph.find(kind, id);
  if (!node) throw new Error(`The manual of ${game} has no ${kind} "${id}".`);
  return graph.citedBy.get(node) ?? [];
}
