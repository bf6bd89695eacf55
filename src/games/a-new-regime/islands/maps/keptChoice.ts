import * as v from 'valibot';
import { editSchema, keySchema } from '#lib/board/edit/editSchema.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { makeMapHash, parseMapHash, type WorldChoice } from '../../maps/mapLink.ts';
import { NO_REPAIRS, type Repairs } from './keptRepairs.ts';

/** What was chosen and mended, which only boards of the built-in map have an address for: kept for a reload. */
export interface KeptChoice extends WorldChoice {
  readonly repairs: Repairs;
}

/** The text that it is kept as. */
export function makeKeptChoice({ repairs: { on, made }, ...choice }: KeptChoice): string {
  const states = on?.states.map(({ key, name }) => ({ key, name }));
  return JSON.stringify({ hash: makeMapHash(choice), ...(states && { on: { states } }), made });
}

/** What a window keeps, by that text; undefined where it is none of ours. */
export function parseKeptChoice(kept: string): KeptChoice | undefined {
  try {
    const parsed = parseWith(keptSchema, JSON.parse(kept), 'what was chosen');
    if (!parsed.ok) return undefined;
    const { hash, on, made } = parsed.value;
    const choice = parseMapHash(hash);
    return choice.ok ? { ...choice.value, repairs: on ? { on, made } : NO_REPAIRS } : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
}

/** What this window keeps; undefined where there is nothing, or the browser does not say. */
export function loadChoice(): KeptChoice | undefined {
  try {
    return parseKeptChoice(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps it for this window. A browser that does not let us makes the page no worse: only a reload loses it. */
export function keepChoice(choice: KeptChoice): void {
  try {
    sessionStorage.setItem(KEY, makeKeptChoice(choice));
  } catch {
    return;
  }
}

const KEY = 'a-new-regime-map-choice';

/** Far more than anybody mends by hand. */
const MOST_REPAIRS = 500;
const MOST_EDITS = 200;

const keptSchema = v.object({
  hash: v.string(),
  on: v.optional(
    v.object({
      states: v.array(v.object({ key: keySchema, name: v.pipe(v.string(), v.maxLength(1000)) })),
    }),
  ),
  made: v.pipe(v.array(v.pipe(v.array(editSchema), v.maxLength(MOST_EDITS))), v.maxLength(MOST_REPAIRS)),
});
