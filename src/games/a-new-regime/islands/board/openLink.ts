import { record } from '#ui/history.ts';
import type { Problem } from '#lib/core/result.ts';
import { makeBoardHash, parseBoardHash } from '../../board/boardLink.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '../../board/settings.ts';
import { buildBoard } from './buildBoard.ts';
import { momentOfChoice, type MakerState, type Moment } from './makerState.ts';
import { moveTo, outcome, say } from './makerSteps.ts';

/** The board of a link; of one that cannot be read, the usual board, and the link is kept. */
export function openLink(state: MakerState, hash: string): MakerState {
  const parsed = parseBoardHash(hash);
  if (!parsed.ok) return refuseLink(state, hash, parsed.error, shorten(hash));
  const { settings, look, edits = [] } = parsed.value;
  const moment = momentOfChoice(parsed.value);
  if (edits.length > 0) {
    // A link may be well written and still ask for what the board does not allow.
    const built = buildBoard(state.shown, moment, state.tools);
    if (!built.ok && !built.error.nearest)
      return refuseLink(state, hash, built.error, { unedited: makeBoardHash({ settings, look }) });
  }
  const { brokenLink: _, ...rest } = state;
  const next = moveTo({ ...rest, drafts: {} }, record(state.history, moment));
  return say(next, `Opened from the link. ${outcome(next)}`);
}

/** The usual board in the stead of that of a link, with the link and what else may be tried. */
export function refuseLink(
  state: MakerState,
  hash: string,
  problem: Problem,
  others: { readonly shorter?: string; readonly unedited?: string } = {},
): MakerState {
  const instead: Moment = momentOfChoice({ settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK });
  const next = moveTo({ ...state, drafts: {} }, record(state.history, instead));
  return { ...next, brokenLink: { hash, problem, ...others, instead } };
}

/** As a sentence's end, a bracket or a quotation mark gets into a link that is written among words. */
const PUNCTUATION = /(?:[.,;:!?)\]}>"'’”»]|%(?:2[1279C]|3[ABEF]|5D|7D))$/i;
const MOST_PUNCTUATION = 3;

function shorten(hash: string): { readonly shorter?: string } {
  let shorter = hash;
  for (let i = 0; i < MOST_PUNCTUATION && PUNCTUATION.test(shorter); i++) {
    shorter = shorter.replace(PUNCTUATION, '');
    if (parseBoardHash(shorter).ok) return { shorter };
  }
  return {};
}
