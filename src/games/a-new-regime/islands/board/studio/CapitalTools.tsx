import { useState } from 'preact/hooks';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from '../makerActions.ts';
import type { CapitalView, StateView } from './projectState.ts';
import { StateChoice } from './StateChoice.tsx';

interface Props {
  readonly view: StateView;
  readonly capital: CapitalView;
  readonly dispatch: (action: MakerAction) => void;
}

/** Places a capital in a state, takes it away, or moves it to another. */
export function CapitalTools({ view, capital, dispatch }: Props) {
  const { key, name } = view;
  const { verdict, sentence, moves } = capital;
  const [target, setTarget] = useState<number>();
  const wanted = moves.some((other) => other.key === target) ? target : moves[0]?.key;
  const point = (other: number | undefined) => dispatch({ type: 'hovered', key: other });
  return (
    <div class="part" role="group" aria-label={`Capital of ${name}`}>
      <h3>Capital</h3>
      <p>{sentence}</p>
      {verdict !== 'placed' ? (
        <Key off={verdict !== 'allowed'} onPress={() => dispatch({ type: 'placed', key })}>
          Capital here
        </Key>
      ) : (
        <>
          <Key onPress={() => dispatch({ type: 'removed', key })}>Remove the capital</Key>
          {wanted === undefined ? (
            <p class="fine">While the others stand, it cannot stand elsewhere.</p>
          ) : (
            <p class="keys-row">
              <StateChoice
                label="Move it to"
                states={moves}
                chosen={wanted}
                onChoose={setTarget}
                point={point}
              />
              <Key
                label="Move the capital"
                onPress={() => dispatch({ type: 'capitalMoved', from: key, to: wanted })}
              >
                Move
              </Key>
            </p>
          )}
        </>
      )}
    </div>
  );
}
