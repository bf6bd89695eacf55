import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { isSilent, tagOf } from './silent.ts';

const BLOCK: ReadonlySet<string> = new Set(
  'p div section article aside header footer ul ol li dl dt dd table caption thead tbody tfoot tr h1 h2 h3 h4 h5 h6 figure figcaption details summary blockquote br'.split(
    ' ',
  ),
);
const CELL: ReadonlySet<string> = new Set(['td', 'th']);

interface Options {
  /** Whether interactive islands are left out. */
  readonly withoutIslands?: boolean;
}

/** The text of an element: one line a block, the cells of a table's row with commas between. */
export function plainText(element: HTMLElement, options: Options = {}): string {
  return pieces(element, options)
    .join('')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replaceAll(' ,', ',')
        .trim()
        .replace(/^, |,$/g, '')
        .replace(/(, )+/g, ', '),
    )
    .filter((line) => line !== '')
    .join('\n');
}

function pieces(node: Node, options: Options): string[] {
  if (node instanceof TextNode) return [node.text.replace(/\s+/g, ' ')];
  if (!(node instanceof HTMLElement) || isSilent(node)) return [];
  const tag = tagOf(node);
  if (options.withoutIslands && tag === 'astro-island') return [];
  const inner = node.childNodes.flatMap((child) => pieces(child, options));
  if (CELL.has(tag)) return [', ', ...inner.map((piece) => piece.replaceAll('\n', ' '))];
  return BLOCK.has(tag) ? ['\n', ...inner, '\n'] : inner;
}
