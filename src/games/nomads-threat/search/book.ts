import type { Proved } from './prove.ts';
import type { Node } from './kernel.ts';

/** What is known of a position beforehand: its margin and a best move; undefined where nothing is. */
export type Book = (node: Node) => Proved | undefined;
