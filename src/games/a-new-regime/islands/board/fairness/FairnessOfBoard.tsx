import { useMemo } from 'preact/hooks';
import { BATCH_PATH, makeBatchHash } from '../../../board/fairness/batchLink.ts';
import type { BoardLook } from '../../../board/settings.ts';
import type { MakerAction } from '../makerActions.ts';
import { placedOn, settingsOf, type MadeBoard } from '../makerState.ts';
import { FairnessPanel } from './FairnessPanel.tsx';

interface Props {
  readonly made: MadeBoard;
  readonly look: BoardLook;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly dispatch: (action: MakerAction) => void;
  /** Leads to the state of a key. */
  readonly onGo: (key: number) => void;
}

/** Where the method is told, below the site's address. */
const METHOD_PATH = 'a-new-regime/fairness/';
const USUAL_COUNT = 100;

/** The panel of fairness for the board on the page. */
export function FairnessOfBoard({ made, look, base, dispatch, onGo }: Props) {
  const placed = useMemo(() => placedOn(made), [made]);
  const locked = useMemo(
    () => (made.draft?.locked ?? []).map(({ key, what }) => ({ id: made.keys.indexOf(key) + 1, what })),
    [made],
  );
  const batch = makeBatchHash({ settings: settingsOf(made.source), look, count: USUAL_COUNT, by: 'score' });
  return (
    <FairnessPanel
      board={made.board}
      keys={made.keys}
      placed={placed}
      locked={locked}
      methodAddress={base + METHOD_PATH}
      batchAddress={base + BATCH_PATH + batch}
      onEdits={(edits, said) => dispatch({ type: 'edited', edits, said })}
      onSaid={(text) => dispatch({ type: 'said', text })}
      onGo={onGo}
    />
  );
}
