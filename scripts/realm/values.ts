import { didYouMean } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { ok, type Result } from '#lib/core/result.ts';
import { wrongUsage, type Stop } from './command.ts';

/** A sentence for a value that an option cannot take. */
export function badValue(option: string, got: string, allowed: string, more = ''): Result<never, Stop> {
  return wrongUsage(`The option --${option} got ${quote(got)}; it must be ${allowed}.${more}`);
}

/** A whole number in plain decimal digits within an inclusive range. */
export function wholeNumber(
  option: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number, Stop> {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? ok(value)
    : badValue(option, text, `a whole number from ${min} to ${max}`);
}

/** A length in millimetres, with up to three decimals, within an inclusive range. */
export function length(
  option: string,
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number, Stop> {
  const value = /^\d{1,5}(\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? ok(value)
    : badValue(option, text, `a length in millimetres from ${min} to ${max}`);
}

/** One word of a list, in lower case as the list has it. */
export function choice<T extends string>(
  option: string,
  text: string,
  options: readonly T[],
): Result<T, Stop> {
  const found = options.find((word) => word === text);
  return found === undefined
    ? badValue(option, text, `one of ${options.join(', ')}`, didYouMean(text, options))
    : ok(found);
}

/** A day of the calendar, YYYY-MM-DD, from the year 1900 to 9999. */
export function day(option: string, text: string): Result<string, Stop> {
  const date = /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const real = date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return real ? ok(text) : badValue(option, text, 'a day of the calendar as YYYY-MM-DD');
}
