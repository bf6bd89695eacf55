import { counted } from '#lib/core/counted.ts';
import { NODE_KINDS, type LinkNode, type NodeKind } from './linkGraph.ts';

/** Things of one kind that cite something. */
export interface CitingGroup {
  readonly kind: NodeKind;
  /** Their kind, as a heading: `Rules`. */
  readonly heading: string;
  readonly nodes: readonly LinkNode[];
}

/** The kinds that occur, in their order, each with its nodes. */
export const citingGroups = (nodes: readonly LinkNode[]): readonly CitingGroup[] =>
  NODE_KINDS.map((kind) => ({
    kind,
    heading: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`,
    nodes: nodes.filter((node) => node.kind === kind),
  })).filter((group) => group.nodes.length > 0);

/** How many of each kind: `3 rules, 2 cards, 1 ruling`. */
export const citingWords = (nodes: readonly LinkNode[]): string =>
  citingGroups(nodes)
    .map(({ kind, nodes: { length } }) => counted(length, kind))
    .join(', ');
