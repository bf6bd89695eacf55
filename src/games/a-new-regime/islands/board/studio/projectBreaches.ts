import { checkDraft } from '#lib/board/edit/checkDraft.ts';
import type { Breach } from '#lib/board/edit/breach.ts';
import type { BoardDraft } from '#lib/board/edit/draft.ts';
import type { LabelReport } from '#lib/board/draw/drawBoard.ts';
import { ringsOf } from '#lib/board/stateRings.ts';
import type { Point } from '#lib/geometry/point.ts';
import { editedCapitals } from '../../../board/finishBoard.ts';
import { DRAWN_PROMISES, MAP_PROMISES } from '../../../board/promises.ts';
import { rulesOf, type MadeBoard } from '../makerState.ts';

/** A broken promise, with the place on the map where it is marked. */
export interface BreachView {
  readonly breach: Breach;
  /** On the board, y to the north; none where it concerns the board as a whole. */
  readonly at?: Point;
}

/** All promises that a board breaks; none for one that nobody edited. */
export function projectBreaches(made: MadeBoard, labels: LabelReport): readonly BreachView[] {
  const { draft } = made;
  if (!draft) return [];
  const capitals = editedCapitals(rulesOf(made.source));
  const breaches = checkDraft(draft, { ...shapesOf(made), capitals, labels });
  const taken = new Map<string, number>();
  return breaches.map((breach) => {
    const at = placeOf(draft, breach);
    if (!at) return { breach };
    // Two at one place stand side by side.
    const key = at.join();
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    return { breach, at: [at[0] + before * draft.size.width * SIDE_BY_SIDE, at[1]] };
  });
}

/** A board of a map is judged here as where it was made. */
const shapesOf = ({ source }: MadeBoard) =>
  source.kind === 'opened' && source.opened.origin.kind === 'map' ? MAP_PROMISES : DRAWN_PROMISES;

/** Shares of the board’s width. */
const SIDE_BY_SIDE = 0.025;
const ABOVE = 0.022;

function placeOf(draft: BoardDraft, { border, keys }: Breach): Point | undefined {
  const [a, b] = (border ?? keys).map((key) => draft.states.find((state) => state.key === key));
  if (border && a && b) {
    const corners = new Set(ringsOf(b).flatMap((ring) => ring.map((corner) => corner.join())));
    const shared = ringsOf(a)
      .flat()
      .filter((corner) => corners.has(corner.join()));
    return shared[shared.length >> 1];
  }
  // Above its label.
  return a && [a.centre[0], a.centre[1] + draft.size.width * ABOVE];
}

/** What changed for the promises, to be said after what was done; nothing while all are kept. */
export function breachSentence(breaches: readonly BreachView[]): string {
  const [first, ...others] = breaches;
  if (!first) return '';
  return others.length === 0
    ? `Not as promised: ${first.breach.message}`
    : `${breaches.length} things are not as promised; the first: ${first.breach.message}`;
}
