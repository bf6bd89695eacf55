import { useMemo, useRef } from 'preact/hooks';
import { statePath } from '#lib/board/draw/drawBoard.ts';
import type { SheetPlan } from '#lib/print/sheetPlan.ts';
import type { Scene } from '#lib/scene/scene.ts';
import { pathData } from '#lib/render/svg/drawSvg.ts';
import { stepTowards, type Direction } from '#ui/stepTowards.ts';
import { useKeptFocus } from '#ui/useKeptFocus.ts';
import { boardGraph } from '#lib/board/boardGraph.ts';
import type { EditTools } from './loadEditTools.ts';
import type { MakerAction } from './makerActions.ts';
import type { MadeBoard } from './makerState.ts';
import type { CapitalsView } from './projectMaker.ts';
import { drownedLabel, stateLabel } from './sentences.ts';

interface Props {
  readonly made: MadeBoard;
  readonly plan: SheetPlan;
  /** The drawing below. */
  readonly sheet: Scene;
  readonly current: number | undefined;
  readonly hovered: number | undefined;
  readonly capitals: CapitalsView;
  /** Whether states that can take the next capital are shown. */
  readonly showOpen: boolean;
  readonly tools: EditTools | undefined;
  readonly dispatch: (action: MakerAction) => void;
  /** A state was opened by a key. */
  readonly onCall: () => void;
  /** Closes the state that is open; absent where none is. */
  readonly onClose: (() => void) | undefined;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/**
 * What can be touched of a board: one shape a state over the drawing, which stays a plain picture below. So a board
 * that is drawn anew never takes the focus away, and rings need not be part of what is printed. States that were turned
 * to water are there as outlines, so that they can be raised again.
 *
 * A list box, not a group of buttons: it is one stop for the Tab key, screen readers hand it the arrow keys at once,
 * and its options say by themselves which one is chosen. Choosing follows the focus, as list boxes may.
 */
export function BoardOverlay({
  made,
  plan,
  sheet,
  current,
  hovered,
  capitals,
  showOpen,
  tools,
  dispatch,
  onCall,
  onClose,
}: Props) {
  const root = useRef<SVGSVGElement>(null);
  const { board, keys, draft } = made;
  const spots = useMemo(() => {
    const land = board.states.map((state, at) => ({ state, key: keys[at]!, label: stateLabel(state) }));
    const water = (draft?.flooded ?? []).map((state) => ({
      state,
      key: state.key,
      label: drownedLabel(state),
    }));
    return [...land, ...water].map(({ state, key, label }, at) => ({
      key,
      label,
      drowned: at >= land.length,
      centre: state.centre,
      outline: pathData(statePath(board, state)),
    }));
  }, [made]);
  const graph = useMemo(() => boardGraph(board), [board]);
  const someStand = capitals.placed.length > 0;
  // Where the rules allow none, a capital of an edited board may stand all the same, and shows.
  const stray = capitals.placed.map(({ id }) => id).filter((id) => !board.capitals.possible.includes(id));
  const tokens = useMemo(() => {
    const side = Math.max(plan.page.width, plan.page.height) / plan.factor;
    // Capitals are edits: where one stands, what edits take is there.
    return someStand ? tools?.tokenPlaces(board, side, tools.labelBoxes(sheet), stray) : undefined;
  }, [board, plan, sheet, someStand, stray.join(), tools]);
  const stop = current ?? keys[0]!;

  // A board of fewer states may take the focused one away: then the focus goes to the one chosen in its stead.
  useKeptFocus(root, () => go(stop));

  const go = (key: number) => root.current?.querySelector<SVGElement>(`[data-id="${key}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if (direction) {
      const at = spots.findIndex(({ key }) => key === stop);
      const centres = spots.map(({ centre }) => centre);
      const next = stepTowards(centres, graph[at] ?? [], at, direction);
      if (next !== undefined) go(spots[next]!.key);
    } else if (event.key === 'Home') go(keys[0]!);
    else if (event.key === 'End') go(spots.at(-1)!.key);
    else if (event.key === 'Enter' || event.key === ' ') {
      dispatch({ type: 'asked', key: stop });
      onCall();
    } else if (event.key === 'Escape' && onClose) onClose();
    else return;
    event.preventDefault();
  };

  const ring = (key: number, name: string) => (
    <g key={`${name}-${key}`} class={`ring ${name}`} clip-path={`url(#inside-${key})`}>
      <use href={`#outline-${key}`} class="casing" />
      <use href={`#outline-${key}`} class="line" />
    </g>
  );
  const { x, y } = plan.board;
  return (
    <svg
      ref={root}
      class="overlay needs-scripts"
      viewBox={`0 0 ${plan.page.width} ${plan.page.height}`}
      role="listbox"
      aria-label="States of the board. Arrow keys lead to neighbours, Enter opens a state."
      onKeyDown={onKeyDown}
      // A tap on the sea, which is no state.
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) onClose?.();
      }}
    >
      <g transform={`translate(${x} ${y}) scale(${plan.factor})`} role="presentation">
        <defs>
          {spots.map(({ key, outline }) => (
            <path key={key} id={`outline-${key}`} d={outline} vector-effect="non-scaling-stroke" />
          ))}
          {spots.map(({ key }) => (
            <clipPath key={key} id={`inside-${key}`}>
              <use href={`#outline-${key}`} />
            </clipPath>
          ))}
        </defs>
        <g class="rings" aria-hidden="true">
          {spots.map(
            ({ key, drowned }) => drowned && <use key={key} href={`#outline-${key}`} class="drowned" />,
          )}
          {showOpen && capitals.open.map((key) => ring(key, 'open'))}
          {capitals.placed.map(({ key }) => ring(key, 'placed'))}
          {hovered !== undefined && ring(hovered, 'hovered')}
          {current !== undefined && ring(current, 'current')}
          {capitals.placed.map(({ key, id }, index) => {
            const token = tokens?.get(id);
            return (
              token && (
                <g key={key} class="token" transform={`translate(${token.x} ${token.y}) scale(${token.r})`}>
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
        {spots.map(({ key, label }) => (
          <use
            key={key}
            href={`#outline-${key}`}
            class="hit"
            role="option"
            aria-selected={key === current}
            aria-label={label}
            data-id={String(key)}
            tabIndex={key === stop ? 0 : -1}
            onFocus={() => dispatch({ type: 'focused', key })}
            onPointerEnter={(event: PointerEvent) => {
              if (event.pointerType !== 'touch') dispatch({ type: 'hovered', key });
            }}
            onPointerLeave={() => dispatch({ type: 'hovered', key: undefined })}
            onClick={() => dispatch({ type: 'asked', key })}
          />
        ))}
      </g>
    </svg>
  );
}
