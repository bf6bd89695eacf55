import type { SetupProps } from '#ui/calculator/calculator.ts';
import { PickOne } from '#ui/calculator/PickOne.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { END_GAME_CONDITIONS, type EndGameConditionId } from '../../cards.ts';
import { AFFILIATION_LETTER, AFFILIATIONS } from '../../vocabulary.ts';
import { TRACKED } from './conditions.ts';

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
  const texts = String(setup.inputs['done']).split('-');
  const values = asks.map((_, index) => Number(texts[index] ?? 0) || 0);
  const set = (index: number, value: number) => {
    const next = values.map((one, place) => (place === index ? value : one));
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
      {asks.map(({ label, kind }, index) =>
        kind === 'count' ? (
          <NumberField
            key={`${card}-${index}`}
            label={label}
            value={values[index]!}
            min={0}
            max={999}
            onChange={(value) => set(index, value)}
          />
        ) : (
          <Switch
            key={`${card}-${index}`}
            label={label}
            checked={values[index] === 1}
            onChange={(checked) => set(index, checked ? 1 : 0)}
          />
        ),
      )}
    </fieldset>
  );
}
