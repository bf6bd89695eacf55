import { useEffect, useRef, useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import { openPdf, type OpenPdf } from './openPdf.ts';

interface Props {
  /** The file that is looked at, and nothing like it: a new one takes the place of the old. */
  readonly bytes: Uint8Array;
  /** What is on each page, for its heading. */
  readonly titles: readonly string[];
  /** Hears what is shown, for those who do not see it. */
  readonly onSaid: (text: string) => void;
}

/** A PDF page by page: keys beside it, and the arrow, page and end keys on it. */
export function PdfPreview({ bytes, titles, onSaid }: Props) {
  const [opened, setOpened] = useState<OpenPdf>();
  const [page, setPage] = useState(1);
  const [problem, setProblem] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let gone = false;
    let own: OpenPdf | undefined;
    setPage(1);
    setProblem('');
    openPdf(bytes).then(
      (pdf) => {
        own = pdf;
        if (gone) pdf.close();
        else setOpened(pdf);
      },
      () => {
        if (!gone) setProblem('The pages could not be shown here. The file is whole all the same: save it.');
      },
    );
    return () => {
      gone = true;
      own?.close();
      setOpened(undefined);
    };
  }, [bytes]);

  useEffect(() => {
    const target = canvas.current;
    if (!opened || !target) return;
    let width = 0;
    const paint = () => {
      const now = Math.round(target.parentElement!.clientWidth);
      if (now === 0 || now === width) return;
      width = now;
      opened.paint(page, target, width).catch((error: unknown) => {
        // The next page takes over where one is turned quickly.
        if (!(error instanceof Error && error.name === 'RenderingCancelledException'))
          setProblem('This page could not be shown here. The file is whole all the same: save it.');
      });
    };
    paint();
    const watcher = new ResizeObserver(paint);
    watcher.observe(target.parentElement!);
    return () => watcher.disconnect();
  }, [opened, page]);

  const count = titles.length;
  const title = titles[page - 1] ?? '';
  const go = (to: number) => {
    const next = Math.min(count, Math.max(1, to));
    if (next === page) return;
    setPage(next);
    onSaid(`Page ${next} of ${count}: ${titles[next - 1]}`);
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: page + 1,
    ArrowLeft: page - 1,
    PageDown: page + 1,
    PageUp: page - 1,
    Home: 1,
    End: count,
  };
  return (
    <div class="pdf-preview">
      <p class="keys-row">
        <Key label="First page" off={page === 1} onPress={() => go(1)}>
          |‹
        </Key>
        <Key label="Page before" off={page === 1} onPress={() => go(page - 1)}>
          ‹
        </Key>
        <select
          class="page-choice"
          aria-label="Page"
          value={page}
          onChange={(event) => go(Number(event.currentTarget.value))}
        >
          {titles.map((one, index) => (
            <option key={index} value={index + 1}>
              {index + 1}: {one}
            </option>
          ))}
        </select>
        <Key label="Next page" off={page === count} onPress={() => go(page + 1)}>
          ›
        </Key>
        <Key label="Last page" off={page === count} onPress={() => go(count)}>
          ›|
        </Key>
      </p>
      <p class="fine">{opened || problem !== '' ? `Page ${page} of ${count}` : 'Opening the pages …'}</p>
      {problem !== '' && (
        <p class="field-problem" role="alert">
          {problem}
        </p>
      )}
      <div
        class="pdf-frame"
        tabIndex={0}
        role="group"
        aria-label={`Preview of page ${page} of ${count}: ${title}. Arrow keys turn the pages.`}
        onKeyDown={(event) => {
          const to = steps[event.key];
          if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          go(to);
        }}
      >
        <canvas ref={canvas} data-page={opened ? page : undefined} aria-hidden="true" />
      </div>
    </div>
  );
}
