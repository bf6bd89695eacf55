/** The words on the sheets of a tiled drawing; `{…}` are filled in. */
export interface TileWords {
  /** Takes `{label}`, `{number}` and `{count}`. */
  readonly sheet: string;
  readonly advice: string;
  /** Takes `{x}` and `{y}`: what 100 mm measured on this printer. */
  readonly corrected: string;
  /** Of the flaps; takes the `{label}` of what is glued onto them. */
  readonly flap: string;
}

export const TILE_WORDS: TileWords = {
  sheet: 'Sheet {label}, {number} of {count}',
  advice: 'Print at 100 %: both rulers must measure 100 mm.',
  corrected: 'Corrected for 100 mm that came out as {x} × {y} mm. Print at 100 %.',
  flap: 'The pale strips go under {label}.',
};
