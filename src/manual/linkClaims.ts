import { idsIn, mentionsIn, textsOfRules, type ContentFile } from './contentFile.ts';
import type { LinkNode, LinkSources, NodeKind } from './linkGraph.ts';

/** That a node names something, existing or not. */
export interface Claim {
  readonly from: LinkNode;
  readonly kind: NodeKind;
  readonly id: string;
}

/** All that nodes name: in their texts, in the front matter of their files, in the data of the game. */
export function claimsOf(
  nodes: readonly LinkNode[],
  { rulings, examples }: LinkSources,
  files: readonly ContentFile[],
): readonly Claim[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const texts = new Map(
    files
      .filter(({ folder }) => folder === 'manual')
      .map(({ path, body }) => [path, textsOfRules(body)] as const),
  );
  const rulingOf = new Map(rulings.map((ruling) => [ruling.id, ruling]));
  const exampleOf = new Map(examples.map((example) => [example.id, example]));

  return nodes.flatMap((from) => {
    const claim = (kind: NodeKind, ids: readonly string[]): Claim[] => ids.map((id) => ({ from, kind, id }));
    const mentioned = (text: string): Claim[] =>
      mentionsIn(from.file, text).map(({ kind, id }) => ({ from, kind, id }));
    const listed = (field: string): readonly string[] => {
      const file = byPath.get(from.file);
      return file ? idsIn(file, field) : [];
    };
    switch (from.kind) {
      case 'rule':
        return mentioned(texts.get(from.file)?.get(from.id) ?? '');
      case 'page':
        return mentioned(texts.get(from.file)?.get('') ?? '');
      case 'card':
        return [
          ...claim('rule', listed('rules')),
          ...claim('term', listed('terms')),
          ...mentioned(byPath.get(from.file)?.body ?? ''),
        ];
      case 'term':
        return [
          ...claim('rule', listed('rules')),
          ...claim('term', listed('see')),
          ...mentioned(byPath.get(from.file)?.body ?? ''),
        ];
      case 'ruling': {
        const ruling = rulingOf.get(from.id);
        return [...claim('rule', ruling?.rules ?? []), ...claim('card', ruling?.cards ?? [])];
      }
      case 'example':
        return claim('rule', exampleOf.get(from.id)?.rules ?? []);
    }
  });
}
