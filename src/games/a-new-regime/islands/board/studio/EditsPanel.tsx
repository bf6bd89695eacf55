import { useState } from 'preact/hooks';
import type { RollPart } from '#lib/board/edit/edits.ts';
import { counted } from '#lib/core/counted.ts';
import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import type { MakerAction } from '../makerActions.ts';
import type { MadeBoard } from '../makerState.ts';
import { freshSalt } from './freshSalt.ts';

interface Props {
  readonly made: MadeBoard;
  readonly dispatch: (action: MakerAction) => void;
}

const PARTS = [
  { value: 'both', label: 'Both' },
  { value: 'kind', label: 'Affiliations' },
  { value: 'population', label: 'People' },
] as const satisfies readonly { readonly value: RollPart; readonly label: string }[];

/** What is done to the whole board: rolling again, taking all changes back. */
export function EditsPanel({ made, dispatch }: Props) {
  const [what, setWhat] = useState<RollPart>('both');
  const { edits, draft } = made;
  const locks = draft?.locked.length ?? 0;
  return (
    <section class="panel edits" aria-labelledby="panel-edits">
      <h2 class="kicker" id="panel-edits">
        Changes by hand
      </h2>
      <p>
        {edits.length === 0
          ? 'None yet. Click a state on the board to change it.'
          : `${counted(edits.length, 'change')}${locks > 0 ? `, ${counted(locks, 'lock')}` : ''}.`}
      </p>
      <Choices
        legend="Roll again for all states that are not locked"
        options={PARTS}
        value={what}
        onChange={setWhat}
      />
      <p class="keys-row">
        <Key
          onPress={() =>
            dispatch({ type: 'edited', edits: [{ type: 'rerollRest', what, salt: freshSalt() }] })
          }
        >
          Roll all again
        </Key>
        <Key off={edits.length === 0} onPress={() => dispatch({ type: 'unedited' })}>
          Take all changes back
        </Key>
      </p>
    </section>
  );
}
