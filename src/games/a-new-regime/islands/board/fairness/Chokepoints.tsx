import { counted } from '#lib/core/counted.ts';
import type { Chokepoint } from './projectFairness.ts';

interface Props {
  readonly chokepoints: readonly Chokepoint[];
  /** Leads to the state of an id. */
  readonly onGo: (id: number) => void;
}

/** States and borders near a capital that hold the map together, folded away: there may be many. */
export function Chokepoints({ chokepoints, onGo }: Props) {
  const states = chokepoints.filter((one) => one.states.length === 1).length;
  const borders = chokepoints.length - states;
  const counts = [
    ...(states > 0 ? [counted(states, 'state')] : []),
    ...(borders > 0 ? [counted(borders, 'border')] : []),
  ].join(' and ');
  return (
    <details class="chokepoints">
      <summary>Chokepoints near capitals: {counts}</summary>
      <p class="fine">Without any of these the map would fall apart.</p>
      <ul>
        {chokepoints.map(({ states: ends, seats }) => (
          <li key={ends.map(({ id }) => id).join('-')}>
            {ends.map(({ id, name }, end) => (
              <span key={id}>
                {end > 0 && ' and '}
                <button type="button" class="plain" onClick={() => onGo(id)}>
                  {name}
                </button>
              </span>
            ))}
            {ends.length > 1 && ', their border'} ({seats.length > 1 ? 'capitals' : 'capital'}{' '}
            {seats.join(', ')})
          </li>
        ))}
      </ul>
    </details>
  );
}
