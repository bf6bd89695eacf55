import type { Node, Scene } from './scene.ts';
import { missingCharacters } from './textMetrics.ts';

/**
 * The characters in these pages that the embedded fonts lack, each once. A printed file shows a box in their place;
 * whoever asks for the file should tell its user.
 */
export function undrawableCharacters(pages: readonly Scene[]): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'text') texts.push(node.text);
    else if (node.type === 'group') node.children.forEach(visit);
  };
  for (const page of pages) {
    Object.values(page.symbols).flat().forEach(visit);
    page.children.forEach(visit);
  }
  return missingCharacters(texts.join(''));
}
