import { HTMLElement, type Node, TextNode } from 'node-html-parser';
import { isSilent, tagOf } from './silent.ts';

/** What remains of a page's markup, and which attributes. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  p: [],
  ul: [],
  ol: [],
  li: [],
  em: [],
  strong: [],
  sub: [],
  sup: [],
  br: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href'],
};

/**
 * An element's contents as HTML of a short list of elements without classes or ids, for use anywhere. Links inside the
 * site lose the base path that it was built for.
 */
export function plainHtml(element: HTMLElement, base: string): string {
  return element.childNodes
    .map((node) => plainNode(node, base))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainNode(node: Node, base: string): string {
  if (node instanceof TextNode) return node.rawText;
  if (!(node instanceof HTMLElement) || isSilent(node)) return '';
  const tag = tagOf(node);
  const inner = node.childNodes.map((child) => plainNode(child, base)).join('');
  const kept = KEPT[tag];
  if (!kept) return inner;
  const attributes = kept
    .filter((name) => node.hasAttribute(name))
    .map((name) => ` ${name}="${attribute(node, name, base)}"`)
    .join('');
  return tag === 'br' ? '<br>' : `<${tag}${attributes}>${inner}</${tag}>`;
}

function attribute(element: HTMLElement, name: string, base: string): string {
  const value = (element.getAttribute(name) ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return name === 'href' && value.startsWith(base) ? `/${value.slice(base.length)}` : value;
}
