import { openStream } from '#lib/random/stream.ts';
import type { StateRolls } from '../board.ts';
import type { RollSpec } from '../spec.ts';

/** What a state rolled, and what that makes of it. */
export interface RolledState {
  readonly kind: string;
  readonly population: number;
  readonly rolls: StateRolls;
}

/**
 * Rolls one state's dice. Each state and each die has a stream of its own, so that rolling one again
 * changes nothing else; `again` counts the times.
 */
export function rollFeatures(spec: RollSpec, id: number, again = 0): RolledState {
  const face = openStream(spec.seed, 'kind', id, again).below(spec.kindByFace.length);
  const { value, shaded, population } =
    spec.populationFaces[openStream(spec.seed, 'population', id, again).below(spec.populationFaces.length)]!;
  return {
    kind: spec.kindByFace[face]!,
    population,
    rolls: { kind: face, population: { value, shaded } },
  };
}
