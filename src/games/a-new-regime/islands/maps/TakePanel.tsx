import { useState } from 'preact/hooks';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { today } from '../board/boardFile.ts';
import { BOARD_PATH } from '../../board/boardLink.ts';
import { makeBoardFile } from '../../board/boardFile.ts';
import { PRINT_PATH } from '../../print/printLink.ts';
import { saveWork, WORK_HASH } from '../board/workStore.ts';
import { downloadMapBoard, type MapFormat } from './mapFile.ts';
import type { ShownMap } from './showMap.ts';

interface Props {
  readonly shown: ShownMap;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  /** Left out where no address holds the map. */
  readonly link: string | undefined;
}

/** Ways to take the board along. */
export function TakePanel({ shown, base, link }: Props) {
  const [status, setStatus] = useState('');
  const open = async (path: string) => {
    const kept = await saveWork(makeBoardFile(shown.file), shown.input.look);
    if (kept.ok) location.assign(base + path + WORK_HASH);
    else setStatus(kept.error.message);
  };
  const download = async (format: MapFormat) => {
    setStatus(format === 'pdf' ? 'Making the PDF…' : '');
    try {
      await downloadMapBoard(format, { file: shown.file, sheets: { ...shown.input, date: today() }, base });
      setStatus(`${format.toUpperCase()} is ready and goes to your downloads.`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setStatus(`The ${format.toUpperCase()} could not be made. ${why}`);
    }
  };
  return (
    <section class="panel share" aria-labelledby="panel-take">
      <h2 class="kicker" id="panel-take">
        Print and share
      </h2>
      <p class="keys-row">
        <Key class="strong" onPress={() => void open(BOARD_PATH)}>
          Open in the studio
        </Key>
        <Key onPress={() => void open(PRINT_PATH)}>Print the game with it</Key>
        <Key onPress={() => void download('pdf')}>Download PDF</Key>
        <Key onPress={() => void download('svg')}>SVG</Key>
        <Key onPress={() => void download('json')}>JSON</Key>
        <Key onPress={() => void download('csv')}>CSV</Key>
      </p>
      <p class="fine">
        The studio edits the board by hand, balances it and saves it in more forms. The print page lays it
        over several sheets and adds cards and pieces.
      </p>
      <p class="status" role="status">
        {status}
      </p>
      {link !== undefined && (
        <CopyLine label="Link to this map" text={link} button="Copy link" onDone={setStatus} />
      )}
    </section>
  );
}
