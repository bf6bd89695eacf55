import type { BoardDraft } from '#lib/board/edit/draft.ts';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { err, ok, type Problem, type Result } from '#lib/core/result.ts';
import { generateBoard, type BoardProblem } from '../../board/generate.ts';
import type { BoardSettings } from '../../board/settings.ts';
import type { EditTools } from './loadEditTools.ts';
import { plainBoard, rulesOf, type BoardSource, type MadeBoard, type Moment } from './makerState.ts';

/** Why a moment has no board: its settings have none, or one of its edits cannot be made. */
export type BuildProblem = BoardProblem | (Problem & { readonly nearest?: never });

/**
 * The board of a moment. What the board in sight has in common with it is not made again: neither the board of the same
 * settings, nor the edits that both begin with. Edits and opened boards need the tools.
 */
export function buildBoard(
  shown: MadeBoard,
  { source, edits }: Pick<Moment, 'source' | 'edits'>,
  tools: EditTools | undefined,
): Result<MadeBoard, BuildProblem> {
  const same = sameSource(source, shown.source);
  if (same && edits === shown.edits) return ok(shown.source === source ? shown : { ...shown, source });
  if (source.kind === 'opened') return edit(source.opened.draft, undefined);
  const base = same && shown.base ? ok(shown.base) : generateBoard(source.settings);
  if (!base.ok) return base;
  return edits.length === 0 ? ok(plainBoard(source, base.value)) : edit(undefined, base.value);

  function edit(opened: BoardDraft | undefined, drawn: MadeBoard['base']): Result<MadeBoard> {
    // Whoever hands over edits has fetched what they take.
    if (!tools) throw new Error('Boards cannot be edited before the tools are there.');
    const rules = rulesOf(source);
    const rolls = tools.rollSpec(rules.seed);
    const trail = same ? shown.trail.slice(0, inCommon(edits, shown.edits)) : [];
    let draft = trail.at(-1) ?? opened ?? tools.draftOf(drawn!);
    for (const next of edits.slice(trail.length)) {
      const made = tools.applyEdit(draft, next, rolls);
      if (!made.ok) return err(made.error);
      draft = made.value;
      trail.push(draft);
    }
    return ok({
      source,
      edits,
      trail,
      draft,
      ...(drawn && { base: drawn }),
      ...tools.finishBoard(draft, rules),
    });
  }
}

/** How many edits two lists begin with alike. */
function inCommon(a: readonly BoardEdit[], b: readonly BoardEdit[]): number {
  const other = a.findIndex((edit, at) => edit !== b[at]);
  return other === -1 ? a.length : other;
}

export const sameSettings = (a: BoardSettings, b: BoardSettings): boolean =>
  (Object.keys(a) as (keyof BoardSettings)[]).every((key) => a[key] === b[key]);

export const sameSource = (a: BoardSource, b: BoardSource): boolean =>
  a.kind === 'seed' && b.kind === 'seed'
    ? sameSettings(a.settings, b.settings)
    : a.kind === 'opened' && b.kind === 'opened' && a.opened === b.opened;
