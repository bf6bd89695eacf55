/** How far a number may be off when it is written more briefly. Points: 5 micrometres, a tenth of what a good printer can place. */
export const MOST_OFF = 0.015;

/** How many decimals a coordinate needs where one unit is so many points. */
export function decimalsFor(scale: number): number {
  let decimals = 0;
  for (let off = scale / 2; off > MOST_OFF && decimals < 6; off /= 10) decimals++;
  return decimals;
}

/** A number as content streams have it: no exponent, no zeros that say nothing. */
export function brief(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  const short = decimals > 0 ? text.replace(/\.?0+$/, '').replace(/^(-?)0\./, '$1.') : text;
  return short === '-0' || short === '-' || short === '' ? '0' : short;
}
