import { useId, useState } from 'preact/hooks';
import { boardInWords, WORK } from '../../print/boardToPrint.ts';
import type { PrintOrder } from '../../print/printOrder.ts';
import type { KeptBoard } from './useKeptBoard.ts';

interface Props {
  readonly order: PrintOrder;
  readonly kept: KeptBoard;
  readonly onOpened: () => void;
}

/** Takes the file of a board. One that cannot be read is told about, and the board before it stays. */
export function BoardFileField({ order, kept, onOpened }: Props) {
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const open = async (file: File) => {
    const text = await file.text();
    const read = boardInWords({ ...order, board: WORK }, text);
    setProblem(read.ok ? undefined : read.error.message);
    if (!read.ok) return;
    kept.open(text);
    onOpened();
  };
  return (
    <div class="file-field">
      <label for={id}>Or the JSON file of one</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onClick={(event) => {
          // The same file, once it is mended, can be chosen again.
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) void open(file);
        }}
      />
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
