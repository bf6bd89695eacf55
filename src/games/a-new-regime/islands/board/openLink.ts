import { record } from '#ui/history.ts';
import type { Problem } from '#lib/core/result.ts';
import { shorterLink } from '#lib/share/shorterLink.ts';
import { makeBoardHash, parseBoardHash } from '../../board/boardLink.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS } from '../../board/settings.ts';
import { buildBoard } from './buildBoard.ts';
import { momentOfChoice, type MakerState, type Moment } from './makerState.ts';
import { moveTo, outcome, say } from './makerSteps.ts';

/** The board of a link; of one that cannot be read, the usual board, and the link is kept. */
export function openLink(state: MakerState, hash: string): MakerState {
  const parsed = parseBoardHash(hash);
  if (!parsed.ok) {
    const shorter = shorterLink(hash, (text) => parseBoardHash(text).ok);
    return refuseLink(state, hash, parsed.error, shorter === undefined ? {} : { shorter });
  }
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
