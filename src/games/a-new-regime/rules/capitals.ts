import type { Board } from '#lib/board/board.ts';
import { nextCapitals } from '#lib/board/features/placeCapitals.ts';
import { counted } from '#lib/core/counted.ts';
import { stepsFrom } from '#lib/graph/graph.ts';
import { implementing } from '../citations.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';

/**
 * Whether a capital may stand in a state, given those that stand already:
 * `allowed`; `placed`: it has one; `full`: every regime has one; `near`: too few steps from the capital in `from`;
 * `room`: the capitals still missing would not all fit.
 */
export type CapitalVerdict =
  | { readonly kind: 'allowed' | 'placed' | 'full' | 'room' }
  | { readonly kind: 'near'; readonly from: number; readonly steps: number };

/** States, by id, where the next capital may stand so that all others still fit (ruling `no-legal-capital`). */
export const openStates = implementing(
  ['capital-distance', 'capital-room'],
  (board: Board, placed: readonly number[]): readonly number[] => {
    const { steps, count } = board.capitals;
    return nextCapitals(boardGraph(board), steps, count, placed);
  },
);

/** The verdict on one state; `open` is what `openStates` says for the same capitals. */
export function judgeCapital(
  board: Board,
  placed: readonly number[],
  open: readonly number[],
  id: number,
): CapitalVerdict {
  const { steps, count } = board.capitals;
  if (placed.includes(id)) return { kind: 'placed' };
  if (placed.length >= count) return { kind: 'full' };
  if (open.includes(id)) return { kind: 'allowed' };
  const distances = stepsFrom(boardGraph(board), id - 1);
  for (const other of placed) {
    const distance = distances[other - 1]!;
    if (distance >= 0 && distance < steps) return { kind: 'near', from: other, steps: distance };
  }
  return { kind: 'room' };
}

/** The verdict as a sentence. */
export function verdictSentence(board: Board, verdict: CapitalVerdict): string {
  const { steps, count } = board.capitals;
  switch (verdict.kind) {
    case 'placed':
      return 'A capital stands here.';
    case 'full':
      return `All ${count} capitals are placed.`;
    case 'allowed':
      return 'A capital can stand here.';
    case 'near': {
      const name = board.states[verdict.from - 1]!.name;
      return `No capital here: it is ${counted(verdict.steps, 'step')} from ${name}, and ${steps} are needed.`;
    }
    case 'room':
      return 'No capital here: a later player would be left without a place.';
  }
}
