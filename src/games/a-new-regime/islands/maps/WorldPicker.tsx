import { useState } from 'preact/hooks';
import { CONTINENT_IDS, CONTINENTS } from '#lib/board/maps/world/continents.ts';
import { isContinent, WHOLE_WORLD } from '#lib/board/maps/world/regions.ts';
import { Choices } from '#ui/Choices.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { ListedCountry } from './mapTask.ts';

interface Props {
  readonly regions: readonly string[];
  /** Known once the built-in map has been loaded. */
  readonly countries: readonly ListedCountry[] | undefined;
  readonly onChange: (regions: readonly string[]) => void;
}

const PLACES = [
  { value: WHOLE_WORLD, label: 'The whole world' },
  ...CONTINENT_IDS.filter((id) => id !== 'antarctica').map((id) => ({
    value: id,
    label: CONTINENTS[id].name,
  })),
];

/** Chooses among continents, or country by country. */
export function WorldPicker({ regions, countries, onChange }: Props) {
  const [sought, setSought] = useState('');
  const single = regions.length === 1 ? regions[0]! : '';
  const chosen = new Set(
    (countries ?? [])
      .filter(
        ({ code, continent }) =>
          regions.includes(code) ||
          regions.includes(continent) ||
          (single === WHOLE_WORLD && continent !== 'antarctica'),
      )
      .map(({ code }) => code),
  );
  const toggle = (code: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(code);
    else next.delete(code);
    if (next.size > 0) onChange([...next].sort());
  };
  const shown = (countries ?? [])
    .filter(
      ({ name, code }) =>
        sought === '' || plain(name).includes(plain(sought)) || code === sought.toUpperCase(),
    )
    .sort((p, q) => (plain(p.name) < plain(q.name) ? -1 : 1));
  return (
    <div class="world-picker">
      <Choices
        legend="Part of the world"
        columns={2}
        options={PLACES}
        value={isContinent(single) || single === WHOLE_WORLD ? single : ''}
        onChange={(place) => onChange([place])}
      />
      <details>
        <summary>Country by country{countries && <span class="count"> ({chosen.size} chosen)</span>}</summary>
        <label class="picker">
          <span>Find a country</span>
          <input
            type="search"
            value={sought}
            autocomplete="off"
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </label>
        <div class="countries" role="group" aria-label="Countries" tabIndex={0}>
          {shown.map(({ code, name }) => (
            <Switch key={code} label={name} checked={chosen.has(code)} onChange={(on) => toggle(code, on)} />
          ))}
          {shown.length === 0 && (
            <p class="fine">{countries ? 'No country has such a name.' : 'The list comes with the map.'}</p>
          )}
        </div>
      </details>
      <p class="fine">
        Built-in map: <a href="https://www.naturalearthdata.com/">Natural Earth</a> (public domain), by way of
        world-atlas (ISC). Continents: countries-list (MIT). Borders and names are those of the data.
      </p>
    </div>
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
