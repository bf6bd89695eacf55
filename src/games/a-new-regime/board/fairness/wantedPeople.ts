/** A seat that is meant to have fewer or more people within its grasp than the others. */
export interface Handicap {
  /** Place in the order of placing, from 0. */
  readonly seat: number;
  /** People compared with what every other seat has, per cent: 80 is a fifth fewer. */
  readonly percent: number;
}

/** The handicaps that are offered; 100 is none. */
export const HANDICAPS = [50, 60, 70, 80, 90, 110, 120, 130, 140, 150] as const;

/** For each seat how many people it is meant to have, as a multiple of what the others have. */
export const wantedPeople = (seats: number, handicap: Handicap | undefined): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (handicap?.seat === seat ? handicap.percent / 100 : 1));
