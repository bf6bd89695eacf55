import type { ExampleEntry } from '#games/examples.ts';
import type { Ruling } from '#lib/core/ruling.ts';
import { readContentFile, type SourceFile } from './contentFile.ts';
import { claimsOf, type Claim } from './linkClaims.ts';
import { nodesOf } from './linkNodes.ts';

/**
 * What cites what in a game's manual: read once from the texts and the data, and asked both ways. Everything that a
 * reader can open by an address of its own is a node; a page stands for what is written in it outside rules.
 */
export const NODE_KINDS = ['rule', 'card', 'ruling', 'example', 'term', 'page'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export interface LinkNode {
  readonly kind: NodeKind;
  readonly id: string;
  /** What a link to it says: a rule's number, anything else's name. */
  readonly label: string;
  /** Address inside the site, hash included. */
  readonly address: string;
  /** File or folder in which it is written, from the repository's root. */
  readonly file: string;
}

export interface LinkGraph {
  /** By kind, and in each kind in the order of the manual. */
  readonly nodes: readonly LinkNode[];
  /** What a node cites, each once and never itself, in the order of `nodes`. */
  readonly cites: ReadonlyMap<LinkNode, readonly LinkNode[]>;
  /** The same arrows backwards: what cites a node. */
  readonly citedBy: ReadonlyMap<LinkNode, readonly LinkNode[]>;
  /** A node by its kind and id. */
  readonly find: (kind: NodeKind, id: string) => LinkNode | undefined;
}

export interface LinkSources {
  readonly game: string;
  /** All that lies in the game's folders manual, cards and glossary. */
  readonly files: readonly SourceFile[];
  readonly rulings: readonly Ruling[];
  readonly examples: readonly ExampleEntry[];
}

/** The graph of one game. Throws if anything names what does not exist, with all such names and their files. */
export function linkGraphOf(sources: LinkSources): LinkGraph {
  const { game } = sources;
  const ours = sources.files.filter(({ path }) => path.startsWith(`content/${game}/`));
  const files = ours.map(readContentFile);
  const nodes = nodesOf({ ...sources, files: ours }, files);
  const byKey = new Map(nodes.map((node) => [`${node.kind}/${node.id}`, node]));
  const find = (kind: NodeKind, id: string): LinkNode | undefined => byKey.get(`${kind}/${id}`);

  const claims = claimsOf(nodes, sources, files);
  refuseDangling(
    game,
    claims.filter(({ kind, id }) => !find(kind, id)),
  );

  const cites = new Map(nodes.map((node) => [node, new Set<LinkNode>()]));
  const citedBy = new Map(nodes.map((node) => [node, new Set<LinkNode>()]));
  for (const { from, kind, id } of claims) {
    const to = find(kind, id);
    if (!to || to === from) continue;
    cites.get(from)?.add(to);
    citedBy.get(to)?.add(from);
  }
  const place = new Map(nodes.map((node, index) => [node, index]));
  const inOrder = (ends: Map<LinkNode, Set<LinkNode>>): LinkGraph['cites'] =>
    new Map(
      [...ends].map(([node, others]) => [
        node,
        [...others].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
      ]),
    );
  return { nodes, cites: inOrder(cites), citedBy: inOrder(citedBy), find };
}

function refuseDangling(game: string, claims: readonly Claim[]): void {
  if (claims.length === 0) return;
  const lines = claims.map(
    ({ from, kind, id }) => `${from.file}: ${from.kind} ${from.id} names the ${kind} "${id}"`,
  );
  throw new Error(`In ${game} these name what does not exist:\n${[...new Set(lines)].join('\n')}`);
}
