import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Announcer, type Announcement } from '#ui/Announcer.tsx';
import { Key } from '#ui/Key.tsx';
import { PdfPreview } from '#ui/pdf/PdfPreview.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { boardSettings } from '../../print/boardToPrint.ts';
import type { PrintCard } from '../../print/printCard.ts';
import { printFileName } from '../../print/printFileName.ts';
import { makePrintHash, START_ORDER } from '../../print/printLink.ts';
import type { PrintOrder } from '../../print/printOrder.ts';
import { today } from '../board/boardFile.ts';
import { makePrint, type MadePrint, type RunningPrint } from './makePrint.ts';
import { OrderControls } from './OrderControls.tsx';
import { usePrintAddress } from './usePrintAddress.ts';

interface Props {
  readonly cards: readonly PrintCard[];
  /** Address of the site, which the links of printed boards begin with. */
  readonly site: string;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly edition: string;
}

type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly doing: string; readonly done: number }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'made'; readonly made: MadePrint; readonly hash: string };

/** The page that puts the game on paper: what is wished for, the file's pages as they are, and the file. */
export function PrintShop({ cards, site, base, edition }: Props) {
  const [order, setOrder] = useState<PrintOrder>(START_ORDER);
  const [broken, setBroken] = useState<string>();
  const [work, setWork] = useState<Work>({ state: 'idle' });
  const [said, setSaid] = useState<Announcement>({ text: '', count: 0 });
  const running = useRef<RunningPrint>();
  const makeKey = useRef<HTMLDivElement>(null);
  const hash = makePrintHash(order);
  const settings = useMemo(() => boardSettings(order), [order]);

  usePrintAddress(hash, broken !== undefined, (read) => {
    setBroken(read.ok ? undefined : read.error.message);
    if (read.ok) setOrder(read.value);
  });
  useEffect(() => () => running.current?.stop(), []);

  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  const set = (change: Partial<PrintOrder>) => {
    setBroken(undefined);
    setOrder((before) => ({ ...before, ...change }));
  };
  const make = () => {
    running.current?.stop();
    setWork({ state: 'busy', doing: 'Beginning', done: 0 });
    const root = location.origin + base;
    running.current = makePrint({ order, cards, site, root, edition, date: today() }, (doing, done) =>
      setWork({ state: 'busy', doing, done }),
    );
    running.current.made.then(
      (made) => {
        setWork({ state: 'made', made, hash });
        say(`The PDF is made: ${made.pages.length} pages.`);
      },
      (error: unknown) => {
        setWork({ state: 'failed', problem: error instanceof Error ? error.message : String(error) });
      },
    );
  };
  const stop = () => {
    running.current?.stop();
    setWork({ state: 'idle' });
    say('Stopped.');
    // The key that was pressed is gone.
    makeKey.current?.querySelector('button')?.focus();
  };
  const file = work.state === 'made' ? work.made : undefined;
  const stale = work.state === 'made' && work.hash !== hash;
  const name = printFileName(order, settings.ok ? settings.value : undefined, 'pdf');
  return (
    <div class="print-shop">
      <OrderControls order={order} settings={settings} onChange={set} />
      <div class="print-table">
        {broken !== undefined && (
          <p class="notice" role="alert">
            {broken} These are the usual settings instead.
          </p>
        )}
        <div class="keys-row make-row" ref={makeKey}>
          <Key class={file && !stale ? '' : 'strong'} off={work.state === 'busy'} onPress={make}>
            {file ? 'Make the PDF again' : 'Make the PDF'}
          </Key>
          {work.state === 'busy' && <Key onPress={stop}>Cancel</Key>}
          {file && (
            <Key
              class={stale ? '' : 'strong'}
              off={stale}
              onPress={() => saveFile(name, file.bytes, 'application/pdf')}
            >
              {`Save ${name}`}
            </Key>
          )}
        </div>
        {work.state === 'busy' && (
          <p class="print-progress">
            <label>
              <span>{work.doing} …</span>
              <progress max={1} value={work.done} />
            </label>
          </p>
        )}
        {work.state === 'failed' && (
          <p class="notice" role="alert">
            {work.problem}
          </p>
        )}
        {stale && (
          <p class="notice">These pages are from before your last change. Make the PDF again to see it.</p>
        )}
        {file && <PdfPreview bytes={file.bytes} titles={file.pages.map(({ title }) => title)} onSaid={say} />}
      </div>
      <Announcer {...said} />
    </div>
  );
}
