import fc from 'fast-check';
import { LOCKABLE, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdit, ROLL_PARTS, type BoardEdit } from '#lib/board/edit/edits.ts';
import { traceLand } from '#lib/board/edit/traceLand.ts';
import type { RollSpec } from '#lib/board/spec.ts';
import { deepFreeze } from './editing.ts';

const key = fc.integer({ min: 1, max: 26 });
const salt = fc.integer({ min: 0, max: 9 });
const what = fc.constantFrom(...ROLL_PARTS);
const tenths = fc.integer({ min: -300, max: 300 }).map((value) => value / 10);

const shaping: fc.Arbitrary<BoardEdit>[] = [
  fc.record({ type: fc.constant('move'), key, dx: tenths, dy: tenths }),
  fc.record({ type: fc.constant('merge'), keep: key, gone: key }),
  fc.record({ type: fc.constant('split'), key, angle: fc.integer({ min: 0, max: 15 }) }),
  fc.record({ type: fc.constant('flood'), key }),
  fc.record({ type: fc.constant('raise'), key }),
  fc.record({ type: fc.constant('strait'), a: key, b: key }),
  fc.record({ type: fc.constant('noStrait'), a: key, b: key }),
];

const others: fc.Arbitrary<BoardEdit>[] = [
  fc.record({ type: fc.constant('rename'), key, name: fc.string({ unit: 'grapheme', maxLength: 14 }) }),
  fc.record({ type: fc.constant('kind'), key, face: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ type: fc.constant('population'), key, face: fc.integer({ min: 0, max: 7 }) }),
  fc.record({ type: fc.constant('reroll'), key, what, salt }),
  fc.record({ type: fc.constant('rerollRest'), what, salt }),
  fc.record({ type: fc.constant('swapRolls'), a: key, b: key, what }),
  fc.record({ type: fc.constant('lock'), key, what: fc.constantFrom(...LOCKABLE), on: fc.boolean() }),
  fc.record({ type: fc.constant('capitals'), keys: fc.uniqueArray(key, { maxLength: 5 }) }),
];

/** Edits that change where land is. */
export const shapingEdit = fc.oneof(...shaping);
/** Edits of every sort, of states that may or may not be there. */
export const anyEdit = fc.oneof(...shaping, ...others);

/** Edits that would seldom meet what they are for are turned to something that is there. */
function aimed(edit: BoardEdit, { states, straits, flooded }: BoardDraft): BoardEdit {
  if (edit.type === 'merge') {
    const { touching } = traceLand(states);
    const pair = touching[(edit.keep * 26 + edit.gone) % touching.length];
    return pair ? { ...edit, keep: states[pair.a]!.key, gone: states[pair.b]!.key } : edit;
  }
  if (edit.type === 'raise' && flooded.length > 0)
    return { ...edit, key: flooded[edit.key % flooded.length]!.key };
  if (edit.type !== 'noStrait' || straits.length === 0) return edit;
  const { a, b } = straits[edit.a % straits.length]!;
  return { ...edit, a, b };
}

/** Applies what can be applied; the draft at the end, with the edits that it took. Frozen all along. */
export function applyAccepted(
  draft: BoardDraft,
  edits: readonly BoardEdit[],
  rolls: RollSpec,
): { readonly draft: BoardDraft; readonly accepted: readonly BoardEdit[] } {
  const accepted: BoardEdit[] = [];
  let current = deepFreeze(draft);
  for (const wanted of edits) {
    const edit = deepFreeze(aimed(wanted, current));
    const next = applyEdit(current, edit, rolls);
    if (!next.ok) {
      if (!/^.{15,}\.$/u.test(next.error.message)) throw new Error(`No sentence: ${next.error.message}`);
      continue;
    }
    current = deepFreeze(next.value);
    accepted.push(edit);
  }
  return { draft: current, accepted };
}
