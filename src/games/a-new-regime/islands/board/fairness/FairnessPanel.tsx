import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '#lib/board/board.ts';
import { inKeys, type BalanceEdit } from '#lib/board/fairness/balanceEdits.ts';
import type { BalanceOptions } from '#lib/board/fairness/balance.ts';
import { seatsOf } from '#lib/board/fairness/seats.ts';
import { wantedPeople } from '../../../board/fairness/wantedPeople.ts';
import { BalanceControls, USUAL_WISHES } from './BalanceControls.tsx';
import { balanceInWorker } from './balanceInWorker.ts';
import { balanceSentence } from './balanceSentence.ts';
import { FairnessTable } from './FairnessTable.tsx';
import { projectFairness } from './projectFairness.ts';

interface Props {
  readonly board: Board;
  /** Key of each state, by its id less one. */
  readonly keys: readonly number[];
  /** Ids of the states with a capital, in the order placed; empty: the suggested ones are looked at. */
  readonly placed: readonly number[];
  /** What stays as it is, by id. */
  readonly locked: BalanceOptions['locked'];
  /** Address of the page about the method. */
  readonly methodAddress: string;
  /** Address of the page that ranks many boards like this one. */
  readonly batchAddress: string;
  /** One step of undo, with what came of it in words. */
  readonly onEdits: (edits: readonly BalanceEdit[], said: string) => void;
  /** Something to be announced that changes nothing. */
  readonly onSaid: (text: string) => void;
  /** Leads to the state of a key. */
  readonly onGo: (key: number) => void;
}

/** How fair the board is to its capitals, why, and a key that makes it fairer. */
export function FairnessPanel({
  board,
  keys,
  placed,
  locked,
  methodAddress,
  batchAddress,
  onEdits,
  onSaid,
  onGo,
}: Props) {
  const [wishes, setWishes] = useState(USUAL_WISHES);
  const [busy, setBusy] = useState(false);
  /** What came of the last balancing, as long as the board is the one that it led to. */
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly failed: boolean }>();
  const latest = useRef(board);
  latest.current = board;
  const own = useRef(false);
  useEffect(() => {
    if (!own.current) setOutcome(undefined);
    own.current = false;
  }, [board]);

  const count = seatsOf(board, placed).length;
  const handicap = wishes.handicap && wishes.handicap.seat < count ? wishes.handicap : undefined;
  const people = useMemo(() => wantedPeople(count, handicap), [count, handicap]);
  const view = useMemo(() => projectFairness(board, placed, people), [board, placed, people]);
  const goTo = (id: number) => onGo(keys[id - 1]!);

  const run = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      const options = { placed, locked, people, may: wishes.may, wanted: wishes.wanted, seed: SEED };
      const made = await balanceInWorker({ board, options });
      // Whoever changed the board meanwhile wants that board, not this one.
      if (!made || latest.current !== board) return;
      const text = balanceSentence(made, wishes.may, wishes.wanted);
      setOutcome({ text, failed: false });
      if (made.edits.length > 0)
        onEdits(
          inKeys(made.edits, (id) => keys[id - 1]!),
          text,
        );
      else onSaid(text);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setOutcome({ text, failed: true });
      onSaid(text);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section class="panel fairness" aria-labelledby="panel-fairness">
      <h2 class="kicker" id="panel-fairness">
        Fairness
      </h2>
      <div class="verdict">
        <p class="score">{view.headline}</p>
        <p>
          {view.subject}
          {handicap && ' Measured against the unfairness that is wanted.'}{' '}
          <a href={methodAddress}>How it is measured</a>
        </p>
      </div>
      <BalanceControls
        wishes={handicap ? wishes : { may: wishes.may, wanted: wishes.wanted }}
        seats={view.seats}
        locks={locked.length}
        busy={busy}
        onWishes={setWishes}
        onBalance={() => void run()}
      />
      {outcome && <p class={outcome.failed ? 'outcome failed' : 'outcome'}>{outcome.text}</p>}
      {view.seats.length > 0 && <FairnessTable view={view} onGo={goTo} />}
      {view.chokepoints.length > 0 && (
        <p class="chokepoints">
          Without them the map would fall apart:{' '}
          {view.chokepoints.map(({ states, seats }, at) => (
            <span key={at}>
              {at > 0 && '; '}
              {states.length > 1 && 'the border of '}
              {states.map(({ id, name }, end) => (
                <span key={id}>
                  {end > 0 && ' and '}
                  <button type="button" class="plain" onClick={() => goTo(id)}>
                    {name}
                  </button>
                </span>
              ))}{' '}
              (near {seats.length > 1 ? 'capitals' : 'capital'} {seats.join(', ')})
            </span>
          ))}
          .
        </p>
      )}
      <p class="fine">
        Map and rolls alone: cards, dice and players are not in it.{' '}
        <a href={batchAddress}>Rank many boards</a>
      </p>
    </section>
  );
}

/** The search guesses the same way each time: the same board and wishes always give the same. */
const SEED = 'balance';
