import { FAIRNESS_PARTS } from '#lib/board/fairness/fairnessScore.ts';
import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { parseVersioned } from '#lib/share/versioned.ts';
import { makeBoardHash, parseBoardHash, type BoardChoice } from '../boardLink.ts';
import { BATCH, type RankKey } from './rankBoards.ts';

/*
 * Version 1 of a batch's link: how many boards, what they are ranked by where that is not the score, then the link of
 * the board that the seeds are numbered from:
 *
 *   #1.100.1.4x5.harbour          100 boards from the seeds harbour-1, harbour-2, …
 *   #1.100.by-people.1.4x5.harbour
 */

const BATCH_LINK_VERSION = 1;

/** Where the page lives below the site's address. */
export const BATCH_PATH = 'a-new-regime/batch/';

export interface BatchChoice extends BoardChoice {
  readonly count: number;
  readonly by: RankKey;
}

export const RANK_KEYS: readonly RankKey[] = ['score', ...FAIRNESS_PARTS.map(({ id }) => id)];

/** The hash, # first, of a batch. */
export function makeBatchHash({ count, by, ...choice }: BatchChoice): string {
  const order = by === 'score' ? '' : `by-${by}.`;
  return `#${BATCH_LINK_VERSION}.${count}.${order}${makeBoardHash(choice).slice(1)}`;
}

/** Reads a hash, with or without #. Never throws; what is wrong comes back as a sentence. */
export function parseBatchHash(hash: string): Result<BatchChoice> {
  const versioned = parseVersioned(hash);
  if (!versioned.ok) return versioned;
  const { version, parts } = versioned.value;
  if (version !== BATCH_LINK_VERSION) {
    return err({
      code: 'unknown-version',
      message: `This link is of version ${version}; this page reads version ${BATCH_LINK_VERSION}. It may come from a newer site.`,
      where: 'link version',
      got: String(version),
      allowed: String(BATCH_LINK_VERSION),
    });
  }
  const [number = '', ...rest] = parts;
  const count = /^\d{1,5}$/.test(number) ? Number(number) : NaN;
  if (!(count >= BATCH.min && count <= BATCH.max)) {
    return err({
      code: 'out-of-range',
      message: `This link asks for ${quote(number)} boards; it must be a whole number from ${BATCH.min} to ${BATCH.max}.`,
      where: 'boards',
      got: number,
      allowed: `${BATCH.min} to ${BATCH.max}`,
    });
  }
  const order = rest[0]?.startsWith('by-') ? rest.shift()!.slice('by-'.length) : 'score';
  const by = RANK_KEYS.find((key) => key === order);
  if (by === undefined) {
    return err({
      code: 'unknown-option',
      message: `This link ranks by ${quote(order)}; it must be one of ${RANK_KEYS.join(', ')}.`,
      where: 'order',
      got: order,
      allowed: RANK_KEYS.join(', '),
    });
  }
  const choice = parseBoardHash(rest.join('.'));
  return choice.ok ? ok({ ...choice.value, count, by }) : choice;
}
