import { seal } from '#ui/history.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { rangeText } from '../../board/parseSettings.ts';
import { RANGES } from '../../board/settings.ts';
import { changeSettings } from './changeSettings.ts';
import { momentOf, type MakerState, type TypedField } from './makerState.ts';
import { makeEdits } from './makerSteps.ts';

/** Takes what is typed as soon as it is legal; until then the field keeps it, with what is wrong. */
export function typeField(state: MakerState, field: TypedField, text: string): MakerState {
  if (field === 'name') return typeName(state, text);
  const parsed = field === 'seed' ? parseSeed(text) : parseLength(field, text);
  const draft = parsed.ok ? { text } : { text, problem: parsed.error.message };
  const drafts = { ...state.drafts, [field]: draft };
  const { source } = momentOf(state);
  if (!parsed.ok || source.kind === 'opened' || parsed.value === source.settings[field])
    return { ...state, drafts };
  const next = changeSettings(state, { [field]: parsed.value }, `typed ${field}`);
  return { ...next, drafts };
}

/** The name of the state whose panel is open. */
function typeName(state: MakerState, text: string): MakerState {
  const key = state.opened;
  if (key === undefined) return state;
  const next = makeEdits(state, { edits: [{ type: 'rename', key, name: text }], tag: `typed name ${key}` });
  const { refusal, ...rest } = next;
  const name = refusal === undefined ? { text } : { text, problem: refusal };
  // The field says what is wrong with it, and each letter need not be heard twice.
  return { ...rest, said: state.said, drafts: { ...state.drafts, name } };
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
export function leaveField(state: MakerState, field: TypedField): MakerState {
  const { [field]: draft, ...others } = state.drafts;
  return {
    ...state,
    drafts: draft?.problem === undefined ? others : state.drafts,
    history: seal(state.history),
  };
}
