import type { SetupProps } from '#ui/calculator/calculator.ts';
import { PickOne } from '#ui/calculator/PickOne.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { END_GAME_CONDITIONS, type EndGameConditionId } from '../../cards.ts';
import { TRACKED } from '../../odds/conditions.ts';
import { MAX_COUNT } from '../../odds/limits.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from '../../vocabulary.ts';
import { havingOf } from './havingOf.ts';

const OPTIONS = AFFILIATIONS.flatMap((pile) =>
  END_GAME_CONDITIONS[pile].map((value) => ({
    value,
    label: `${TRACKED[value].name} (${AFFILIATION_LETTER[pile]})`,
  })),
);

/** The card, and a counter or a box for each thing that it asks for. */
export function TrackerEditor({ setup, home, onChange }: SetupProps) {
  const card = setup.inputs['card'] as EndGameConditionId;
  const { asks } = TRACKED[card];
  const have = havingOf(setup.inputs);
  const set = (id: string, value: number) => {
    const next = asks.map((one) => (one.id === id ? value : have[one.id]!));
    const done = next.some((one) => one > 0) ? next.join('-') : '';
    onChange({ ...setup, inputs: { ...setup.inputs, done } });
  };
  return (
    <fieldset class="setup-group">
      <legend class="kicker">Your condition</legend>
      <PickOne
        label="Card"
        options={OPTIONS}
        value={card}
        onChange={(value) => onChange({ ...setup, inputs: { card: value, done: '' } })}
      />
      <p class="fine">
        <a href={`${home}cards/${card}/`}>Read the card</a>
      </p>
      {asks.map(({ id, label, kind }) =>
        kind === 'count' ? (
          <NumberField
            key={`${card}-${id}`}
            label={label}
            value={have[id]!}
            min={0}
            max={MAX_COUNT}
            onChange={(value) => set(id, value)}
          />
        ) : (
          <Switch
            key={`${card}-${id}`}
            label={label}
            checked={have[id] === 1}
            onChange={(checked) => set(id, checked ? 1 : 0)}
          />
        ),
      )}
    </fieldset>
  );
}
