import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { statePath } from '#lib/board/draw/drawBoard.ts';
import { pathData } from '#lib/render/svg/drawSvg.ts';
import type { SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import type { EditTools } from '../loadEditTools.ts';
import type { MakerAction } from '../makerActions.ts';
import { rulesOf, type MadeBoard } from '../makerState.ts';
import { labelBoxes, tokenPlaces } from '../tokenPlaces.ts';
import { previewMove, STILL, type MovePreview } from './previewMove.ts';

interface Props {
  readonly made: MadeBoard;
  readonly plan: SheetPlan;
  /** The drawing below. */
  readonly sheet: Scene;
  /** Key of the state whose middle can be dragged. */
  readonly moved: number;
  readonly tools: EditTools;
  readonly dispatch: (action: MakerAction) => void;
  /** Where the focus goes when moving ends. */
  readonly onDone: () => void;
}

/** Millimetres a press of an arrow key moves a state. */
const STEP = 1;
const LONG_STEP = 5;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

/**
 * The handle in the middle of the open state, and the outlines as they would be if it were let go where it is. Only the
 * handle takes part in dragging: the rest of the sheet scrolls under a finger as it always does. What is drawn while it
 * moves is the outlines that change; the sheet itself is drawn once, at the end.
 */
export function MoveLayer({ made, plan, sheet, moved, tools, dispatch, onDone }: Props) {
  const board = useRef<SVGGElement>(null);
  const [move, setShown] = useState<MovePreview>(STILL);
  // Keys may follow each other faster than what they did is drawn.
  const latest = useRef<MovePreview>(STILL);
  const setMove = (next: MovePreview): void => {
    latest.current = next;
    setShown(next);
  };
  const draft = useMemo(() => made.draft ?? tools.draftOf(made.board), [made, tools]);
  const state = draft.states.find(({ key }) => key === moved);
  const grip = useRef<readonly [number, number]>();
  const frame = useRef(0);
  // Before anything can be pressed that a later reset would undo.
  useLayoutEffect(() => {
    setMove(STILL);
    return () => cancelAnimationFrame(frame.current);
  }, [made, moved]);
  const spot = useMemo(() => handlePlace(made, plan, sheet, moved), [made, plan, sheet, moved]);
  if (!state || !spot) return null;

  const rolls = tools.rollSpec(rulesOf(made.source).seed);
  const go = (dx: number, dy: number): MovePreview => {
    const next = previewMove(draft, moved, dx, dy, latest.current, (edit) =>
      tools.applyEdit(draft, edit, rolls),
    );
    setMove(next);
    return next;
  };
  const take = () => {
    cancelAnimationFrame(frame.current);
    const { dx, dy } = latest.current;
    setMove(STILL);
    if (dx !== 0 || dy !== 0) dispatch({ type: 'edited', edits: [{ type: 'move', key: moved, dx, dy }] });
  };
  const leave = () => {
    grip.current = undefined;
    cancelAnimationFrame(frame.current);
    setMove(STILL);
  };
  /** Where a pointer is on the board, y to the north. */
  const place = (event: PointerEvent): readonly [number, number] => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      board.current!.getScreenCTM()!.inverse(),
    );
    return [at.x, made.board.size.height - at.y];
  };
  const onPointerDown = (event: PointerEvent & { currentTarget: SVGElement }) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = place(event);
    grip.current = [x - latest.current.dx, y - latest.current.dy];
  };
  const onPointerMove = (event: PointerEvent) => {
    const from = grip.current;
    if (!from) return;
    const [x, y] = place(event);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => void go(x - from[0], y - from[1]));
  };
  const onPointerUp = () => {
    if (!grip.current) return;
    grip.current = undefined;
    take();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = KEYS[event.key];
    if (way) {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const { dx, dy } = latest.current;
      const next = go(dx + way[0] * step, dy + way[1] * step);
      dispatch({ type: 'said', text: next.refusal ?? `${tools.movedBy(next.dx, next.dy)}.` });
    } else if (event.key === 'Enter' || event.key === ' ') {
      take();
      onDone();
    } else if (event.key === 'Escape') {
      leave();
      dispatch({ type: 'said', text: `${state.name} stays where it was.` });
      onDone();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const { x, y } = plan.board;
  // A handle is as large as a fingertip on paper of any size.
  const unit = Math.max(plan.page.width, plan.page.height) / plan.factor / 100;
  return (
    <svg
      class="layer mover needs-scripts"
      viewBox={`0 0 ${plan.page.width} ${plan.page.height}`}
      role="presentation"
    >
      <g ref={board} transform={`translate(${x} ${y}) scale(${plan.factor})`}>
        {move.changed.map((changed) => (
          <path
            key={changed.key}
            class={changed.key === moved ? 'preview moved' : 'preview'}
            d={pathData(statePath(made.board, changed))}
          />
        ))}
        <g
          class={move.refusal === undefined ? 'handle' : 'handle refused'}
          transform={`translate(${spot.x + move.dx} ${spot.y - move.dy}) scale(${unit})`}
          role="application"
          aria-label={`Move ${state.name}: arrow keys by ${STEP} mm, with Shift by ${LONG_STEP} mm; Enter takes it, Escape leaves it.`}
          tabIndex={0}
          data-handle={String(moved)}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={leave}
          onKeyDown={onKeyDown}
          onBlur={leave}
        >
          <circle class="reach" r="2.6" />
          <circle class="knob" r="1.15" />
          <path class="arrows" d={ARROWS} />
        </g>
      </g>
    </svg>
  );
}

/** Near the state's middle, beside its label; on the middle itself where a capital's token lies there. */
function handlePlace({ board, keys, draft }: MadeBoard, plan: SheetPlan, sheet: Scene, key: number) {
  const id = keys.indexOf(key) + 1;
  const state = board.states[id - 1];
  if (!state) return undefined;
  const [x, y] = [state.centre[0], board.size.height - state.centre[1]];
  if (draft?.capitals.includes(key)) return { x, y };
  const side = Math.max(plan.page.width, plan.page.height) / plan.factor;
  const alone = { ...board, capitals: { ...board.capitals, possible: [id] } };
  return tokenPlaces(alone, side, labelBoxes(sheet)).get(id) ?? { x, y };
}

/** Four arrow heads and the lines between them. */
const ARROWS = 'M-.8 0H.8M0-.8V.8M-.5-.28-.8 0-.5.28M.5-.28.8 0 .5.28M-.28-.5 0-.8 .28-.5M-.28.5 0 .8 .28.5';
