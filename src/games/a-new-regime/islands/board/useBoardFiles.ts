import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Maker } from './useMaker.ts';

/** Largest file that is looked at, in bytes; the largest board takes a tenth of it. */
const MOST_BYTES = 20_000_000;

interface BoardFiles {
  readonly open: (file: File) => void;
  /** Whether a file is held over the page. */
  readonly hovering: boolean;
}

/** Opens board files: those that are chosen, and those that are dropped anywhere on the page. */
export function useBoardFiles({ dispatch, fetchTools, during }: Maker): BoardFiles {
  const [hovering, setHovering] = useState(false);
  const open = useCallback((file: File) => {
    const fail = (message: string) => dispatch({ type: 'failed', message });
    const read = async () => {
      if (file.size > MOST_BYTES)
        return fail(
          `The file ${file.name} is of ${Math.ceil(file.size / 1e6)} MB; board files have at most ${MOST_BYTES / 1e6} MB.`,
        );
      const [tools, text] = await Promise.all([fetchTools(), file.text()]);
      const found = tools.readBoardFile(text);
      if (found.ok) dispatch({ type: 'openedFile', ...found.value });
      else fail(`${file.name} was not opened. ${found.error.message}`);
    };
    during(
      read().catch(() =>
        fail(`${file.name} could not be read. It may have been moved or deleted meanwhile.`),
      ),
    );
  }, []);

  useEffect(() => {
    const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      // Otherwise the browser would leave the page for the file.
      event.preventDefault();
      setHovering(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setHovering(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) open(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return { open, hovering };
}
