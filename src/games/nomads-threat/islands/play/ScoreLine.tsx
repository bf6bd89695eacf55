import { Key } from '#ui/Key.tsx';
import { SIDES } from '../../vocabulary.ts';
import { SIDE_NAMES } from '../../words.ts';
import { TentPicture } from './TentPicture.tsx';
import type { PlayState } from './playState.ts';
import type { PlayView } from './projectPlay.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  readonly view: PlayView;
  readonly state: PlayState;
  /** Whether the program is at work on its move. */
  readonly thinking: boolean;
  readonly dispatch: (action: PlayAction) => void;
}

/** Who is ahead, what is in hand, and whose turn it is. */
export function ScoreLine({ view, state, thinking, dispatch }: Props) {
  const { position, counts, mover, end } = view;
  return (
    <div class="score">
      {SIDES.map((side) => (
        <div class={`score-side${!end && mover === side ? ' moves' : ''}`} key={side}>
          <TentPicture side={side} chief />
          <span class="score-name">{SIDE_NAMES[side]}</span>
          <b class="score-count">{counts[side]}</b>
          <Hand view={view} state={state} side={side} hands={position.hands[side]} dispatch={dispatch} />
        </div>
      ))}
      <p class={end ? 'score-status ended' : 'score-status'}>
        {thinking ? `${SIDE_NAMES[mover]} is thinking …` : view.status}
        {!end && counts.x + counts.o > 0 && (
          <span class="score-why">
            {counts[mover] > counts[mover === 'x' ? 'o' : 'x']
              ? ' ahead, for one action'
              : ` until it has more than ${counts[mover === 'x' ? 'o' : 'x']}`}
          </span>
        )}
      </p>
    </div>
  );
}

/** The Chief Tents in hand: a key for who may place one, plain pictures otherwise. */
function Hand({
  view,
  state,
  side,
  hands,
  dispatch,
}: Omit<Props, 'thinking'> & { readonly side: 'x' | 'o'; readonly hands: number }) {
  const words =
    hands === 0 ? 'no Chief Tent in hand' : `${hands} Chief Tent${hands === 1 ? '' : 's'} in hand`;
  if (hands > 0 && view.personMoves && view.mover === side && !view.end) {
    const held = state.picked === 'hand';
    return (
      <Key
        class={held ? 'hand held' : 'hand'}
        onPress={() => dispatch({ type: 'pick', origin: held ? undefined : 'hand' })}
      >
        {held ? 'Put the Chief back' : `Place a Chief (${hands})`}
      </Key>
    );
  }
  return <span class="hand-words">{words}</span>;
}
