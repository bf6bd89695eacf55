import { useId } from 'preact/hooks';
import type { SetupProps } from '#ui/calculator/calculator.ts';
import { Key } from '#ui/Key.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { Standing } from '../../rules/score.ts';
import { AFFILIATION_LETTER, AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import { fitName, makeScoreText, NAME_MAX, parseScoreText, REGIMES } from './scoreText.ts';

const WORDS = { militaristic: 'Militaristic', economic: 'Economic', religious: 'Religious' } as const;
const NAMES = ['North', 'South', 'East', 'West', 'Centre', 'Isles', 'Coast', 'Hills'];

/** All regimes of a table, each folded under its name. */
export function ScoreEditor({ setup, onChange }: SetupProps) {
  const regimes = parseScoreText(String(setup.inputs['sheet'])) ?? [];
  const write = (next: readonly Standing[]) =>
    onChange({ ...setup, inputs: { ...setup.inputs, sheet: makeScoreText(next) } });
  const change = (index: number, regime: Standing) => {
    // One regime alone can have ended the game.
    const ended = regime.declared && !regimes[index]!.declared;
    write(
      regimes.map((one, place) => (place === index ? regime : ended ? { ...one, declared: false } : one)),
    );
  };
  const add = () => {
    const name =
      NAMES.find((one) => regimes.every((regime) => regime.name !== one)) ?? `Regime ${regimes.length + 1}`;
    write([...regimes, { ...EMPTY, name }]);
  };
  return (
    <div class="score-editor">
      <p class="kicker">The table</p>
      {regimes.map((regime, index) => (
        <RegimeEditor
          key={index}
          regime={regime}
          taken={regimes.filter((one) => one !== regime).map(({ name }) => name)}
          open={index === 0}
          onChange={(next) => change(index, next)}
          onRemove={
            regimes.length > REGIMES.min
              ? () => write(regimes.filter((_, place) => place !== index))
              : undefined
          }
        />
      ))}
      <p class="keys-row">
        <Key off={regimes.length >= REGIMES.max} onPress={add}>
          Add a regime
        </Key>
        <Key onPress={() => write(NAMES.slice(0, 3).map((name) => ({ ...EMPTY, name })))}>Empty sheet</Key>
      </p>
    </div>
  );
}

const EMPTY: Omit<Standing, 'name'> = {
  states: [],
  tokens: { militaristic: 0, economic: 0, religious: 0 },
  bodies: 0,
  deeds: { obliterated: 0, purchased: 0, converted: 0 },
  declared: false,
  proactivity: 0,
};

interface RegimeProps {
  readonly regime: Standing;
  readonly taken: readonly string[];
  readonly open: boolean;
  readonly onChange: (regime: Standing) => void;
  readonly onRemove: (() => void) | undefined;
}

function RegimeEditor({ regime, taken, open, onChange, onRemove }: RegimeProps) {
  const id = useId();
  const { name, states, tokens, bodies, deeds, declared, proactivity } = regime;
  const rename = (typed: string) => {
    const next = fitName(typed);
    if (next.trim() !== '' && !taken.includes(next)) onChange({ ...regime, name: next });
  };
  const state = (index: number, change: Partial<Standing['states'][number]>) =>
    onChange({
      ...regime,
      states: states.map((one, place) => (place === index ? { ...one, ...change } : one)),
    });
  const count = (label: string, value: number, max: number, set: (value: number) => Partial<Standing>) => (
    <NumberField
      label={label}
      value={value}
      min={0}
      max={max}
      onChange={(next) => onChange({ ...regime, ...set(next) })}
    />
  );
  return (
    <details class="regime-editor" open={open}>
      <summary>
        {name} <span class="fine">{states.length === 1 ? '1 state' : `${states.length} states`}</span>
      </summary>
      <div class="text-field">
        <label for={id}>Name</label>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={NAME_MAX}
          autocomplete="off"
          onInput={(event) => rename(event.currentTarget.value)}
        />
      </div>
      <ul class="state-rows" role="list">
        {states.map(({ affiliation, loyal, unloyal }, index) => (
          <li key={index}>
            <div class="state-row" role="group" aria-label={`${name}, state ${index + 1}`}>
              <span class="state-number" aria-hidden="true">
                {index + 1}
              </span>
              <select
                aria-label="Affiliation"
                value={affiliation}
                onChange={(event) => state(index, { affiliation: event.currentTarget.value as Affiliation })}
              >
                {AFFILIATIONS.map((one) => (
                  <option key={one} value={one} selected={one === affiliation}>
                    {WORDS[one]} ({AFFILIATION_LETTER[one]})
                  </option>
                ))}
              </select>
              <Small label="Loyal" value={loyal} onChange={(value) => state(index, { loyal: value })} />
              <Small
                label="Un-loyal"
                value={unloyal}
                onChange={(value) => state(index, { unloyal: value })}
              />
              <Key
                label={`Remove state ${index + 1} of ${name}`}
                onPress={() => onChange({ ...regime, states: states.filter((_, place) => place !== index) })}
              >
                ×
              </Key>
            </div>
          </li>
        ))}
      </ul>
      <p class="keys-row">
        <Key
          off={states.length >= 40}
          onPress={() =>
            onChange({
              ...regime,
              bodies: Math.max(1, bodies),
              states: [...states, { affiliation: 'militaristic', loyal: 1, unloyal: 0 }],
            })
          }
        >
          Add a state
        </Key>
      </p>
      {count('Connected bodies of states', bodies, 40, (value) => ({ bodies: value }))}
      {AFFILIATIONS.map((one) =>
        count(`${WORDS[one]} tokens`, tokens[one], 999, (value) => ({ tokens: { ...tokens, [one]: value } })),
      )}
      {count('States fully obliterated', deeds.obliterated, 99, (value) => ({
        deeds: { ...deeds, obliterated: value },
      }))}
      {count('States purchased', deeds.purchased, 99, (value) => ({ deeds: { ...deeds, purchased: value } }))}
      {count('States fully converted', deeds.converted, 99, (value) => ({
        deeds: { ...deeds, converted: value },
      }))}
      {count('Proactivity cards played', proactivity, 99, (value) => ({ proactivity: value }))}
      <Switch
        label="Ended the game by its condition"
        checked={declared}
        onChange={(value) => onChange({ ...regime, declared: value })}
      />
      {onRemove && (
        <p class="keys-row">
          <Key onPress={onRemove}>Remove {name}</Key>
        </p>
      )}
    </details>
  );
}

interface SmallProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of figures in a row of its like. */
function Small({ label, value, onChange }: SmallProps) {
  const id = useId();
  return (
    <span class="small-number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={99}
        value={value}
        onInput={(event) => {
          const next = Number(event.currentTarget.value);
          if (event.currentTarget.value !== '' && Number.isInteger(next) && next >= 0 && next <= 99)
            onChange(next);
        }}
      />
    </span>
  );
}
