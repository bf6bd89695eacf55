import { useId, useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import type { FileInput } from '../boardFile.ts';
import { useDownload } from '../useDownload.ts';
import { PNG_SIDES, saveBoard, type PageFile, type PngSide } from './saveBoard.ts';

interface Props {
  /** What files are made of. */
  readonly input: () => FileInput;
  readonly onOpen: (file: File) => void;
  /** Address of the page that makes boards of maps. */
  readonly mapsAddress: string;
}

const FILES = [
  { format: 'json', label: 'JSON', words: 'all of it, to open again' },
  { format: 'svg', label: 'SVG', words: 'the sheet as a drawing' },
  { format: 'geojson', label: 'GeoJSON', words: 'the shapes, for map programs' },
  { format: 'csv', label: 'CSV of states', words: 'one state a row' },
  { format: 'adjacencies.csv', label: 'CSV of borders', words: 'who borders on whom' },
] as const;

/** The board as files for other programs, and files as boards. */
export function FilesPanel({ input, onOpen, mapsAddress }: Props) {
  const { status, failed, start } = useDownload();
  const [pixels, setPixels] = useState<PngSide>(4096);
  const id = useId();
  const save = (file: PageFile) => saveBoard(file, input());
  return (
    <section class="panel files needs-scripts" aria-labelledby="panel-files">
      <h2 class="kicker" id="panel-files">
        Save and open
      </h2>
      <ul role="list" class="formats">
        {FILES.map(({ format, label, words }) => (
          <li key={format}>
            <Key class="small" onPress={() => start(label, () => save({ format }))}>
              {label}
            </Key>{' '}
            {words}
          </li>
        ))}
        <li>
          <Key class="small" onPress={() => start('PNG', () => save({ format: 'png', pixels }), true)}>
            PNG
          </Key>{' '}
          <label for={`${id}-pixels`}>a picture of</label>{' '}
          <select
            id={`${id}-pixels`}
            value={pixels}
            onChange={(event) => setPixels(Number(event.currentTarget.value) as PngSide)}
          >
            {PNG_SIDES.map((side) => (
              <option key={side} value={side}>
                {side.toLocaleString('en')}
              </option>
            ))}
          </select>{' '}
          pixels
        </li>
      </ul>
      <p class="fine">
        Pixels along the longer side; {PNG_SIDES.at(-1)!.toLocaleString('en')} are the most, because a browser
        needs four bytes for each while it draws, and phones stop there or sooner.
      </p>
      <p class={failed ? 'status failed' : 'status'} role="status">
        {status}
      </p>
      <p class="open-file">
        <label for={`${id}-file`}>Open a board file (JSON), or drop it anywhere on this page</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            const field = event.currentTarget;
            const file = field.files?.[0];
            if (file) onOpen(file);
            // The same file may be chosen again.
            field.value = '';
          }}
        />
      </p>
      <p>
        Land of the real world: <a href={mapsAddress}>boards from maps</a>.
      </p>
    </section>
  );
}
