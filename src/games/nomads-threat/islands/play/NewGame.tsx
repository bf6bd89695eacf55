import { useEffect, useState } from 'preact/hooks';
import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { Switch } from '#ui/Switch.tsx';
import { MAX_CHIEFS, MAX_SIZE, MIN_CHIEFS, MIN_SIZE, type Settings } from '../../rules/settings.ts';
import type { PlayAction } from './reducePlay.ts';

interface Props {
  /** Those of the game in sight. */
  readonly settings: Settings;
  readonly dispatch: (action: PlayAction) => void;
}

/** What a table agrees on before it plays. Nothing changes until a new game is begun. */
export function NewGame({ settings, dispatch }: Props) {
  const [wanted, setWanted] = useState(settings);
  useEffect(() => setWanted(settings), [settings]);
  const change = (part: Partial<Settings>) => setWanted({ ...wanted, ...part });
  return (
    <section class="panel" aria-labelledby="new-game">
      <h2 class="kicker" id="new-game">
        New game
      </h2>
      <Stepper
        label="Tiles along an edge"
        value={wanted.size}
        min={MIN_SIZE}
        max={MAX_SIZE}
        onChange={(size) => change({ size })}
      />
      <Stepper
        label="Chief Tents a side"
        value={wanted.chiefs}
        min={MIN_CHIEFS}
        max={MAX_CHIEFS}
        onChange={(chiefs) => change({ chiefs })}
      />
      <Switch label="Invading" checked={wanted.invading} onChange={(invading) => change({ invading })} />
      <details>
        <summary>Open questions</summary>
        <Choices
          legend="A turn"
          options={[
            { value: 'must', label: 'ends by the lead' },
            { value: 'may-stop', label: 'may be ended' },
          ]}
          value={wanted.pass}
          onChange={(pass) => change({ pass })}
        />
        <Choices
          legend="A blocked mover"
          options={[
            { value: 'ends-at-once', label: 'ends the game' },
            { value: 'pass-if-blocked', label: 'is passed over' },
            { value: 'other-fills', label: 'gives the rest away' },
          ]}
          value={wanted.blockedMover}
          onChange={(blockedMover) => change({ blockedMover })}
        />
        {wanted.invading && (
          <Choices
            legend="Repetition"
            options={[
              { value: 'third-draw', label: 'third time draws' },
              { value: 'count-at-once', label: 'third time counts' },
              { value: 'action-cap', label: '200 actions' },
              { value: 'no-restoring', label: 'is forbidden' },
            ]}
            value={wanted.repetition}
            onChange={(repetition) => change({ repetition })}
          />
        )}
      </details>
      <Key class="strong" onPress={() => dispatch({ type: 'new', settings: wanted })}>
        Begin a new game
      </Key>
      <p class="explained">
        Five by five with two Chief Tents is the designer’s game. Undo brings the old game back.
      </p>
    </section>
  );
}
