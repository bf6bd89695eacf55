import { useState } from 'preact/hooks';
import { openStream } from '#lib/random/stream.ts';
import { ActionDie } from '#ui/ActionDie.tsx';
import { Figures } from '#ui/Figures.tsx';
import { UprisingDie } from '#ui/UprisingDie.tsx';
import { rollState, type SetupRoll } from '../rules/setup.ts';
import { AffiliationMark } from './AffiliationMark.tsx';

/** Small on purpose: what happens four times is understood. */
const STATES = ['Ashmere', 'Brume', 'Corvane', 'Dunmarch'] as const;

export interface StateSetup extends SetupRoll {
  readonly name: string;
}

/** The rolls that a seed gives the example's states, by the engine's own rules. */
export function setUp(seed: string): readonly StateSetup[] {
  return STATES.map((name) => ({ name, ...rollState(openStream(seed, 'setup-example', name)) }));
}

/** What came of a state's two dice, as a sentence. */
export function sentence({ name, affiliation, population }: StateSetup): string {
  const people = ['nobody in it', 'one black figure', 'two black figures', 'three black figures'];
  return `${name} becomes ${affiliation}, with ${people[population]}.`;
}

interface Props {
  readonly seed: string;
}

/** The set-up of a small board, roll by roll, with a button for other rolls. */
export function SetupRolls({ seed: first }: Props) {
  const [roll, setRoll] = useState(1);
  const seed = roll === 1 ? first : `${first}-${roll}`;
  const states = setUp(seed);
  return (
    <div class="setup-rolls">
      <ul role="list">
        {states.map((state) => (
          <li key={state.name}>
            <UprisingDie value={state.affiliationFace} />
            <ActionDie {...state.populationFace} />
            <AffiliationMark affiliation={state.affiliation} />
            <span class="outcome">{sentence(state)}</span>
            <Figures
              count={state.population}
              label={`${state.population} black ${state.population === 1 ? 'figure' : 'figures'}`}
            />
          </li>
        ))}
      </ul>
      <p class="controls">
        <button type="button" class="strong needs-scripts" onClick={() => setRoll(roll + 1)}>
          Roll again
        </button>
        <span class="seed">
          Seed <b>{seed}</b>
        </span>
      </p>
      <p class="visually-hidden" role="status">
        {roll === 1 ? '' : `Rolled again, seed ${seed}. ${states.map(sentence).join(' ')}`}
      </p>
    </div>
  );
}
