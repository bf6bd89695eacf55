import { useState } from 'preact/hooks';
import { PROJECTIONS } from '#lib/board/maps/project/projection.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { Choices } from '#ui/Choices.tsx';
import { Key } from '#ui/Key.tsx';
import { NumberField } from '#ui/NumberField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { SPACINGS } from '../../board/settings.ts';
import { PAPER_SIZE_NAMES, PAPER_SIZES } from '../../maps/boardPlaces.ts';
import type { MapKind, MEANT } from '../../maps/settingsFor.ts';
import { LIES, MAP_RANGES, type MapSettings } from '../../maps/mapSettings.ts';
import { freshSeed, SEED_RANDOM_BYTES } from '../board/freshSeed.ts';
import { LABEL_OF } from '../board/sentences.ts';

interface Props {
  readonly settings: MapSettings;
  /** Which settings mean something for the kind of map. */
  readonly meant: (typeof MEANT)[MapKind];
  readonly onChange: (change: Partial<MapSettings>) => void;
}

const PROJECTION_NAMES = {
  auto: 'As suits the land',
  'equal-earth': 'Equal Earth',
  azimuthal: 'Azimuthal equal-area',
  conic: 'Conic equal-area',
  'natural-earth': 'Natural Earth',
  mercator: 'Mercator',
  'plate-carree': 'Plate carrée',
} as const;

/** What is made of the map: how many states, how large, with which dice. */
export function MapSettingsPanel({ settings, meant, onChange }: Props) {
  const { count, size, lies, regimes, spacing, projection, specks, gap } = settings;
  return (
    <section class="controls-board" aria-labelledby="controls-board">
      <h2 class="kicker" id="controls-board">
        The board
      </h2>
      {meant.includes('count') && (
        <NumberField
          label="States at most"
          {...MAP_RANGES.count}
          value={count}
          onChange={(value) => onChange({ count: value })}
        />
      )}
      <Choices
        legend="Regimes"
        options={numbers(MAP_RANGES.regimes)}
        value={regimes}
        onChange={(value) => onChange({ regimes: value })}
      />
      <Choices
        legend="Capitals apart"
        options={SPACINGS.map((value) => ({ value, label: LABEL_OF.spacing[value] }))}
        value={spacing}
        onChange={(value) => onChange({ spacing: value })}
      />
      <Choices
        legend="Made for"
        options={PAPER_SIZE_NAMES.map((value) => ({ value, label: PAPER_SIZES[value].label }))}
        value={size}
        onChange={(value) => onChange({ size: value })}
      />
      <Choices
        legend="Lies"
        options={LIES.map((value) => ({ value, label: LABEL_OF.orientation[value] }))}
        value={lies}
        onChange={(value) => onChange({ lies: value })}
      />
      {meant.includes('projection') && (
        <label class="picker">
          <span>Projection</span>
          <select
            value={projection}
            onChange={({ currentTarget }) =>
              onChange({ projection: PROJECTIONS.find((name) => name === currentTarget.value)! })
            }
          >
            {PROJECTIONS.map((name) => (
              <option key={name} value={name}>
                {PROJECTION_NAMES[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeedField seed={settings.seed} onChange={(seed) => onChange({ seed })} />
      {meant.includes('specks') && (
        <NumberField
          label="Leave out what is below (mm²)"
          {...MAP_RANGES.specks}
          value={specks}
          onChange={(value) => onChange({ specks: value })}
        />
      )}
      {meant.includes('gap') && (
        <NumberField
          label="Close gaps up to (tenths of a mm)"
          {...MAP_RANGES.gap}
          value={gap}
          onChange={(value) => onChange({ gap: value })}
        />
      )}
    </section>
  );
}

function SeedField({ seed, onChange }: { readonly seed: string; readonly onChange: (seed: string) => void }) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly problem?: string }>();
  const take = (text: string) => {
    const parsed = parseSeed(text);
    setTyped(parsed.ok ? { text } : { text, problem: parsed.error.message });
    if (parsed.ok && parsed.value !== seed) onChange(parsed.value);
  };
  return (
    <div class="seed-row">
      <TextField
        label="Seed of the dice"
        value={typed?.text ?? seed}
        problem={typed?.problem}
        onInput={take}
        onLeave={() => setTyped((before) => (before?.problem === undefined ? undefined : before))}
      />
      <Key
        onPress={() => {
          setTyped(undefined);
          onChange(freshSeed(crypto.getRandomValues(new Uint8Array(SEED_RANDOM_BYTES))));
        }}
      >
        New seed
      </Key>
    </div>
  );
}

const numbers = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => ({ value: min + index, label: String(min + index) }));
