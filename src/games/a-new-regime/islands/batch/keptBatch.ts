import * as v from 'valibot';
import { parseWith } from '#lib/share/parseWith.ts';
import { makeBatchHash, RANK_KEYS } from '../../board/fairness/batchLink.ts';
import { batchSettings, type RankedBoard, type RankKey } from '../../board/fairness/rankBoards.ts';
import { DEFAULT_LOOK, type BoardSettings } from '../../board/settings.ts';

/** What a batch is drawn from: its boards follow from these. */
export interface Batch {
  readonly settings: BoardSettings;
  readonly count: number;
}

/**
 * The boards of a batch as a text, to be kept until somebody comes back to it. Settings of single boards are left out:
 * they follow from the batch's.
 */
export const makeKeptBatch = (boards: readonly RankedBoard[]): string =>
  JSON.stringify(boards.map(({ made }) => made));

/** Reads what `makeKeptBatch` wrote; undefined where the text is no such thing, or of another number of boards. */
export function parseKeptBatch(text: string, { settings, count }: Batch): readonly RankedBoard[] | undefined {
  const all = batchSettings(settings, count);
  if (!all) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = parseWith(keptSchema, json, 'the batch that this window keeps');
  if (!read.ok || read.value.length !== all.length) return undefined;
  return read.value.map((made, at) => ({ settings: all[at]!, number: at + 1, made }));
}

/** The name that a batch is kept by: the same batch may be ranked by anything. */
export const keptName = ({ settings, count }: Batch): string =>
  makeBatchHash({ settings, count, look: DEFAULT_LOOK, by: 'score' });

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const keptSchema = v.array(
  v.union([
    v.strictObject({
      points: v.strictObject(
        Object.fromEntries(RANK_KEYS.map((key) => [key, points])) as Record<RankKey, typeof points>,
      ),
      seats: v.array(whole),
      placements: v.union([whole, v.strictObject({ atLeast: whole })]),
    }),
    v.strictObject({ problem: v.string() }),
  ]),
);
