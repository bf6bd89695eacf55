import type { ContentFile } from './contentFile.ts';
import type { LinkNode, LinkSources, NodeKind } from './linkGraph.ts';
import { outlineOf, rulesOf, type Chapter } from './outline.ts';

/** Everything in a game's manual that has an address: by kind, and in each kind in the order of the manual. */
export function nodesOf(sources: LinkSources, files: readonly ContentFile[]): readonly LinkNode[] {
  const { game, rulings, examples } = sources;
  const chapters = outlineOf(game, sources.files);
  const pages = pagesInOrder(chapters, files);
  const entries = (
    folder: ContentFile['folder'],
    kind: NodeKind,
    name: string,
    address: (id: string) => string,
  ): LinkNode[] =>
    files
      .filter((file) => file.folder === folder)
      .map(({ name: id, data, path }) => ({
        kind,
        id,
        label: String(data[name]),
        address: address(id),
        file: path,
      }));

  return [
    ...rulesIn(chapters, pages),
    ...entries('cards', 'card', 'name', (id) => `/${game}/cards/${id}/`),
    ...rulings.map(({ id, title }): LinkNode => ({
      kind: 'ruling',
      id,
      label: title,
      address: `/${game}/open-questions/#${id}`,
      file: `src/games/${game}/rulings/`,
    })),
    ...examples.map(({ id, title, chapter }): LinkNode => ({
      kind: 'example',
      id,
      label: title,
      address: `${pageAddress(game, chapter)}#example-${id}`,
      file: `src/games/${game}/examples/`,
    })),
    ...entries('glossary', 'term', 'term', (id) => `/${game}/glossary/#${id}`),
    ...pages.map(({ name, data, path }): LinkNode => ({
      kind: 'page',
      id: name,
      label: String(data['title']),
      address: pageAddress(game, name),
      file: path,
    })),
  ];
}

const pageAddress = (game: string, name: string): string =>
  name === 'index' ? `/${game}/` : `/${game}/${name}/`;

/** Chapters in order, then the pages beside them by name. */
function pagesInOrder(chapters: readonly Chapter[], files: readonly ContentFile[]): readonly ContentFile[] {
  const topics = chapters.map(({ topic }) => topic);
  const rank = ({ name }: ContentFile): number =>
    topics.includes(name) ? topics.indexOf(name) : topics.length;
  return files.filter(({ folder }) => folder === 'manual').sort((a, b) => rank(a) - rank(b));
}

function rulesIn(chapters: readonly Chapter[], pages: readonly ContentFile[]): readonly LinkNode[] {
  return chapters.flatMap((chapter) => {
    const file = pages.find(({ name }) => name === chapter.topic)?.path ?? '';
    return rulesOf(chapter).map(({ id, number, address }): LinkNode => ({
      kind: 'rule',
      id,
      label: number,
      address,
      file,
    }));
  });
}
