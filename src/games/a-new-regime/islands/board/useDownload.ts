import { useRef, useState } from 'preact/hooks';

/** One file at a time on its way to the downloads, and what became of the last. */
export interface Download {
  readonly status: string;
  readonly failed: boolean;
  /** `what` is the file in a sentence: `PDF`, `table of borders`. `slow`: it is told that it is being made. */
  readonly start: (what: string, make: () => Promise<void>, slow?: boolean) => void;
  /** Says something in the place where downloads are told. */
  readonly tell: (text: string) => void;
}

export function useDownload(): Download {
  const [status, setStatus] = useState('');
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
  const start = async (what: string, make: () => Promise<void>, slow = false) => {
    // A second press of a double click asks for nothing new.
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    setStatus(slow ? `Making the ${what}…` : '');
    try {
      await make();
      setStatus(`${what} is ready and goes to your downloads.`);
    } catch (error) {
      setFailed(true);
      setStatus(`The ${what} could not be made. ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      busy.current = false;
    }
  };
  return {
    status,
    failed,
    start: (what, make, slow) => void start(what, make, slow),
    tell: (text) => {
      setFailed(false);
      setStatus(text);
    },
  };
}
