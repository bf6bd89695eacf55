import { useId, useState } from 'preact/hooks';
import { wholeAllowed } from '#lib/share/fields.ts';
import type { SetupProps } from '#ui/calculator/calculator.ts';
import { Key } from '#ui/Key.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useWholeText } from '#ui/useWholeText.ts';
import { WholeInput } from '#ui/WholeInput.tsx';
import { MAX_FIGURES, MAX_PROACTIVITY, MAX_REGIMES, MAX_STATES, MAX_TOKENS } from '../../odds/limits.ts';
import type { Standing } from '../../rules/score.ts';
import { AFFILIATION_LETTER, AFFILIATIONS, type Affiliation } from '../../vocabulary.ts';
import { fitName, makeScoreText, parseScoreText } from './scoreText.ts';

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
            regimes.length > 1 ? () => write(regimes.filter((_, place) => place !== index)) : undefined
          }
        />
      ))}
      <p class="keys-row">
        <Key off={regimes.length >= MAX_REGIMES} onPress={add}>
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
  const { name, states, tokens, bodies, deeds, declared, proactivity } = regime;
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
      <NameField name={name} taken={taken} onChange={(next) => onChange({ ...regime, name: next })} />
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
          off={states.length >= MAX_STATES}
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
      {count('Connected bodies of states', bodies, MAX_STATES, (value) => ({ bodies: value }))}
      {AFFILIATIONS.map((one) =>
        count(`${WORDS[one]} tokens`, tokens[one], MAX_TOKENS, (value) => ({
          tokens: { ...tokens, [one]: value },
        })),
      )}
      {count('States fully obliterated', deeds.obliterated, MAX_STATES, (value) => ({
        deeds: { ...deeds, obliterated: value },
      }))}
      {count('States purchased', deeds.purchased, MAX_STATES, (value) => ({
        deeds: { ...deeds, purchased: value },
      }))}
      {count('States fully converted', deeds.converted, MAX_STATES, (value) => ({
        deeds: { ...deeds, converted: value },
      }))}
      {count('Proactivity cards played', proactivity, MAX_PROACTIVITY, (value) => ({ proactivity: value }))}
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

interface NameProps {
  readonly name: string;
  readonly taken: readonly string[];
  readonly onChange: (name: string) => void;
}

/** A regime's name. One that cannot be stays in the field with the reason until the field is left. */
function NameField({ name, taken, onChange }: NameProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? name;
  const take = (next: string) => {
    const fits = problemOf(next, taken) === undefined;
    setTyped(fits ? undefined : next);
    if (fits) onChange(next);
  };
  return (
    <TextField
      label="Name"
      value={text}
      problem={problemOf(text, taken)}
      onInput={(next) => take(fitName(next))}
      onLeave={() => setTyped(undefined)}
    />
  );
}

const problemOf = (name: string, taken: readonly string[]): string | undefined =>
  name.trim() === ''
    ? 'A regime needs a name.'
    : taken.includes(name)
      ? 'Another regime has this name.'
      : undefined;

interface SmallProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const FIGURES = { min: 0, max: MAX_FIGURES } as const;

/** A number of figures in a row of its like. */
function Small({ label, value, onChange }: SmallProps) {
  const id = useId();
  const whole = useWholeText(value, FIGURES, onChange);
  return (
    <>
      <span class="small-number">
        <label for={id}>{label}</label>
        <WholeInput id={id} whole={whole} />
      </span>
      {whole.wrong && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {label}: {wholeAllowed(FIGURES)}.
        </p>
      )}
    </>
  );
}
