import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import type { RollSpec } from '../spec.ts';
import type { BoardDraft } from './draft.ts';
import { editName } from './editName.ts';
import { lockState } from './lockState.ts';
import { placeCapitalsAt } from './placeCapitalsAt.ts';
import { mergeStates } from './mergeStates.ts';
import { moveState } from './moveState.ts';
import { splitState } from './splitState.ts';
import { addStrait, removeStrait } from './straits.ts';
import { floodState, raiseState } from './water.ts';
import { rerollRest, rerollState, setKind, setPopulation, swapRolls } from './editRolls.ts';
import type { Lockable, RollPart } from './words.ts';

export { ROLL_PARTS, type RollPart } from './words.ts';

/** One change to a board. States are named by their keys; all numbers but those of `move` are whole. */
export type BoardEdit =
  | { readonly type: 'rename'; readonly key: number; readonly name: string }
  /** Sets the face of the kind die. */
  | { readonly type: 'kind'; readonly key: number; readonly face: number }
  /** Sets the face of the population die. */
  | { readonly type: 'population'; readonly key: number; readonly face: number }
  /** Rolls again. The same salt gives the same roll; 0 gives the first one. */
  | { readonly type: 'reroll'; readonly key: number; readonly what: RollPart; readonly salt: number }
  /** Rolls again all that is not locked. */
  | { readonly type: 'rerollRest'; readonly what: RollPart; readonly salt: number }
  | { readonly type: 'swapRolls'; readonly a: number; readonly b: number; readonly what: RollPart }
  | { readonly type: 'lock'; readonly key: number; readonly what: Lockable; readonly on: boolean }
  /** Drags the middle of a state by so many millimetres, to tenths; corners around it come along, ever less farther off. */
  | { readonly type: 'move'; readonly key: number; readonly dx: number; readonly dy: number }
  /** `keep` gets the land of `gone`. */
  | { readonly type: 'merge'; readonly keep: number; readonly gone: number }
  /** Cuts through the middle towards a direction, 0 to 15; what lies to its left becomes a new state. */
  | { readonly type: 'split'; readonly key: number; readonly angle: number }
  | { readonly type: 'flood'; readonly key: number }
  | { readonly type: 'raise'; readonly key: number }
  /** A sea route; the program finds the line. */
  | { readonly type: 'strait'; readonly a: number; readonly b: number }
  | { readonly type: 'noStrait'; readonly a: number; readonly b: number }
  /** The states in which capitals stand, all of them, in the order placed. */
  | { readonly type: 'capitals'; readonly keys: readonly number[] };

/**
 * The draft after one edit, or why the edit cannot be made; the draft given is never touched. The same draft, edit and
 * rolls give the same draft in every engine.
 *
 * @param rolls the game's dice and the seed that new rolls and names come from
 */
export function applyEdit(draft: BoardDraft, edit: BoardEdit, rolls: RollSpec): Result<BoardDraft> {
  switch (edit.type) {
    case 'rename':
      return editName(draft, edit.key, edit.name);
    case 'kind':
      return setKind(draft, edit.key, edit.face, rolls);
    case 'population':
      return setPopulation(draft, edit.key, edit.face, rolls);
    case 'reroll':
      return rerollState(draft, edit.key, edit.what, edit.salt, rolls);
    case 'rerollRest':
      return rerollRest(draft, edit.what, edit.salt, rolls);
    case 'swapRolls':
      return swapRolls(draft, edit.a, edit.b, edit.what);
    case 'lock':
      return lockState(draft, edit.key, edit.what, edit.on);
    case 'capitals':
      return placeCapitalsAt(draft, edit.keys);
    case 'move':
      return moveState(draft, edit.key, edit.dx, edit.dy);
    case 'merge':
      return mergeStates(draft, edit.keep, edit.gone);
    case 'split':
      return splitState(draft, edit.key, edit.angle, rolls);
    case 'flood':
      return floodState(draft, edit.key);
    case 'raise':
      return raiseState(draft, edit.key);
    case 'strait':
      return addStrait(draft, edit.a, edit.b);
    case 'noStrait':
      return removeStrait(draft, edit.a, edit.b);
  }
}

/** Why a list of edits stops, and at which of them. */
export interface EditsProblem extends Problem {
  /** Place in the list of the edit that was refused, from 0. */
  readonly at: number;
}

/** The draft after all edits in turn, or why one of them cannot be made. */
export function applyEdits(
  draft: BoardDraft,
  edits: readonly BoardEdit[],
  rolls: RollSpec,
): Result<BoardDraft, EditsProblem> {
  let current = draft;
  for (const [at, edit] of edits.entries()) {
    const next = applyEdit(current, edit, rolls);
    if (!next.ok) return err({ ...next.error, at });
    current = next.value;
  }
  return ok(current);
}
