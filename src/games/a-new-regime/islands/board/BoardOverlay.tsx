import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Board } from '#lib/board/board.ts';
import { statePath } from '#lib/board/draw/drawBoard.ts';
import type { SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { pathData } from '#lib/render/svg/drawSvg.ts';
import { stepTowards, type Direction } from '#ui/stepTowards.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import type { MakerAction } from './makerActions.ts';
import type { CapitalsView } from './projectMaker.ts';
import { stateLabel } from './sentences.ts';
import { labelBoxes, tokenPlaces } from './tokenPlaces.ts';

interface Props {
  readonly board: Board;
  readonly plan: SheetPlan;
  /** The drawing below. */
  readonly sheet: Scene;
  readonly current: number | undefined;
  readonly hovered: number | undefined;
  readonly capitals: CapitalsView;
  /** Whether states that can take the next capital are shown. */
  readonly showOpen: boolean;
  readonly dispatch: (action: MakerAction) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/**
 * What can be touched of a board: one shape a state over the drawing, which stays a plain picture below. So a board
 * that is drawn anew never takes the focus away, and rings need not be part of what is printed.
 *
 * A list box, not a group of buttons: it is one stop for the Tab key, screen readers hand it the arrow keys at once,
 * and its options say by themselves which one is chosen. Choosing follows the focus, as list boxes may.
 */
export function BoardOverlay({ board, plan, sheet, current, hovered, capitals, showOpen, dispatch }: Props) {
  const root = useRef<SVGSVGElement>(null);
  const outlines = useMemo(() => board.states.map((state) => pathData(statePath(board, state))), [board]);
  const graph = useMemo(() => boardGraph(board), [board]);
  const someStand = capitals.placed.length > 0;
  const tokens = useMemo(() => {
    const side = Math.max(plan.page.width, plan.page.height) / plan.factor;
    return someStand ? tokenPlaces(board, side, labelBoxes(sheet)) : undefined;
  }, [board, plan, sheet, someStand]);
  const stop = current ?? 1;

  // A board of fewer states may take the focused one away: then the focus goes to the one chosen in its stead.
  const hadFocus = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (hadFocus && !root.current?.contains(document.activeElement)) go(stop);
  });

  const go = (id: number) => root.current?.querySelector<SVGElement>(`[data-id="${id}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) {
      const centres = board.states.map(({ centre }) => centre);
      const next = stepTowards(centres, graph[stop - 1] ?? [], stop - 1, direction);
      if (next !== undefined) go(next + 1);
    } else if (event.key === 'Home') go(1);
    else if (event.key === 'End') go(board.states.length);
    else if (event.key === 'Enter' || event.key === ' ') dispatch({ type: 'asked', id: stop });
    else return;
    event.preventDefault();
  };

  const ring = (id: number, name: string) => (
    <g key={`${name}-${id}`} class={`ring ${name}`} clip-path={`url(#inside-${id})`}>
      <use href={`#outline-${id}`} class="casing" />
      <use href={`#outline-${id}`} class="line" />
    </g>
  );
  const { x, y } = plan.board;
  return (
    <svg
      ref={root}
      class="overlay needs-scripts"
      viewBox={`0 0 ${plan.page.width} ${plan.page.height}`}
      role="listbox"
      aria-label="States of the board. Arrow keys lead to neighbours."
      onKeyDown={onKeyDown}
    >
      <g transform={`translate(${x} ${y}) scale(${plan.factor})`} role="presentation">
        <defs>
          {outlines.map((d, index) => (
            <path key={index} id={`outline-${index + 1}`} d={d} vector-effect="non-scaling-stroke" />
          ))}
          {outlines.map((_, index) => (
            <clipPath key={index} id={`inside-${index + 1}`}>
              <use href={`#outline-${index + 1}`} />
            </clipPath>
          ))}
        </defs>
        <g class="rings" aria-hidden="true">
          {showOpen && capitals.open.map((id) => ring(id, 'open'))}
          {capitals.placed.map(({ id }) => ring(id, 'placed'))}
          {hovered !== undefined && ring(hovered, 'hovered')}
          {current !== undefined && ring(current, 'current')}
          {capitals.placed.map(({ id }, index) => {
            const token = tokens?.get(id);
            return (
              token && (
                <g key={id} class="token" transform={`translate(${token.x} ${token.y}) scale(${token.r})`}>
                  <circle r="1" />
                  {token.crown && <path d="M-.42-.22-.54-.7-.22-.46 0-.84 .22-.46 .54-.7 .42-.22Z" />}
                  <text
                    class={token.crown ? undefined : 'alone'}
                    y={token.crown ? '.68' : '.48'}
                    text-anchor="middle"
                  >
                    {index + 1}
                  </text>
                </g>
              )
            );
          })}
        </g>
        {board.states.map((state) => (
          <use
            key={state.id}
            href={`#outline-${state.id}`}
            class="hit"
            role="option"
            aria-selected={state.id === current}
            aria-label={stateLabel(state)}
            data-id={String(state.id)}
            tabIndex={state.id === stop ? 0 : -1}
            onFocus={() => dispatch({ type: 'focused', id: state.id })}
            onPointerEnter={(event: PointerEvent) => {
              if (event.pointerType !== 'touch') dispatch({ type: 'hovered', id: state.id });
            }}
            onPointerLeave={() => dispatch({ type: 'hovered', id: undefined })}
            onClick={() => dispatch({ type: 'asked', id: state.id })}
          />
        ))}
      </g>
    </svg>
  );
}
