import { counted } from '#lib/core/counted.ts';
import { roomForNumbers } from '#lib/share/numberedSeeds.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { parseBatchHash } from '../../board/fairness/batchLink.ts';
import { FAIRNESS_WORDS } from '../../board/fairness/fairnessWords.ts';
import { batchSettings, sortByFairness, type RankKey } from '../../board/fairness/rankBoards.ts';
import {
  isStale,
  PAGE,
  startBatch,
  USUAL_BATCH,
  type BatchAction,
  type BatchRun,
  type BatchState,
} from './batchState.ts';

/** The page after an action. Pure: the same state and action give the same page. */
export function reduceBatch(state: BatchState, action: BatchAction): BatchState {
  switch (action.type) {
    case 'settings': {
      const settings = { ...state.choice.settings, ...action.change };
      return { ...state, choice: { ...state.choice, settings } };
    }
    case 'typed':
      return type(state, action.text);
    case 'left':
      return state.seed.problem === undefined
        ? { ...state, seed: { text: state.choice.settings.seed } }
        : state;
    case 'count':
      // A seed may be too long for more numbers, or no longer be.
      return type({ ...state, choice: { ...state.choice, count: action.count } }, state.seed.text);
    case 'sorted':
      return say(
        { ...state, choice: { ...state.choice, by: action.by }, shown: PAGE },
        `Ranked by ${keyName(action.by)}.`,
      );
    case 'more':
      return { ...state, shown: state.shown + PAGE };
    case 'started':
      return start(state);
    case 'ranked':
      return state.run?.number === action.number && state.run.state === 'running'
        ? rank(state, action)
        : state;
    case 'cancelled': {
      if (state.run?.state !== 'running') return state;
      const run: BatchRun = { ...state.run, state: 'cancelled' };
      return say({ ...state, run }, `Called off. ${runSentence(run)}`);
    }
    case 'opened':
      return open(state, action);
    case 'failed': {
      const { run, ...rest } = state;
      const ended = run && {
        run: { ...run, state: run.state === 'done' ? run.state : 'cancelled' } as const,
      };
      return say({ ...rest, ...ended, failure: action.message }, action.message);
    }
    case 'said':
      return say(state, action.text);
  }
}

const say = (state: BatchState, text: string): BatchState => ({
  ...state,
  said: { text, count: state.said.count + 1 },
});

/** What boards are ranked by, within a sentence. */
export const keyName = (by: RankKey): string =>
  by === 'score' ? 'fairness' : FAIRNESS_WORDS[by].label.toLowerCase();

/** How far a batch is, or what came of it. */
export function runSentence({ boards, count, settings, state }: BatchRun): string {
  const made = boards.filter(({ made: each }) => 'points' in each);
  const best = sortByFairness(made, 'score')[0];
  const drawn = state === 'done' ? counted(count, 'board') : `${boards.length} of ${counted(count, 'board')}`;
  const none = boards.length - made.length;
  return [
    `${drawn} drawn from seed ${settings.seed}.`,
    ...(none > 0 ? [`${none === 1 ? 'One seed has' : `${none} seeds have`} no board.`] : []),
    ...(best && 'points' in best.made
      ? [`The fairest is ${best.settings.seed} with ${best.made.points.score.toFixed(1)} of 100.`]
      : []),
  ].join(' ');
}

function type(state: BatchState, text: string): BatchState {
  const { choice } = state;
  const parsed = parseSeed(text);
  if (!parsed.ok) return { ...state, seed: { text, problem: parsed.error.message } };
  const settings = { ...choice.settings, seed: parsed.value };
  if (!batchSettings(settings, choice.count)) {
    const problem = `The seed is too long: with ${choice.count} numbered boards it may have ${roomForNumbers(choice.count)} bytes.`;
    return { ...state, seed: { text, problem } };
  }
  return { ...state, choice: { ...choice, settings }, seed: { text } };
}

function start(state: BatchState): BatchState {
  if (state.seed.problem !== undefined) return say(state, state.seed.problem);
  const { failure: _, ...rest } = state;
  const { settings, count } = state.choice;
  const number = (state.run?.number ?? 0) + 1;
  const run: BatchRun = { settings, count, number, state: 'running', boards: [] };
  return say({ ...rest, run, shown: PAGE }, `Drawing ${counted(count, 'board')}.`);
}

function rank(state: BatchState, { boards, done }: BatchAction & { readonly type: 'ranked' }): BatchState {
  const run: BatchRun = {
    ...state.run!,
    boards: [...state.run!.boards, ...boards],
    state: done ? 'done' : 'running',
  };
  return done ? say({ ...state, run }, runSentence(run)) : { ...state, run };
}

/**
 * A link is taken whole; one that cannot be read is kept in sight, and the usual batch is offered. What is drawn already
 * is not drawn again.
 */
function open(state: BatchState, action: BatchAction & { readonly type: 'opened' }): BatchState {
  const { hash, undrawn = false, shown = PAGE, kept } = action;
  const parsed = parseBatchHash(hash);
  const fresh = startBatch(parsed.ok ? parsed.value : USUAL_BATCH);
  if (!parsed.ok) {
    return { ...fresh, ...endedRun(state), said: state.said, brokenLink: { hash, problem: parsed.error } };
  }
  const next = type({ ...fresh, shown, said: state.said }, parsed.value.settings.seed);
  const { run } = state;
  const here = run !== undefined && run.state !== 'cancelled' && !isStale(run, parsed.value);
  if (here || undrawn) return { ...next, ...(run && { run }) };
  const ended = { ...next, ...endedRun(state) };
  if (ended.seed.problem !== undefined) return say(ended, ended.seed.problem);
  if (!kept) return { ...start(ended), shown };
  const { settings, count } = parsed.value;
  const again: BatchRun = { settings, count, number: (run?.number ?? 0) + 1, state: 'done', boards: kept };
  return say({ ...ended, run: again }, runSentence(again));
}

/** The number goes on, so that nothing of a run that is still under way gets into the next. */
const endedRun = ({ run }: BatchState): Pick<BatchState, 'run'> =>
  run ? { run: { ...run, state: 'cancelled', boards: [] } } : {};
