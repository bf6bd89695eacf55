import type { Point } from '#lib/geometry/point.ts';
import type { Trace } from '#lib/board/maps/traced/trace.ts';

/** What a click or Enter sets on the picture. */
export const TOOLS = ['outline', 'site', 'coast'] as const;
export type Tool = (typeof TOOLS)[number];

/** All that was traced, with the line that is under way. */
export interface TraceState {
  readonly trace: Trace;
  readonly tool: Tool;
  /** Corners of the line that is not closed yet. */
  readonly open: readonly Point[];
}

/** A sheet to trace on where there is no picture. */
export const BLANK: TraceState = {
  trace: { width: 840, height: 600, mode: 'outlines', outlines: [], sites: [], coasts: [] },
  tool: 'outline',
  open: [],
};

/** Corners nearer than this share of the picture's width are the same corner. */
const SNAP = 0.018;

/** The corner that a place is drawn to, or the place itself. */
export function snapped({ trace, open }: TraceState, place: Point): Point {
  let best: Point = place;
  let least = SNAP * trace.width;
  const corners = [...trace.outlines.flatMap(({ ring }) => ring), ...trace.coasts.flat(), ...open];
  for (const corner of corners) {
    const far = distance(corner, place);
    if (far < least) [best, least] = [corner, far];
  }
  return best;
}

/** The state after a place was set, and what to say of it. */
export function setPlace(state: TraceState, place: Point): readonly [TraceState, string] {
  const { trace, tool, open } = state;
  if (tool === 'site') {
    if (trace.sites.some(({ at }) => distance(at, place) < SNAP * trace.width))
      return [state, 'A site is there already.'];
    const sites = [...trace.sites, { name: '', at: place }];
    return [{ ...state, trace: { ...trace, sites } }, `Site ${sites.length} set.`];
  }
  const at = snapped(state, place);
  const [first] = open;
  if (first && at[0] === first[0] && at[1] === first[1]) return closeLine(state);
  const last = open.at(-1);
  if (last && at[0] === last[0] && at[1] === last[1]) return [state, 'The line stands there already.'];
  const next = [...open, at];
  return [{ ...state, open: next }, `Corner ${next.length} set.`];
}

/** Closes the line that is under way. */
export function closeLine(state: TraceState): readonly [TraceState, string] {
  const { trace, tool, open } = state;
  if (open.length < 3) return [state, 'A line needs three corners before it can be closed.'];
  if (tool === 'coast') {
    const coasts = [...trace.coasts, open];
    return [{ ...state, open: [], trace: { ...trace, coasts } }, `Coast ${coasts.length} closed.`];
  }
  const outlines = [...trace.outlines, { name: '', ring: open }];
  return [{ ...state, open: [], trace: { ...trace, outlines } }, `Outline ${outlines.length} closed.`];
}

/** Takes the last corner back, or, where no line is under way, the last thing that was set with the tool. */
export function takeBack(state: TraceState): readonly [TraceState, string] {
  const { trace, tool, open } = state;
  if (open.length > 0) return [{ ...state, open: open.slice(0, -1) }, 'The last corner is taken back.'];
  const key = LIST_OF[tool];
  if (trace[key].length === 0) return [state, 'There is nothing to take back.'];
  return [
    { ...state, trace: { ...trace, [key]: trace[key].slice(0, -1) } },
    `The last ${tool} is taken back.`,
  ];
}

const LIST_OF = { outline: 'outlines', site: 'sites', coast: 'coasts' } as const;

export const withTool = (state: TraceState, tool: Tool): TraceState => ({
  ...state,
  tool,
  open: [],
  trace: { ...state.trace, mode: tool === 'outline' ? 'outlines' : 'sites' },
});

/** The same trace on a picture of another size, laid over it as it lay over the one before. */
export function onPicture(state: TraceState, width: number, height: number): TraceState {
  const { trace, open } = state;
  const lay = ([x, y]: Point): Point => [(x * width) / trace.width, (y * height) / trace.height];
  return {
    ...state,
    open: open.map(lay),
    trace: {
      ...trace,
      width,
      height,
      outlines: trace.outlines.map((outline) => ({ ...outline, ring: outline.ring.map(lay) })),
      sites: trace.sites.map((site) => ({ ...site, at: lay(site.at) })),
      coasts: trace.coasts.map((coast) => coast.map(lay)),
    },
  };
}

/** Names a state of the trace, by its place in the list. */
export function renamed(state: TraceState, at: number, name: string): TraceState {
  const { trace } = state;
  const change = <T extends { readonly name: string }>(list: readonly T[]): readonly T[] =>
    list.map((one, k) => (k === at ? { ...one, name } : one));
  return {
    ...state,
    trace:
      trace.mode === 'outlines'
        ? { ...trace, outlines: change(trace.outlines) }
        : { ...trace, sites: change(trace.sites) },
  };
}

/** Takes a state out of the trace. */
export function without(state: TraceState, at: number): TraceState {
  const { trace } = state;
  const keep = (_: unknown, k: number) => k !== at;
  return {
    ...state,
    trace:
      trace.mode === 'outlines'
        ? { ...trace, outlines: trace.outlines.filter(keep) }
        : { ...trace, sites: trace.sites.filter(keep) },
  };
}

/** The states of a trace, with a place to write each one's number. */
export function tracedStates({
  mode,
  outlines,
  sites,
}: Trace): readonly { readonly name: string; readonly at: Point }[] {
  return mode === 'sites'
    ? sites
    : outlines.map(({ name, ring }) => ({
        name,
        at: [
          ring.reduce((sum, [x]) => sum + x / ring.length, 0),
          ring.reduce((sum, [, y]) => sum + y / ring.length, 0),
        ],
      }));
}

const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
