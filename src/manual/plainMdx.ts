/** What the components that texts use say in plain words. */
export interface PlainNames {
  /** The number of a rule, by its id. */
  readonly rule: (id: string) => string;
  /** The name of a card, by its id. */
  readonly card: (id: string) => string;
}

/** The body of an MDX text as plain text: imports, tags and marks away, references said, paragraphs by empty lines. */
export function plainMdx(body: string, names: PlainNames): string {
  return body
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/<Cite\s+rule="([^"]+)"\s*\/>/g, (_, id: string) => names.rule(id))
    .replace(/<CardName\s+id="([^"]+)"\s*\/>/g, (_, id: string) => names.card(id))
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|(?<!\w)[_*]|[_*](?!\w)|`)/g, '')
    .replace(/^(?:#{1,6}|[-*>]|\d+\.) +/gm, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
