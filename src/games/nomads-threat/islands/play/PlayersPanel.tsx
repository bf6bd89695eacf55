import { Key } from '#ui/Key.tsx';
import { SIDES } from '../../vocabulary.ts';
import { SIDE_NAMES } from '../../words.ts';
import { PLAYER_NAMES, PLAYERS, type Player } from './players.ts';
import type { Players } from './playState.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  readonly players: Players;
  readonly paused: boolean;
  readonly dispatch: (action: PlayAction) => void;
}

/** Who plays which side. */
export function PlayersPanel({ players, paused, dispatch }: Props) {
  const programs = SIDES.some((side) => players[side] !== 'person');
  return (
    <section class="panel" aria-labelledby="who-plays">
      <h2 class="kicker" id="who-plays">
        Who plays
      </h2>
      {SIDES.map((side) => (
        <p class="player" key={side}>
          <label for={`player-${side}`}>{SIDE_NAMES[side]}</label>
          <select
            id={`player-${side}`}
            value={players[side]}
            onChange={(event) =>
              dispatch({
                type: 'players',
                players: { ...players, [side]: event.currentTarget.value as Player },
              })
            }
          >
            {PLAYERS.map((player) => (
              <option key={player} value={player}>
                {PLAYER_NAMES[player].name}
              </option>
            ))}
          </select>
          <small>{PLAYER_NAMES[players[side]].about}</small>
        </p>
      ))}
      {programs && (
        <Key onPress={() => dispatch({ type: 'pause', paused: !paused })}>
          {paused ? 'Let the program play' : 'Let the program wait'}
        </Key>
      )}
    </section>
  );
}
