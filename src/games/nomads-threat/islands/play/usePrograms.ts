import { useRef } from 'preact/hooks';
import { outcome } from '../../rules/outcome.ts';
import { makePlayHash } from './playHash.ts';
import { momentOf, positionShown, type PlayState } from './playState.ts';
import type { Question } from './program.ts';
import type { PlayAction } from './reducePlay.ts';
import { useProgram } from './useProgram.ts';

/** A move is answered no sooner than this, in milliseconds, so that eyes can follow two programs. */
const LEAST_WAIT = 500;

/** Lets the program play the sides that are its own; says whether it is at work. */
export function usePrograms(state: PlayState, dispatch: (action: PlayAction) => void): boolean {
  const seed = useRef('');
  const question = questionOf(state, () => (seed.current ||= crypto.randomUUID()));
  const asked = useRef(0);
  const key = question ? makePlayHash(momentOf(state)) : '';
  const lastKey = useRef('');
  if (question && lastKey.current !== key) asked.current = performance.now();
  lastKey.current = key;
  useProgram({
    question,
    key,
    onAnswer: (answer) => {
      if (answer.of !== 'move' || !question) return;
      const wait = Math.max(0, asked.current + LEAST_WAIT - performance.now());
      const { game } = question;
      setTimeout(() => dispatch({ type: 'answered', move: answer.move, game }), wait);
    },
    onLost: (sentence) => {
      dispatch({ type: 'pause', paused: true });
      dispatch({ type: 'said', text: sentence });
    },
  });
  return question !== undefined;
}

function questionOf(state: PlayState, seed: () => string): Question | undefined {
  if (state.paused || state.viewing !== undefined) return undefined;
  const { game, players } = momentOf(state);
  const position = positionShown(state);
  const level = players[position.mover];
  if (level === 'person' || outcome(position)) return undefined;
  return { ask: 'move', game, level, seed: seed() };
}
