import { Key } from '#ui/Key.tsx';
import { tileName } from '../../rules/tileName.ts';
import { otherSide, SIDES } from '../../vocabulary.ts';
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
  const { position, counts, mover, end, preview } = view;
  const theirs = counts[otherSide(mover)];
  // Said above the board, because what stands below it is out of sight on a small screen.
  const again = state.aimed && preview && preview.move.type !== 'pass';
  const why = again
    ? `choose ${tileName(preview.move.to, position.settings.size)} again to do it`
    : end || counts.x + counts.o === 0
      ? ''
      : counts[mover] > theirs
        ? 'ahead, for one action'
        : `until it has more than ${theirs}`;
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
        {why && <span class="score-why"> {why}</span>}
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
    hands === 0 ? 'No Chief Tent in hand' : `${hands} Chief Tent${hands === 1 ? '' : 's'} in hand`;
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
