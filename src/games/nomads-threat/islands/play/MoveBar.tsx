import { Key } from '#ui/Key.tsx';
import { tileName } from '../../rules/tileName.ts';
import type { Move } from '../../rules/moves.ts';
import { moveSentence } from '../../words.ts';
import type { PlayState } from './playState.ts';
import type { PlayView } from './projectPlay.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  readonly view: PlayView;
  readonly state: PlayState;
  readonly dispatch: (action: PlayAction) => void;
}

/** The line under the board: what the move in sight would bring and its alternatives, or what happened last. */
export function MoveBar({ view, state, dispatch }: Props) {
  const { preview, position, mayPass, at } = view;
  const { size } = position.settings;
  const last = state.played.events[at - 1];
  return (
    <div class="move-bar">
      <p class="move-words">
        {preview
          ? preview.sentence
          : last
            ? `Last: ${moveSentence(last, size)}`
            : 'Each side begins by placing a Chief Tent: choose a tile.'}
      </p>
      {(state.aimed || mayPass) && (
        <p class="keys-row">
          {preview && state.aimed && (
            <>
              <Key class="strong" onPress={() => dispatch({ type: 'move', move: preview.move })}>
                Do it
              </Key>
              {preview.others.map((move) => (
                <Key key={fromText(move, size)} onPress={() => dispatch({ type: 'move', move })}>
                  {fromText(move, size)}
                </Key>
              ))}
              <Key onPress={() => dispatch({ type: 'pick', origin: undefined })}>Not that</Key>
            </>
          )}
          {mayPass && (
            <Key onPress={() => dispatch({ type: 'move', move: { type: 'pass' } })}>End the turn</Key>
          )}
        </p>
      )}
    </div>
  );
}

const fromText = (move: Move, size: number): string =>
  move.type === 'place' || move.type === 'pass'
    ? 'Place a Chief instead'
    : `From ${tileName(move.from, size)} instead`;
