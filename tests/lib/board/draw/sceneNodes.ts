import type { Node, Path, Scene } from '#lib/scene/scene.ts';

/** All nodes of a scene, those inside groups and symbols too. */
export function allNodes(scene: Scene): Node[] {
  const flatten = (nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => (node.type === 'group' ? [node, ...flatten(node.children)] : [node]));
  return [...flatten(scene.children), ...Object.values(scene.symbols).flatMap(flatten)];
}

/** Every colour that a scene asks for, once. */
export function coloursOf(scene: Scene): Set<string> {
  const colours = new Set<string>();
  for (const node of allNodes(scene)) {
    if (node.type === 'path' || node.type === 'text') if (node.fill !== undefined) colours.add(node.fill);
    if (node.type === 'path' && node.stroke !== undefined) colours.add(node.stroke.colour);
    if (node.type === 'text' && node.halo !== undefined) colours.add(node.halo.colour);
  }
  return colours;
}

/** All coordinates of a path. */
export const numbersOf = (path: Path): number[] =>
  path.flatMap((segment) => segment.filter((part) => typeof part === 'number'));
