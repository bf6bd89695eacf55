import { STOPPED, type Code, type Kernel, type Node } from './kernel.ts';
import { prove } from './prove.ts';

export interface LineStep {
  readonly node: Node;
  readonly code: Code;
}

/**
 * Best play of both from a position whose margin is known, to the end of the game, or as far as the budget of the
 * kernel lasts.
 */
export function bestLine(kernel: Kernel, start: Node, margin: number): readonly LineStep[] {
  const steps: LineStep[] = [];
  let [node, expected] = [start, margin];
  try {
    for (;;) {
      const { code } = prove(kernel, node, expected);
      if (code === undefined) return steps;
      steps.push({ node, code });
      const next = kernel.child(node, code);
      if (next.turned) expected = 0 - expected;
      node = next.node;
    }
  } catch (error) {
    if (error === STOPPED) return steps;
    throw error;
  }
}
