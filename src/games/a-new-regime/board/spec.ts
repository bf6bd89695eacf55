import type { Size } from '#lib/board/board.ts';
import type { BoardSpec, RollSpec } from '#lib/board/spec.ts';
import { ACTION_DIE_FACES, UPRISING_DIE_FACES } from '../rules/dice.ts';
import { affiliationFromRoll, populationFromRoll } from '../rules/setup.ts';
import { SPACING_STEPS, type BoardSettings } from './settings.ts';

/** From this many states a regime on, a board owes its players a choice of capitals, not just one set. */
const ROOMY_FROM = 5;

/**
 * Sea along the southern edge as a share of the longer side: 43 mm on the default board, so that the code, which
 * is 26 mm high on any paper, still fits on the sea of a board printed on Letter. Long and low boards give at most
 * a quarter of their height.
 */
const BAND_SHARE = 43 / 404;
const MOST_BAND = 1 / 4;

/** What A New Regime wants of a board (rules `state-affiliation`, `initial-population`, `capital-spacing`). */
export function boardSpec(settings: BoardSettings): BoardSpec {
  const { seed, regimes, states, shape, spacing, width, height } = settings;
  const roomy = states >= ROOMY_FROM;
  return {
    ...rollSpec(seed),
    size: { width, height },
    band: bandOf({ width, height }),
    states: regimes * states,
    shape,
    minBorder: 5,
    minStateArea: 400,
    capitals: {
      count: regimes,
      steps: SPACING_STEPS[spacing],
      minPlacements: roomy ? 30 : 1,
      minShare: roomy ? 0.4 : 0,
    },
  };
}

/** The dice that states are rolled with (rules `state-affiliation`, `initial-population`). */
export const rollSpec = (seed: string): RollSpec => ({
  seed,
  kindByFace: UPRISING_DIE_FACES.map(affiliationFromRoll),
  populationFaces: ACTION_DIE_FACES.map((face) => ({ ...face, population: populationFromRoll(face) })),
});

/** Height of the open water along a board's southern edge, millimetres. */
export const bandOf = ({ width, height }: Size): number =>
  Math.round(Math.min(BAND_SHARE * Math.max(width, height), MOST_BAND * height));
