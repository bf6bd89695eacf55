import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '#lib/board/board.ts';
import { inKeys, type BalanceEdit } from '#lib/board/fairness/balanceEdits.ts';
import type { BalanceOptions } from '#lib/board/fairness/balance.ts';
import { seatsOf } from '#lib/board/fairness/seats.ts';
import { wantedPeople } from '../../../board/fairness/wantedPeople.ts';
import { BalanceControls, USUAL_WISHES } from './BalanceControls.tsx';
import { balanceInWorker } from './balanceInWorker.ts';
import { balanceSentence } from './balanceSentence.ts';
import { Chokepoints } from './Chokepoints.tsx';
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

/** What came of the last balancing. */
interface Outcome {
  readonly text: string;
  readonly failed: boolean;
  /** The score of the board that it led to. */
  readonly score: number | undefined;
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
  /** What part of the balancing is done, 0 to 1, while there is one. */
  const [share, setShare] = useState<number>();
  const [last, setLast] = useState<Outcome>();
  const work = useRef<AbortController>();
  // Whoever changes the board meanwhile wants that board, not this one made fairer.
  useEffect(() => () => work.current?.abort(), [board]);

  const count = seatsOf(board, placed).length;
  const handicap = wishes.handicap && wishes.handicap.seat < count ? wishes.handicap : undefined;
  const people = useMemo(() => wantedPeople(count, handicap), [count, handicap]);
  const view = useMemo(() => projectFairness(board, placed, people), [board, placed, people]);
  // What is said of a board that somebody changed since is said no more.
  const outcome = last?.score === view.exact ? last : undefined;
  const goTo = (id: number) => onGo(keys[id - 1]!);

  const run = async () => {
    const controller = new AbortController();
    work.current = controller;
    setShare(0);
    setLast(undefined);
    try {
      const options = { placed, locked, people, may: wishes.may, wanted: wishes.wanted, seed: SEED };
      const end = await balanceInWorker({ board, options }, setShare, controller.signal);
      if (!end?.balanced) return;
      const made = end.balanced;
      const text = balanceSentence(made, wishes.may, wishes.wanted);
      setLast({ text, failed: false, score: made.after.score });
      if (made.edits.length > 0)
        onEdits(
          inKeys(made.edits, (id) => keys[id - 1]!),
          text,
        );
      else onSaid(text);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      setLast({ text, failed: true, score: view.exact });
      onSaid(text);
    } finally {
      setShare(undefined);
    }
  };
  const cancel = () => {
    work.current?.abort();
    setLast({ text: CALLED_OFF, failed: false, score: view.exact });
    onSaid(CALLED_OFF);
  };

  return (
    <section class="panel fairness" aria-labelledby="panel-fairness">
      <h2 class="kicker" id="panel-fairness">
        Fairness
      </h2>
      <div class="side">
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
          share={share}
          onWishes={setWishes}
          onBalance={() => void run()}
          onCancel={cancel}
        />
        {outcome && <p class={outcome.failed ? 'outcome failed' : 'outcome'}>{outcome.text}</p>}
      </div>
      <div class="figures">
        {view.seats.length > 0 && <FairnessTable view={view} onGo={goTo} />}
        {view.chokepoints.length > 0 && <Chokepoints chokepoints={view.chokepoints} onGo={goTo} />}
        <p class="fine">
          Map and rolls alone: cards, dice and players are not in it.{' '}
          <a href={batchAddress}>Rank many boards</a>
        </p>
      </div>
    </section>
  );
}

/** The search guesses the same way each time: the same board and wishes always give the same. */
const SEED = 'balance';

const CALLED_OFF = 'Called off; nothing was changed.';
