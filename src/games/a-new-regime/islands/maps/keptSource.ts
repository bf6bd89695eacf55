import * as v from 'valibot';
import { LIST_LIMITS } from '#lib/board/maps/list/parseList.ts';
import { TRACE_MODES, type Trace } from '#lib/board/maps/traced/trace.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { MAP_KINDS, type MapKind } from '../../maps/settingsFor.ts';

/** What was typed and traced by hand, which no address holds: kept so that a reload does not lose it. */
export interface KeptSource {
  readonly kind: MapKind;
  readonly text: string;
  readonly trace: Trace;
}

/** What a window keeps, by the text that it was kept as; undefined where that is none of ours. */
export function parseKept(kept: string): KeptSource | undefined {
  try {
    const parsed = parseWith(keptSchema, JSON.parse(kept), 'what was typed and traced');
    return parsed.ok ? parsed.value : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
}

/** What this window keeps; undefined where there is nothing, or the browser does not say. */
export function loadSource(): KeptSource | undefined {
  try {
    return parseKept(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it for this window. A browser that does not let us makes the page no worse: only a reload loses it. */
export function keepSource(source: KeptSource): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(source));
  } catch {
    return;
  }
}

const KEY = 'a-new-regime-map-source';

/** Far more than anybody sets by hand. */
const MOST = 2000;
const length = v.pipe(v.number(), v.minValue(1), v.maxValue(10_000));
const name = v.pipe(v.string(), v.maxLength(200));
const coordinate = v.pipe(v.number(), v.minValue(-10_000), v.maxValue(10_000));
const point = v.tuple([coordinate, coordinate]);
const ring = v.pipe(v.array(point), v.minLength(3), v.maxLength(MOST));

const keptSchema = v.object({
  kind: v.picklist(MAP_KINDS),
  text: v.pipe(v.string(), v.maxLength(LIST_LIMITS.bytes)),
  trace: v.object({
    width: length,
    height: length,
    mode: v.picklist(TRACE_MODES),
    outlines: v.pipe(v.array(v.object({ name, ring })), v.maxLength(MOST)),
    sites: v.pipe(v.array(v.object({ name, at: point })), v.maxLength(MOST)),
    coasts: v.pipe(v.array(ring), v.maxLength(MOST)),
  }),
});
