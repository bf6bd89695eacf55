import { record, redo, seal, undo, type History } from '#ui/history.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { parseBoardHash, type BoardChoice } from '../../board/boardLink.ts';
import { generateBoard } from '../../board/generate.ts';
import { rangeText } from '../../board/parseSettings.ts';
import { DEFAULT_LOOK, DEFAULT_SETTINGS, RANGES, type BoardSettings } from '../../board/settings.ts';
import { judgeCapital, openStates, verdictSentence } from '../../rules/capitals.ts';
import type { MakerAction } from './makerActions.ts';
import { choiceOf, type MakerState, type Moment, type TypedField } from './makerState.ts';
import { boardSentence, lookSentence, stateSentence } from './sentences.ts';

/** The page after an action. Pure: the same state and action give the same page, in Node as in a browser. */
export function reduceMaker(state: MakerState, action: MakerAction): MakerState {
  switch (action.type) {
    case 'settings':
      return changeSettings(state, action.change, action.tag);
    case 'rolled':
      return { ...changeSettings(state, { seed: action.seed }), rolls: state.rolls + 1 };
    case 'look': {
      const { choice, placed } = state.history.present;
      const look = { ...choice.look, ...action.change };
      const next = moveTo(state, record(state.history, { choice: { ...choice, look }, placed }));
      return say(next, lookSentence(action.change));
    }
    case 'typed':
      return type(state, action.field, action.text);
    case 'left':
      return leave(state, action.field);
    case 'undo':
    case 'redo': {
      const history = (action.type === 'undo' ? undo : redo)(state.history);
      if (history === state.history) return say(state, `There is nothing to ${action.type}.`);
      const next = moveTo({ ...state, drafts: {} }, history);
      return say(next, `${action.type === 'undo' ? 'Undone' : 'Done again'}. ${outcome(next)}`);
    }
    case 'opened':
      return open(state, action.hash);
    case 'dismissed': {
      const { brokenLink: _, ...rest } = state;
      return rest;
    }
    case 'focused':
      return { ...state, current: action.id };
    case 'hovered':
      return hover(state, action.id);
    case 'asked': {
      const { board } = state.shown;
      const { placed } = state.history.present;
      const verdict = judgeCapital(board, placed, openStates(board, placed), action.id);
      const text = `${stateSentence(board, action.id)} ${verdictSentence(board, verdict)}`;
      return say({ ...state, current: action.id }, text);
    }
    case 'placed':
      return state.problem ? say(state, NO_BOARD) : place(state, action.id);
    case 'removed':
      return state.problem ? say(state, NO_BOARD) : remove(state, action.id);
    case 'placedAll':
      if (state.problem) return say(state, NO_BOARD);
      return say(
        stand(state, action.ids),
        action.ids.length === 0
          ? 'All capitals removed.'
          : `The ${action.ids.length} suggested capitals are placed.`,
      );
    case 'said':
      return say(state, action.text);
  }
}

/** The board in sight is then one of other settings, and capitals belong to the settings. */
const NO_BOARD = 'These settings have no board to place capitals on.';

const say = (state: MakerState, text: string): MakerState => ({
  ...state,
  said: { text, count: state.said.count + 1 },
});

/** What came of new settings; problems have a voice of their own. */
const outcome = (state: MakerState): string => (state.problem ? '' : boardSentence(state.shown));

function changeSettings(state: MakerState, change: Partial<BoardSettings>, tag?: string): MakerState {
  const choice = choiceOf(state);
  const settings = { ...choice.settings, ...change };
  if (sameSettings(settings, choice.settings)) return state;
  const dropped = Object.keys(change) as (keyof BoardSettings)[];
  // What is set from elsewhere is no longer what was typed.
  const drafts = Object.fromEntries(
    Object.entries(state.drafts).filter(([field]) => !dropped.some((key) => key === field)),
  );
  // Capitals stood on the board that was.
  const moment: Moment = { choice: { ...choice, settings }, placed: [] };
  const next = moveTo({ ...state, drafts }, record(state.history, moment, tag));
  return say(next, outcome(next));
}

/** Takes a history's present as the page's: its board, its capitals, or why there is no board. */
function moveTo(state: MakerState, history: History<Moment>): MakerState {
  const { settings } = history.present.choice;
  const { problem: _, ...rest } = state;
  if (sameSettings(settings, state.shown.settings)) return { ...rest, history };
  const board = generateBoard(settings);
  if (!board.ok) return { ...rest, history, problem: board.error };
  const { current, hovered: __, ...still } = rest;
  const states = board.value.states.length;
  return {
    ...still,
    history,
    shown: { settings, board: board.value },
    ...(current !== undefined && { current: Math.min(current, states) }),
  };
}

const sameSettings = (a: BoardSettings, b: BoardSettings): boolean =>
  (Object.keys(a) as (keyof BoardSettings)[]).every((key) => a[key] === b[key]);

function type(state: MakerState, field: TypedField, text: string): MakerState {
  const parsed = field === 'seed' ? parseSeed(text) : parseLength(field, text);
  const draft = parsed.ok ? { text } : { text, problem: parsed.error.message };
  const drafts = { ...state.drafts, [field]: draft };
  if (!parsed.ok || parsed.value === choiceOf(state).settings[field]) return { ...state, drafts };
  const next = changeSettings(state, { [field]: parsed.value }, `typed ${field}`);
  return { ...next, drafts };
}

function parseLength(field: 'width' | 'height', text: string) {
  const value = Number(text);
  const { min, max } = RANGES[field];
  return /^\s*\d{1,5}\s*$/.test(text) && value >= min && value <= max
    ? { ok: true as const, value }
    : {
        ok: false as const,
        error: {
          message: `The ${field} is “${text.slice(0, 20)}”; it must be ${rangeText(field)}, in millimetres.`,
        },
      };
}

/** What was typed and taken is now shown as it was taken; what was not stays, with its complaint. */
function leave(state: MakerState, field: TypedField): MakerState {
  const { [field]: draft, ...others } = state.drafts;
  return {
    ...state,
    drafts: draft?.problem === undefined ? others : state.drafts,
    history: seal(state.history),
  };
}

function open(state: MakerState, hash: string): MakerState {
  const parsed = parseBoardHash(hash);
  if (!parsed.ok) {
    const standard: BoardChoice = { settings: DEFAULT_SETTINGS, look: DEFAULT_LOOK };
    const instead: Moment = { choice: standard, placed: [] };
    const next = moveTo({ ...state, drafts: {} }, record(state.history, instead));
    return { ...next, brokenLink: { hash, problem: parsed.error, ...shorten(hash), instead } };
  }
  const { brokenLink: _, ...rest } = state;
  const next = moveTo({ ...rest, drafts: {} }, record(state.history, { choice: parsed.value, placed: [] }));
  return say(next, `Opened from the link. ${outcome(next)}`);
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

function hover(state: MakerState, id: number | undefined): MakerState {
  const { hovered: _, ...rest } = state;
  return id === undefined ? rest : { ...rest, hovered: id };
}

function stand(state: MakerState, placed: readonly number[]): MakerState {
  const { choice } = state.history.present;
  return { ...state, history: record(state.history, { choice, placed }) };
}

function place(state: MakerState, id: number): MakerState {
  const { board } = state.shown;
  const { placed } = state.history.present;
  const verdict = judgeCapital(board, placed, openStates(board, placed), id);
  if (verdict.kind !== 'allowed') return say(state, verdictSentence(board, verdict));
  const missing = board.capitals.count - placed.length - 1;
  const rest = missing === 0 ? 'All are placed.' : `${missing} more to place.`;
  const next = stand(state, [...placed, id]);
  return say(
    next,
    `Capital ${placed.length + 1} of ${board.capitals.count} placed in ${board.states[id - 1]!.name}. ${rest}`,
  );
}

function remove(state: MakerState, id: number): MakerState {
  const { placed } = state.history.present;
  const next = stand(
    state,
    placed.filter((other) => other !== id),
  );
  return say(next, `The capital in ${state.shown.board.states[id - 1]!.name} is removed.`);
}
