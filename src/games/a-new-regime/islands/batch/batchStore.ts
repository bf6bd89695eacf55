import { keptName, makeKeptBatch, parseKeptBatch, type Batch } from './keptBatch.ts';
import type { RankedBoard } from '../../board/fairness/rankBoards.ts';

const PREFIX = 'a-new-regime-batch ';
/** Batches that a window keeps: a thousand boards take a quarter of a megabyte. */
const MOST_KEPT = 4;

/**
 * Keeps a finished batch in this window, so that the way back to it needs no drawing. Where the browser keeps nothing,
 * it is drawn again.
 *
 * @param edition another one may draw other boards from the same seeds
 */
export function keepBatch(edition: string, batch: Batch, boards: readonly RankedBoard[]): void {
  const name = nameOf(edition, batch);
  try {
    sessionStorage.removeItem(name);
    for (const old of keptNames().slice(0, 1 - MOST_KEPT)) sessionStorage.removeItem(old);
    sessionStorage.setItem(name, makeKeptBatch(boards));
  } catch {
    // Full, or switched off.
  }
}

export function loadBatch(edition: string, batch: Batch): readonly RankedBoard[] | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(edition, batch));
    return text === null ? undefined : parseKeptBatch(text, batch);
  } catch {
    return undefined;
  }
}

const nameOf = (edition: string, batch: Batch): string => `${PREFIX}${edition} ${keptName(batch)}`;

/** In no order that a browser promises: any but the newest will do to make room. */
const keptNames = (): readonly string[] =>
  Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at)!).filter((name) =>
    name.startsWith(PREFIX),
  );
