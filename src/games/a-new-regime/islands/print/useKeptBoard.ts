import { useEffect, useState } from 'preact/hooks';
import { loadWork } from '../board/workStore.ts';

/** A board that no link can hold: the text of its file, as the browser keeps it or as it was opened here. */
export interface KeptBoard {
  readonly text: string | undefined;
  /** Why the browser gave none. */
  readonly problem: string | undefined;
  readonly open: (text: string) => void;
}

/** Fetches the board that the board's page keeps, once it is wanted and none was opened here. */
export function useKeptBoard(wanted: boolean): KeptBoard {
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!wanted || text !== undefined) return;
    let gone = false;
    void loadWork().then((kept) => {
      if (gone) return;
      setProblem(kept.ok ? undefined : kept.error.message);
      if (kept.ok) setText(kept.value?.json);
    });
    return () => {
      gone = true;
    };
  }, [wanted, text]);
  return { text, problem, open: setText };
}
