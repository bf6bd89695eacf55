import { useEffect, useRef } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import { SIDE_NAMES } from '../../words.ts';
import type { PlayView } from './projectPlay.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  readonly view: PlayView;
  readonly dispatch: (action: PlayAction) => void;
}

/** All moves of the game, turn by turn; each shows the position after it. */
export function MoveList({ view, dispatch }: Props) {
  const { moves, at } = view;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: that would move the page as well.
    if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  const show = (to: number) => dispatch({ type: 'view', at: to });
  return (
    <section class="panel" aria-labelledby="game-so-far">
      <h2 class="kicker" id="game-so-far">
        The game so far
      </h2>
      {moves.length === 0 ? (
        <p class="empty">No move yet. Moves are listed here, and each can be gone back to.</p>
      ) : (
        <>
          <p class="keys-row">
            <Key off={at === 0} onPress={() => show(0)}>
              Start
            </Key>
            <Key label="Back one move" off={at === 0} onPress={() => show(at - 1)}>
              Back
            </Key>
            <Key label="On one move" off={at === moves.length} onPress={() => show(at + 1)}>
              On
            </Key>
            <Key off={at === moves.length} onPress={() => show(moves.length)}>
              End
            </Key>
            <span class="at">
              Move {at} of {moves.length}
            </span>
          </p>
          <ol class="moves" ref={list} tabIndex={0} aria-label="Moves">
            {moves.map((move, index) => (
              <li key={index} class={move.endsTurn ? 'turn-ends' : undefined}>
                <button
                  type="button"
                  class="move"
                  aria-current={index + 1 === at ? 'step' : undefined}
                  onClick={() => show(index + 1)}
                >
                  <span class={`dot ${move.side === 'x' ? 'dark' : 'light'}`} title={SIDE_NAMES[move.side]} />
                  {move.text} <small>{move.gained > 0 ? `+${move.gained}` : ''}</small>
                  <span class="visually-hidden">: {move.sentence}</span>
                </button>
              </li>
            ))}
          </ol>
          {at < moves.length && (
            <p class="explained">
              You look back. A move made here goes on from here; undo brings the rest back.
            </p>
          )}
        </>
      )}
    </section>
  );
}
