import { useMemo, useRef, useState } from 'preact/hooks';
import { shorterLink } from '#lib/share/shorterLink.ts';
import { Announcer, type Announcement } from '#ui/Announcer.tsx';
import { BrokenLink } from '#ui/BrokenLink.tsx';
import { Key } from '#ui/Key.tsx';
import { PdfPreview } from '#ui/pdf/PdfPreview.tsx';
import { saveFile } from '#ui/saveFile.ts';
import { boardInWords, WORK } from '../../print/boardToPrint.ts';
import { paperInWords } from '../../print/paperInWords.ts';
import type { PrintCard } from '../../print/printCard.ts';
import { printFileName } from '../../print/printFileName.ts';
import { makePrintHash, parsePrintHash, soundOrder, START_ORDER } from '../../print/printLink.ts';
import type { PrintOrder } from '../../print/printOrder.ts';
import { today } from '../board/boardFile.ts';
import { OrderControls } from './OrderControls.tsx';
import { packTable } from './packTable.ts';
import type { Printed, PrintTask } from './printWorker.ts';
import { TablePanel } from './TablePanel.tsx';
import { useKeptBoard } from './useKeptBoard.ts';
import { usePrintAddress } from './usePrintAddress.ts';
import { usePrinting } from './usePrinting.ts';

interface Props {
  readonly cards: readonly PrintCard[];
  /** Address of the site, which the links of printed boards begin with. */
  readonly site: string;
  /** Path of the site on its host, `/` at both ends. */
  readonly base: string;
  readonly edition: string;
}

interface Made {
  readonly file: Printed;
  /** What it takes to print it. */
  readonly paper: string;
  /** The order that it was made from. */
  readonly hash: string;
  /** The text of the board's file that it was made from, if it was. */
  readonly work: string | undefined;
}

/** A link that cannot be read, and why. */
interface BrokenHash {
  readonly hash: string;
  readonly problem: string;
}

/** The page that puts the game on paper: what is wished for, the file's pages as they are, and the file. */
export function PrintShop({ cards, site, base, edition }: Props) {
  const [order, setOrder] = useState<PrintOrder>(START_ORDER);
  const [broken, setBroken] = useState<BrokenHash>();
  const [made, setMade] = useState<Made>();
  const [said, setSaid] = useState<Announcement>({ text: '', count: 0 });
  const { work, start, stop } = usePrinting();
  const makeRow = useRef<HTMLDivElement>(null);
  const hash = makePrintHash(order);
  const address = makePrintHash(soundOrder(order));
  const kept = useKeptBoard(order.board === WORK);
  const fileText = order.board === WORK ? kept.text : undefined;
  const board = useMemo(() => boardInWords(order, kept.text), [order, kept.text]);

  const open = (text: string) => {
    const read = parsePrintHash(text);
    setBroken(read.ok ? undefined : { hash: text, problem: read.error.message });
    setOrder(read.ok ? read.value : START_ORDER);
  };
  usePrintAddress(address, broken !== undefined, open);

  const say = (text: string) => setSaid(({ count }) => ({ text, count: count + 1 }));
  const set = (change: Partial<PrintOrder>) => {
    setBroken(undefined);
    setOrder((before) => ({ ...before, ...change }));
  };
  const task = (as: PrintTask['as'], pictures = ''): PrintTask => ({
    ...{ as, order, address: pictures, cards, site, root: location.origin + base, edition, date: today() },
    ...(kept.text !== undefined && { work: kept.text }),
  });
  const name = (format: 'pdf' | 'zip', part: Parameters<typeof printFileName>[0]['part'] = order.part) =>
    printFileName({ ...order, part }, board.ok ? board.value : undefined, format);

  const makePdf = () =>
    start(task('pdf'), (file) => {
      setMade({ file, hash, work: fileText, paper: paperInWords(file.pages, order) });
      say(`The PDF is made: ${file.pages.length} pages.`);
    });
  const saveParts = () =>
    start(task('parts'), ({ bytes }) => {
      saveFile(name('zip'), bytes, 'application/zip');
      say('The archive with a PDF for each part is ready and goes to your downloads.');
    });
  const saveTable = (pictures: string) =>
    start(task('table', pictures), async (painted, signal, tell) => {
      const bytes = await packTable(painted, today(), signal, (done, of) =>
        tell(`Painting picture ${done} of ${of}`, done / of),
      );
      saveFile(name('zip', 'table'), bytes, 'application/zip');
      say('The pack for tables on screen is ready and goes to your downloads.');
    });
  const cancel = () => {
    stop();
    say('Stopped.');
    // The key that was pressed is gone.
    makeRow.current?.querySelector('button')?.focus();
  };

  const stale = made !== undefined && (made.hash !== hash || made.work !== fileText);
  const busy = work.state === 'busy';
  return (
    <div class="print-shop">
      <OrderControls order={order} board={board} kept={kept} onChange={set} />
      <div class="print-main">
        {broken !== undefined && (
          <BrokenLink
            {...broken}
            instead="These are the usual settings instead."
            shorter={shorterLink(broken.hash, (text) => parsePrintHash(text).ok)}
            onOpen={open}
            onDismiss={() => setBroken(undefined)}
            onSaid={say}
          />
        )}
        <div class="make-bar" ref={makeRow}>
          <div class="keys-row">
            <Key class={made && !stale ? '' : 'strong'} off={busy} onPress={makePdf}>
              {made ? 'Make the PDF again' : 'Make the PDF'}
            </Key>
            {busy && <Key onPress={cancel}>Cancel</Key>}
            {made && (
              <Key
                class={stale ? '' : 'strong'}
                off={stale}
                onPress={() => saveFile(name('pdf'), made.file.bytes, 'application/pdf')}
              >
                {`Save ${name('pdf')}`}
              </Key>
            )}
          </div>
          {busy && (
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
        </div>
        <div class="print-table">
          {stale && (
            <p class="notice">These pages are from before your last change. Make the PDF again to see it.</p>
          )}
          {made ? (
            <>
              <p class="fine">{made.paper}</p>
              <PdfPreview
                bytes={made.file.bytes}
                titles={made.file.pages.map(({ title }) => title)}
                onSaid={say}
              />
            </>
          ) : (
            <p class="fine">Its pages appear here as they will be printed, before anything is saved.</p>
          )}
          {order.part === 'kit' && (
            <p class="keys-row">
              <Key off={busy} onPress={saveParts}>
                A PDF for each part (zip)
              </Key>
            </p>
          )}
          <TablePanel busy={busy} onSave={saveTable} />
        </div>
      </div>
      <Announcer {...said} />
    </div>
  );
}
