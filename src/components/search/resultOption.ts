import { excerptOf, markedTitle, type ExcerptPiece } from '#lib/search/excerpt.ts';
import type { Hit } from '#lib/search/search.ts';
import { href } from '#site/links.ts';
import { element } from './element.ts';
import { kindName } from './words.ts';

/** One result as an option of the list that is also a link: number, title, where it stands, kind and excerpt. */
export function resultOption({ record, stems }: Hit, id: string): HTMLAnchorElement {
  const { number, title, chapter, text, address } = record;
  const head = element('span', 'head');
  if (number !== undefined) head.append(element('span', 'number', number), ' ');
  head.append(element('span', 'title', ...marked(markedTitle(title, stems))));
  if (chapter !== undefined) head.append(element('span', 'where', ` · ${chapter}`));
  const option = element(
    'a',
    'result',
    head,
    ' ',
    element('span', 'kind', kindName(record)),
    ' ',
    element('span', 'excerpt', ...marked(excerptOf(text.replaceAll('\n', ' '), stems))),
  );
  option.id = id;
  option.href = href(address);
  option.role = 'option';
  option.tabIndex = -1;
  option.ariaSelected = 'false';
  return option;
}

const marked = (pieces: readonly ExcerptPiece[]): (Node | string)[] =>
  pieces.map((piece) => (piece.marked ? element('mark', '', piece.text) : piece.text));
