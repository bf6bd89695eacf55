import { record, redo, seal, undo } from '#ui/history.ts';
import { judgeCapital, openStates, verdictSentence } from '../../rules/capitals.ts';
import { changeSettings, rollSeed } from './changeSettings.ts';
import type { MakerAction } from './makerActions.ts';
import { makeEdits, moveTo, outcome, say } from './makerSteps.ts';
import { momentOf, placedOn, type MakerState } from './makerState.ts';
import { openLink, refuseLink } from './openLink.ts';
import { lookSentence, stateSentence } from './sentences.ts';
import { leaveField, typeField } from './typeField.ts';

/**
 * The page after an action. Pure: the same state and action give the same page, in Node as in a browser. What edits
 * comes only after `equipped`.
 */
export function reduceMaker(state: MakerState, action: MakerAction): MakerState {
  switch (action.type) {
    case 'settings':
      return changeSettings(state, action.change, action.tag);
    case 'rolled':
      return rollSeed(state, action.seed);
    case 'look': {
      const moment = momentOf(state);
      const look = { ...moment.look, ...action.change };
      return say(moveTo(state, record(state.history, { ...moment, look })), lookSentence(action.change));
    }
    case 'typed':
      return typeField(state, action.field, action.text);
    case 'left':
      return leaveField(state, action.field);
    case 'undo':
    case 'redo': {
      const history = (action.type === 'undo' ? undo : redo)(state.history);
      if (history === state.history) return say(state, `There is nothing to ${action.type}.`);
      const next = moveTo({ ...state, drafts: {} }, history);
      return say(next, `${action.type === 'undo' ? 'Undone' : 'Done again'}. ${outcome(next)}`);
    }
    case 'opened':
      return openLink(state, action.hash);
    case 'openedFile': {
      const { brokenLink: _, ...rest } = state;
      const { source, edits, look = momentOf(state).look } = action;
      const next = moveTo({ ...rest, drafts: {} }, record(state.history, { source, edits, look }));
      return say(next, `Opened. ${outcome(next)}`);
    }
    case 'dismissed': {
      const { brokenLink: _, ...rest } = state;
      return rest;
    }
    case 'focused':
      return { ...state, current: action.key };
    case 'hovered':
      return hover(state, action.key);
    case 'asked':
      return ask(state, action.key);
    case 'closed': {
      const { opened: _, refusal: __, ...rest } = state;
      return { ...rest, history: seal(state.history) };
    }
    case 'edited':
      return makeEdits(state, action);
    case 'unedited':
      return momentOf(state).edits.length === 0
        ? state
        : say(
            moveTo(state, record(state.history, { ...momentOf(state), edits: [] })),
            'All changes are taken back.',
          );
    case 'placed':
      return state.tools!.placeCapital(state, action.key);
    case 'removed':
      return state.tools!.removeCapital(state, action.key);
    case 'capitalMoved':
      return state.tools!.moveCapital(state, action.from, action.to);
    case 'placedAll':
      return state.tools!.placeCapitals(state, action.keys);
    case 'equipped':
      return { ...state, tools: action.tools };
    case 'linkFailed':
      return refuseLink(state, action.hash, action.problem);
    case 'failed':
      return say({ ...state, refusal: action.message }, action.message);
    case 'said':
      return say(state, action.text);
  }
}

function hover(state: MakerState, key: number | undefined): MakerState {
  const { hovered: _, ...rest } = state;
  return key === undefined ? rest : { ...rest, hovered: key };
}

function ask(state: MakerState, key: number): MakerState {
  const { name: _, ...drafts } = state.drafts;
  const { refusal: __, ...rest } = state;
  const next = { ...rest, current: key, opened: key, drafts, history: seal(state.history) };
  const { board, keys, draft } = state.shown;
  const id = keys.indexOf(key) + 1;
  if (id === 0) {
    const drowned = draft?.flooded.find((flooded) => flooded.key === key);
    return drowned ? say(next, `${drowned.name} is under water.`) : state;
  }
  const placed = placedOn(state.shown);
  const verdict = judgeCapital(board, placed, openStates(board, placed), id);
  return say(next, `${stateSentence(board, id)} ${verdictSentence(board, verdict)}`);
}
