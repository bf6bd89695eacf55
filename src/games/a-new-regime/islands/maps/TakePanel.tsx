import { useState } from 'preact/hooks';
import { CopyLine } from '#ui/CopyLine.tsx';
import { Key } from '#ui/Key.tsx';
import { today } from '../board/boardFile.ts';
import { downloadMapBoard } from './mapFile.ts';
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
  const download = async (format: 'pdf' | 'svg') => {
    setStatus(format === 'pdf' ? 'Making the PDF…' : '');
    try {
      await downloadMapBoard(format, { sheets: { ...shown.input, date: today() }, title: shown.title, base });
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
        <Key class="strong" onPress={() => void download('pdf')}>
          Download PDF
        </Key>
        <Key onPress={() => void download('svg')}>SVG</Key>
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
