import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Stepper } from '#ui/Stepper.tsx';
import { TextField } from '#ui/TextField.tsx';
import { BATCH } from '../../board/fairness/rankBoards.ts';
import { LAND_SHAPES, RANGES, SPACINGS } from '../../board/settings.ts';
import { LABEL_OF } from '../board/sentences.ts';
import type { BatchAction, BatchState } from './batchState.ts';

interface Props {
  readonly state: BatchState;
  readonly dispatch: (action: BatchAction) => void;
}

const REGIMES = Array.from({ length: RANGES.regimes.max - RANGES.regimes.min + 1 }, (_, index) => ({
  value: RANGES.regimes.min + index,
  label: String(RANGES.regimes.min + index),
}));

/** What the boards of a batch have in common, and how many there are to be. */
export function BatchControls({ state, dispatch }: Props) {
  const { choice, seed } = state;
  const { settings, count } = choice;
  return (
    <div class="controls needs-scripts" role="group" aria-label="Settings">
      <TextField
        label="Seed, numbered for each board"
        value={seed.text}
        problem={seed.problem}
        onInput={(text) => dispatch({ type: 'typed', text })}
        onLeave={() => dispatch({ type: 'left' })}
      />
      <NumberField
        label="Boards"
        {...BATCH}
        value={count}
        onChange={(value) => dispatch({ type: 'count', count: value })}
      />
      <Choices
        legend="Regimes"
        options={REGIMES}
        value={settings.regimes}
        onChange={(regimes) => dispatch({ type: 'settings', change: { regimes } })}
      />
      <Stepper
        label="States a regime"
        {...RANGES.states}
        value={settings.states}
        onChange={(states) => dispatch({ type: 'settings', change: { states } })}
      />
      <Choices
        legend="Land"
        columns={2}
        options={LAND_SHAPES.map((value) => ({ value, label: LABEL_OF.shape[value] }))}
        value={settings.shape}
        onChange={(shape) => dispatch({ type: 'settings', change: { shape } })}
      />
      <Choices
        legend="Capitals apart"
        options={SPACINGS.map((value) => ({ value, label: LABEL_OF.spacing[value] }))}
        value={settings.spacing}
        onChange={(spacing) => dispatch({ type: 'settings', change: { spacing } })}
      />
      <div class="keys-row">
        <NumberField
          label="Width, mm"
          {...RANGES.width}
          value={settings.width}
          onChange={(width) => dispatch({ type: 'settings', change: { width } })}
        />
        <NumberField
          label="Height, mm"
          {...RANGES.height}
          value={settings.height}
          onChange={(height) => dispatch({ type: 'settings', change: { height } })}
        />
      </div>
      <p>
        <Key
          class="strong"
          off={state.run?.state === 'running'}
          onPress={() => dispatch({ type: 'started' })}
        >
          Draw and rank
        </Key>
      </p>
    </div>
  );
}
