import { Key } from '#ui/Key.tsx';
import { drawSeed } from './drawSeed.ts';
import type { MakerAction } from './makerActions.ts';
import type { Download } from './useDownload.ts';

interface Props {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the board comes from a seed. */
  readonly drawn: boolean;
  /** Whether the sheet is shown larger than the screen. */
  readonly large: boolean;
  readonly pdf: Download;
  readonly onPdf: () => void;
  readonly onLarge: () => void;
  readonly dispatch: (action: MakerAction) => void;
}

/**
 * Right under the board what is done most, for screens on which panels lie far below. Wide screens do not show it: there
 * the same keys are in sight beside the board.
 */
export function AtHand({ canUndo, canRedo, drawn, large, pdf, onPdf, onLarge, dispatch }: Props) {
  return (
    <div class="at-hand needs-scripts" role="group" aria-label="At hand">
      <p class="keys-row">
        <Key class="strong whole" onPress={onPdf}>
          Download PDF
        </Key>
        {drawn && (
          <Key class="whole" onPress={() => dispatch({ type: 'rolled', seed: drawSeed() })}>
            New seed
          </Key>
        )}
        <Key off={!canUndo} onPress={() => dispatch({ type: 'undo' })}>
          Undo
        </Key>
        <Key off={!canRedo} onPress={() => dispatch({ type: 'redo' })}>
          Redo
        </Key>
        <span class="zoom">
          <Key onPress={onLarge}>{large ? 'Whole sheet' : 'Larger'}</Key>
        </span>
      </p>
      {pdf.status !== '' && (
        // Spoken in the panel that tells of all downloads.
        <p class={pdf.failed ? 'status failed' : 'status'} aria-hidden="true">
          {pdf.status}
        </p>
      )}
    </div>
  );
}
