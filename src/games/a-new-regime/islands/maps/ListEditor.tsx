import { useId } from 'preact/hooks';
import { LIST_LIMITS } from '#lib/board/maps/list/parseList.ts';
import { FilePicker } from './FilePicker.tsx';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onFile: (file: File) => void;
}

/** A list of states and their neighbours: typed, pasted, or from a file. */
export function ListEditor({ text, onChange, onFile }: Props) {
  const id = useId();
  return (
    <div class="list-editor">
      <label for={id}>States and their neighbours</label>
      <textarea
        id={id}
        rows={12}
        spellcheck={false}
        value={text}
        aria-describedby={`${id}-help`}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p class="fine" id={`${id}-help`}>
        A line for each state: its name, a colon, its neighbours with commas between; ~ before a neighbour
        makes it one across the sea. CSV and JSON are read too, also the table of states that boards save. A
        border said once is enough. {LIST_LIMITS.states.min} to {LIST_LIMITS.states.max} states.
      </p>
      <FilePicker
        label="Or a file"
        accept=".csv,.txt,.json,.tsv,text/csv,text/plain,application/json"
        hint="CSV or JSON; choose it or drop it here."
        onFile={onFile}
      />
    </div>
  );
}

/** A list to begin with, so that the page shows what it makes of one. */
export const EXAMPLE_LIST = `Harbour: Old Town, Fens, ~Lighthouse
Old Town: Fens, Hill, Market
Fens: Marsh, Market
Market: Hill, Marsh, Orchard
Hill: Orchard, Quarry
Orchard: Marsh, Quarry, Mill
Marsh: Mill
Mill: Quarry
Lighthouse: Sands
`;
