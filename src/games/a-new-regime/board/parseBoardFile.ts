import { draftOf, finishDraft, type BoardDraft, type DraftState } from '#lib/board/edit/draft.ts';
import { milli } from '#lib/board/edit/traceLand.ts';
import { byKey } from '#lib/board/edit/water.ts';
import { ringsOf } from '#lib/board/stateRings.ts';
import { BROKEN_PROMISES, validateBoard } from '#lib/board/validate.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { parseWith } from '#lib/share/parseWith.ts';
import { boardFileOf, type BoardFile } from './boardFile.ts';
import { boardFileSchema } from './boardFileSchema.ts';
import { parseBoardJson, readJson, rollsDisagreement } from './parseBoardJson.ts';

/**
 * Reads the text of a board's file, of version 1 or 2. Trusts nothing: shape and ranges by the schema, then that the
 * fields agree with each other, then all that must hold for land, what lies under water included. Promises that an
 * edited board may break (a map in parts, a short border, a name there twice, no room for capitals) are let pass:
 * `checkDraft` tells them. Never throws.
 */
export function parseBoardFile(text: string): Result<BoardFile> {
  const input = readJson(text);
  if (!input.ok) return input;
  const isEdited =
    typeof input.value === 'object' &&
    input.value !== null &&
    'version' in input.value &&
    input.value.version === 2;
  if (!isEdited) return plainFile(input.value, text);
  const json = parseWith(boardFileSchema, input.value, 'the board file');
  if (!json.ok) return json;
  const disagreement = rollsDisagreement([...json.value.states, ...json.value.flooded]);
  if (disagreement) return refuse(...disagreement);
  const file = boardFileOf(json.value);
  const fault = draftFault(file.draft);
  return fault ? err(fault) : ok(file);
}

/** A file of version 1 as the start of work on it. */
function plainFile(input: unknown, text: string): Result<BoardFile> {
  if (
    typeof input === 'object' &&
    input !== null &&
    'version' in input &&
    typeof input.version === 'number' &&
    input.version !== 1
  ) {
    const message = `The board file is of version ${input.version}; this program reads versions 1 and 2.`;
    return err({
      code: 'unknown-version',
      message,
      where: 'version',
      got: String(input.version),
      allowed: '1 or 2',
    });
  }
  const plain = parseBoardJson(text);
  if (!plain.ok) return plain;
  const { board, settings } = plain.value;
  const { seed, regimes, spacing } = settings;
  return ok({
    title: seed,
    draft: draftOf(board),
    rules: { seed, regimes, spacing },
    origin: { kind: 'seed', settings, edits: [] },
  });
}

function draftFault(draft: BoardDraft): Problem | undefined {
  const fault = keysFault(draft);
  if (fault) return problem(...fault);
  // All land at once, what is under water too: it can be raised.
  const raised = { ...draft, states: byKey([...draft.states, ...draft.flooded]), straits: [] };
  return boardFault(raised) ?? boardFault(draft);
}

function boardFault(draft: BoardDraft): Problem | undefined {
  const { board } = finishDraft(draft, undefined, '');
  return validateBoard(board, 0).find(({ code }) => !BROKEN_PROMISES.includes(code));
}

type Fault = readonly [where: string, message: string];

/** What the schema cannot say of keys and corners. */
function keysFault({ states, flooded, straits, locked, capitals, nextKey }: BoardDraft): Fault | undefined {
  const all = [...states, ...flooded];
  const keys = new Set(all.map(({ key }) => key));
  const onLand = new Set(states.map(({ key }) => key));
  if (keys.size < all.length) return ['states', 'Two states of the board file have the same key.'];
  if (!ascends(states) || !ascends(flooded)) {
    return ['states', 'The states of the board file are not in the order of their keys.'];
  }
  const high = all.find(({ key }) => key >= nextKey);
  if (high)
    return [
      'nextKey',
      `The next key of the board file is ${nextKey}, but a state has the key ${high.key} already.`,
    ];
  const loose = all.find((state) =>
    ringsOf(state).some((ring) => ring.some(([x, y]) => milli(x) !== x || milli(y) !== y)),
  );
  if (loose) {
    return [
      'states',
      `A corner of the state with the key ${loose.key} is not rounded to a thousandth of a millimetre.`,
    ];
  }
  const twice = sideTwice(all);
  if (twice) return ['states', `States of the board file overlap along ${twice}.`];
  let before = 0;
  for (const [at, { a, b }] of straits.entries()) {
    const place = a * (nextKey + 1) + b;
    if (!(a < b && onLand.has(a) && onLand.has(b))) {
      return [
        `straits.${at}`,
        `A sea route of the board file joins ${a} and ${b}; it must join a lower key on land to a higher one.`,
      ];
    }
    if (place <= before)
      return [`straits.${at}`, `The sea route of ${a} and ${b} is out of order or there twice.`];
    before = place;
  }
  const lost = locked.find(({ key }) => !keys.has(key));
  if (lost)
    return ['locked', `The board file locks a state with the key ${lost.key}, which it does not have.`];
  const nowhere = capitals.find((key, at) => !onLand.has(key) || capitals.indexOf(key) !== at);
  if (nowhere !== undefined) {
    return [
      'capitals',
      `The board file has a capital in ${nowhere}; each must be in a state on land of its own.`,
    ];
  }
  return undefined;
}

/** A side that two outlines, or one twice, go along in the same direction; land that is sound never does. */
function sideTwice(states: readonly DraftState[]): string | undefined {
  const seen = new Set<string>();
  for (const ring of states.flatMap(ringsOf)) {
    for (const [k, corner] of ring.entries()) {
      const side = `${ring.at(k - 1)!.join(', ')} to ${corner.join(', ')}`;
      if (seen.has(side)) return side;
      seen.add(side);
    }
  }
  return undefined;
}

const ascends = (states: readonly DraftState[]): boolean =>
  states.every(({ key }, at) => at === 0 || states[at - 1]!.key < key);

const problem = (where: string, message: string): Problem => ({ code: 'bad-board-file', message, where });

const refuse = (where: string, message: string): Result<never> => err(problem(where, message));
