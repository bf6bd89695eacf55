import { record } from '#ui/history.ts';
import type { BoardSettings } from '../../board/settings.ts';
import { sameSettings } from './buildBoard.ts';
import { momentOf, settingsOf, type BoardSource, type MakerState } from './makerState.ts';
import { moveTo, outcome, say } from './makerSteps.ts';

/** Other settings; an opened board knows only those that it is played by. */
export function changeSettings(state: MakerState, change: Partial<BoardSettings>, tag?: string): MakerState {
  const moment = momentOf(state);
  const source = changeSource(moment.source, change);
  if (source === moment.source) return state;
  const dropped = Object.keys(change) as (keyof BoardSettings)[];
  // What is set from elsewhere is no longer what was typed.
  const drafts = Object.fromEntries(
    Object.entries(state.drafts).filter(([field]) => !dropped.some((key) => key === field)),
  );
  // Edits were made on the board that was; an opened board stays as it is under other rules.
  const edits = source.kind === 'seed' ? [] : moment.edits;
  const next = moveTo({ ...state, drafts }, record(state.history, { ...moment, source, edits }, tag));
  const lost = moment.edits.length > edits.length && !next.problem ? ' Undo brings your changes back.' : '';
  return say(next, outcome(next) + lost);
}

function changeSource(source: BoardSource, change: Partial<BoardSettings>): BoardSource {
  if (source.kind === 'seed') {
    const settings = { ...source.settings, ...change };
    return sameSettings(settings, source.settings) ? source : { kind: 'seed', settings };
  }
  const { rules } = source.opened;
  const { regimes = rules.regimes, spacing = rules.spacing } = change;
  if (regimes === rules.regimes && spacing === rules.spacing) return source;
  return { kind: 'opened', opened: { ...source.opened, rules: { ...rules, regimes, spacing } } };
}

/** A board of a new seed, also in the stead of an opened one. */
export function rollSeed(state: MakerState, seed: string): MakerState {
  const moment = momentOf(state);
  const rolls = state.rolls + 1;
  if (moment.source.kind === 'seed') return { ...changeSettings(state, { seed }), rolls };
  const source: BoardSource = { kind: 'seed', settings: { ...settingsOf(moment.source), seed } };
  const next = moveTo({ ...state, drafts: {} }, record(state.history, { ...moment, source, edits: [] }));
  return say({ ...next, rolls }, `${outcome(next)} Undo brings the opened board back.`);
}
