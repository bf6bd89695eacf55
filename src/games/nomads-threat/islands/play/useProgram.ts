import { useEffect, useRef } from 'preact/hooks';
import type { Answer, Question } from './program.ts';

interface Wishes {
  /** What is asked now; undefined for nothing. A new question ends the work on the old one. */
  readonly question: Question | undefined;
  /** Two questions with the same key are the same. */
  readonly key: string;
  readonly onAnswer: (answer: Answer) => void;
  /** The program could not be loaded. */
  readonly onLost: (sentence: string) => void;
}

/**
 * The program in a worker beside the page. While it has nothing to do it stays, with all it has found out; a question
 * that is taken back ends it, because there is no other way to stop a search that is under way.
 */
export function useProgram({ question, key, onAnswer, onLost }: Wishes): void {
  const worker = useRef<Worker | undefined>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    if (!question) return undefined;
    const program = (worker.current ??= new Worker(new URL('./programWorker.ts', import.meta.url), {
      type: 'module',
    }));
    let answered = false;
    program.onmessage = ({ data }: MessageEvent<Answer>) => {
      answered = data.of === 'move' || data.done;
      onAnswer(data);
    };
    program.onerror = (event) => {
      event.preventDefault();
      onLost('The program could not be loaded. Check the connection, then let it play again.');
    };
    program.postMessage(question);
    return () => {
      if (answered) return;
      program.terminate();
      worker.current = undefined;
    };
  }, [key]);
}
