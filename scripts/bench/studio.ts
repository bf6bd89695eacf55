/** How fast an edit becomes a new drawing: what somebody waits for who drags a state. */
import { generateBoard } from '#games/a-new-regime/board/generate.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSpec } from '#games/a-new-regime/board/spec.ts';
import { BOARD_THEME } from '#games/a-new-regime/board/theme.ts';
import { drawBoard } from '#lib/board/draw/drawBoard.ts';
import { checkDraft } from '#lib/board/edit/checkDraft.ts';
import { draftOf, finishDraft, type BoardDraft } from '#lib/board/edit/draft.ts';
import { applyEdits, type BoardEdit } from '#lib/board/edit/edits.ts';
import { makeEditsText } from '#lib/board/edit/editsText.ts';

const ROUNDS = 60;
/** Milliseconds from an edit to its drawing, for sixty states. */
const BUDGET = 16;
/** A board of sixty states on a sheet that has room for them. */
const SETTINGS = { ...DEFAULT_SETTINGS, regimes: 5, states: 12, width: 594, height: 420 };
const LOOK = { scale: 1, labels: 'names', ink: 'full', colour: 'colour', capitals: 'hidden' } as const;

export async function run(): Promise<void> {
  const spec = boardSpec(SETTINGS);
  const made = generateBoard(SETTINGS);
  if (!made.ok) throw new Error(made.error.message);
  const draft = draftOf(made.value);
  const promises = { minBorder: spec.minBorder, minArea: spec.minStateArea, capitals: spec.capitals! };
  console.log(
    `Edits of a board of ${draft.states.length} states, each applied, finished, checked and drawn (${ROUNDS} times)`,
  );
  for (const [name, editOf] of Object.entries(EDITS)) {
    const parts = {
      apply: [] as number[],
      finish: [] as number[],
      check: [] as number[],
      draw: [] as number[],
    };
    const whole: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const done = applyEdits(draft, [editOf(draft, round)], spec);
      if (!done.ok) continue;
      const applied = performance.now();
      const { board } = finishDraft(done.value, spec.capitals, spec.seed);
      const finished = performance.now();
      checkDraft(done.value, promises);
      const checked = performance.now();
      drawBoard(board, BOARD_THEME, LOOK);
      const drawn = performance.now();
      parts.apply.push(applied - start);
      parts.finish.push(finished - applied);
      parts.check.push(checked - finished);
      parts.draw.push(drawn - checked);
      whole.push(drawn - start);
    }
    const shares = Object.entries(parts).map(([part, times]) => `${part} ${median(times).toFixed(1)}`);
    console.log(
      `  ${name}: median ${median(whole).toFixed(1)} ms of ${whole.length} (${shares.join(', ')})` +
        `  budget ${BUDGET} ms: ${median(whole) <= BUDGET ? 'kept' : 'EXCEEDED'}`,
    );
  }
  benchLink(draft, spec);
}

/** Which state an edit is of changes from round to round. */
const EDITS: Readonly<Record<string, (draft: BoardDraft, round: number) => BoardEdit>> = {
  'a drag': (_, round) => ({ type: 'move', key: 1 + (round % 60), dx: 4 + (round % 5), dy: -3 }),
  'a roll': (_, round) => ({ type: 'reroll', key: 1 + (round % 60), what: 'both', salt: round }),
  'a split': (_, round) => ({ type: 'split', key: 1 + (round % 60), angle: round % 16 }),
  'a flood': (_, round) => ({ type: 'flood', key: 1 + (round % 60) }),
};

function benchLink(draft: BoardDraft, spec: ReturnType<typeof boardSpec>): void {
  const edits: BoardEdit[] = [];
  for (let round = 0; edits.length < 40; round++) {
    const edit = Object.values(EDITS)[round % 4]!(draft, round);
    if (applyEdits(draft, [...edits, edit], spec).ok) edits.push(edit);
  }
  const start = performance.now();
  applyEdits(draft, edits, spec);
  const ms = performance.now() - start;
  console.log(
    `  ${edits.length} edits in a link: ${makeEditsText(edits).length} characters, applied in ${ms.toFixed(0)} ms`,
  );
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
