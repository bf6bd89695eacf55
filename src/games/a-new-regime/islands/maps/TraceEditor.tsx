import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '#lib/geometry/point.ts';
import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { FilePicker } from './FilePicker.tsx';
import {
  closeLine,
  setPlace,
  takeBack,
  TOOLS,
  tracedStates,
  withTool,
  type TraceState,
} from './traceState.ts';

interface Props {
  readonly state: TraceState;
  /** Address of the picture below, if there is one. */
  readonly picture: string | undefined;
  readonly onChange: (state: TraceState) => void;
  readonly onPicture: (file: File) => void;
  readonly onSaid: (text: string) => void;
}

const TOOL_WORDS = { outline: 'Outlines', site: 'Sites', coast: 'Coast' } as const;

const TOOL_HELP = {
  outline:
    'Set the corners of a state one after another; near a corner that is there, the new one joins it. Close the line at its first corner.',
  site: 'Set one place in each state: its land is what lies nearest to it.',
  coast: 'Draw round the land in which the sites lie; without a coast it fills the picture.',
} as const;

/** How far an arrow key moves the cross-hair, as a share of the width; with Shift a fifth of that. */
const STEP = 0.025;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture to trace states on, by pointer, or by arrow keys and Enter. */
export function TraceEditor({ state, picture, onChange, onPicture, onSaid }: Props) {
  const { trace, tool, open } = state;
  const { width, height } = trace;
  const [cross, setCross] = useState<Point>();
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => setCross(undefined), [width, height]);

  const take = ([next, said]: readonly [TraceState, string]) => {
    onChange(next);
    onSaid(said);
  };
  const placeOf = (event: MouseEvent): Point => {
    const box = root.current!.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at: Point = cross ?? [width / 2, height / 2];
    const way = ARROWS[event.key];
    if (way) {
      const step = STEP * width * (event.shiftKey ? 0.2 : 1);
      const next: Point = [
        Math.min(width, Math.max(0, at[0] + way[0] * step)),
        Math.min(height, Math.max(0, at[1] + way[1] * step)),
      ];
      setCross(next);
      onSaid(
        `${Math.round((100 * next[0]) / width)} % across, ${Math.round((100 * next[1]) / height)} % down`,
      );
    } else if (event.key === 'Enter' || event.key === ' ') {
      setCross(at);
      take(setPlace(state, at));
    } else if (event.key === 'Backspace') take(takeBack(state));
    else if (event.key.toLowerCase() === 'c' && tool !== 'site') take(closeLine(state));
    else return;
    event.preventDefault();
  };

  const unit = width / 200;
  const points = (ring: readonly Point[]) => ring.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <section class="trace" aria-labelledby="trace-title">
      <h2 class="kicker" id="trace-title">
        Trace the states
      </h2>
      <div class="trace-tools">
        <Choices
          legend="Set"
          options={TOOLS.map((value) => ({ value, label: TOOL_WORDS[value] }))}
          value={tool}
          onChange={(next) => onChange(withTool(state, next))}
        />
        <p class="keys-row">
          <Key off={open.length < 3} onPress={() => take(closeLine(state))}>
            Close the line
          </Key>
          <Key onPress={() => take(takeBack(state))}>Take back</Key>
        </p>
      </div>
      <p class="fine" id="trace-help">
        {TOOL_HELP[tool]} By keys: arrows move the cross-hair (with Shift by less), Enter sets, C closes,
        Backspace takes back.
      </p>
      <svg
        ref={root}
        class="trace-picture"
        viewBox={`0 0 ${width} ${height}`}
        // In lower case: on an SVG element that scripts make, only so it is the attribute that browsers know.
        tabindex={0}
        role="application"
        aria-label={`Picture to trace on: ${tracedStates(trace).length} states so far`}
        aria-describedby="trace-help"
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const at = placeOf(event);
          setCross(undefined);
          take(setPlace(state, at));
        }}
      >
        <rect class="blank" width={width} height={height} />
        {picture !== undefined && (
          <image href={picture} width={width} height={height} preserveAspectRatio="none" />
        )}
        {trace.coasts.map((ring, k) => (
          <polygon key={`c${k}`} class="coast" points={points(ring)} />
        ))}
        {trace.mode === 'outlines' &&
          trace.outlines.map(({ ring }, k) => (
            <polygon key={`o${k}`} class="outline" points={points(ring)} />
          ))}
        <polyline class="open" points={points(open)} />
        {open.map(([x, y], k) => (
          <circle
            key={`p${k}`}
            class={k === 0 ? 'corner first' : 'corner'}
            cx={x}
            cy={y}
            r={unit * (k === 0 ? 1.6 : 1)}
          />
        ))}
        {tracedStates(trace).map(({ at: [x, y] }, k) => (
          <g key={`s${k}`} class="site">
            <circle cx={x} cy={y} r={unit * 2.6} />
            <text x={x} y={y + unit * 1.15} font-size={unit * 3.2} text-anchor="middle">
              {k + 1}
            </text>
          </g>
        ))}
        {cross && (
          <path
            class="cross"
            d={`M${cross[0] - unit * 5} ${cross[1]}h${unit * 10}M${cross[0]} ${cross[1] - unit * 5}v${unit * 10}`}
          />
        )}
      </svg>
      <FilePicker
        label="Picture to trace"
        accept="image/*"
        hint="A photo of paper, or of another game's board. It never leaves this browser. Without one, trace on the blank sheet."
        onFile={onPicture}
      />
    </section>
  );
}
