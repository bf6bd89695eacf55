import { useCallback, useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { slug } from '#lib/share/fileName.ts';
import { Announcer } from '#ui/Announcer.tsx';
import { Key } from '#ui/Key.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { BOARD_PATH, makeBoardHash } from '../../board/boardLink.ts';
import { makeBatchHash, parseBatchHash, RANK_KEYS } from '../../board/fairness/batchLink.ts';
import { makeRankCsv } from '../../board/fairness/rankCsv.ts';
import { sortByFairness, type RankKey } from '../../board/fairness/rankBoards.ts';
import type { BoardSettings } from '../../board/settings.ts';
import { BatchControls } from './BatchControls.tsx';
import { isStale, startBatch, USUAL_BATCH, type BatchRun } from './batchState.ts';
import { keepBatch, loadBatch } from './batchStore.ts';
import { exportRanked } from './exportRanked.ts';
import { RankedCard, type ExportFormat } from './RankedCard.tsx';
import { keyName, reduceBatch, runSentence } from './reduceBatch.ts';
import { useBatchAddress, type BatchEntry } from './useBatchAddress.ts';
import { useRanker } from './useRanker.ts';

interface Props {
  /** Address of the site, which the links of printed boards begin with. */
  readonly site: string;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  /** What drew the boards, such as `Realmwright 0.1.0`. */
  readonly edition: string;
}

/** Draws many boards of one sort, ranks them by fairness, and hands any of them on. */
export function BatchMaker({ site, base, edition }: Props) {
  const [state, dispatch] = useReducer(reduceBatch, USUAL_BATCH, startBatch);
  const { choice, run, shown, brokenLink, failure } = state;
  const { pictures, askForPictures } = useRanker(run, dispatch);
  const onOpen = useCallback((hash: string, entry: BatchEntry | undefined) => {
    const batch = parseBatchHash(hash);
    dispatch({
      type: 'opened',
      hash,
      undrawn: entry?.drawn === false,
      shown: entry?.shown,
      kept: batch.ok ? loadBatch(edition, batch.value) : undefined,
    });
  }, []);
  useBatchAddress({
    hash: makeBatchHash(choice),
    drawn: run !== undefined && !isStale(run, choice),
    shown,
    keep: brokenLink !== undefined && choice === USUAL_BATCH,
    onOpen,
  });
  useEffect(() => {
    if (run?.state === 'done') keepBatch(edition, run, run.boards);
  }, [run?.number, run?.state]);

  const ranked = useMemo(() => sortByFairness(run?.boards ?? [], choice.by), [run?.boards, choice.by]);
  const settled = run !== undefined && run.state !== 'running';
  const inSight = useMemo(() => ranked.slice(0, shown), [ranked, shown]);
  // While boards still come in, those in sight change all the time.
  useEffect(() => {
    if (settled) askForPictures(inSight.flatMap((one) => ('points' in one.made ? [one.settings] : [])));
  }, [inSight, settled]);

  const [busy, setBusy] = useState(false);
  const take = async (format: ExportFormat, settings: BoardSettings) => {
    if (busy) return;
    setBusy(true);
    const name = `${format.toUpperCase()} of ${settings.seed}`;
    dispatch({ type: 'said', text: `Making the ${name}.` });
    try {
      await exportRanked(format, { settings, look: choice.look, site, base, edition });
      dispatch({ type: 'said', text: `The ${name} goes to your downloads.` });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      dispatch({ type: 'failed', message: `The ${name} could not be made. ${why}` });
    } finally {
      setBusy(false);
    }
  };
  const takeTable = () => {
    saveFile(`a-new-regime-fairness-${slug(run!.settings.seed)}.csv`, makeRankCsv(ranked), 'text/csv');
    dispatch({ type: 'said', text: 'The table goes to your downloads.' });
  };

  return (
    <div class="maker batch">
      <BatchControls state={state} dispatch={dispatch} />
      <div class="table">
        {brokenLink && (
          <div class="notice" role="alert">
            <p>This link cannot be read. {brokenLink.problem.message}</p>
          </div>
        )}
        {failure !== undefined && <p class="notice">{failure}</p>}
        {run === undefined ? (
          <p class="needs-scripts">Choose what the boards are to be like, and how many to draw.</p>
        ) : (
          <RunHead
            run={run}
            by={choice.by}
            stale={isStale(run, choice)}
            onCancel={() => dispatch({ type: 'cancelled' })}
            onTable={takeTable}
            onSort={(by) => dispatch({ type: 'sorted', by })}
          />
        )}
        {settled && ranked.length > 0 && (
          <>
            <ol class="ranking" role="list">
              {inSight.map((one, at) => (
                <RankedCard
                  key={one.settings.seed}
                  ranked={one}
                  rank={at + 1}
                  by={choice.by}
                  picture={pictures.get(one.settings.seed)}
                  address={`${base}${BOARD_PATH}${makeBoardHash({ settings: one.settings, look: choice.look })}`}
                  onExport={(format) => void take(format, one.settings)}
                />
              ))}
            </ol>
            {ranked.length > shown && (
              <p>
                <Key onPress={() => dispatch({ type: 'more' })}>
                  Show more: {ranked.length - shown} are left
                </Key>
              </p>
            )}
          </>
        )}
      </div>
      <Announcer {...state.said} />
    </div>
  );
}

interface HeadProps {
  readonly run: BatchRun;
  readonly by: RankKey;
  readonly stale: boolean;
  readonly onCancel: () => void;
  readonly onTable: () => void;
  readonly onSort: (by: RankKey) => void;
}

/** How far a batch is; when it has ended, what came of it, its order, and its table. */
function RunHead({ run, by, stale, onCancel, onTable, onSort }: HeadProps) {
  if (run.state === 'running') {
    return (
      <div class="progress">
        <label for="batch-progress">
          {run.boards.length} of {run.count} boards
        </label>
        <progress id="batch-progress" max={run.count} value={run.boards.length} />
        <p>
          <Key onPress={onCancel}>Cancel</Key>
        </p>
      </div>
    );
  }
  if (run.boards.length === 0) return null;
  return (
    <div class="run">
      <p>
        {runSentence(run)}
        {stale && ' The settings have changed since.'}
      </p>
      <p class="keys-row">
        <label for="batch-order">Ranked by</label>
        <select
          id="batch-order"
          value={by}
          onChange={(event) => onSort(event.currentTarget.value as RankKey)}
        >
          {RANK_KEYS.map((key) => (
            <option key={key} value={key}>
              {keyName(key)}
            </option>
          ))}
        </select>
        <Key onPress={onTable}>Table as CSV</Key>
      </p>
    </div>
  );
}
