import { nameStates } from '../features/nameStates.ts';

/** Longest name that a board takes, in characters. */
export const NAME_MAX = 40;

/** Control and text-direction characters, halves of pairs, and letters that leave no mark. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

export interface NamedShapes {
  readonly names: readonly string[];
  /** How many had none of their own and got one. */
  readonly made: number;
  /** How many got a number, since another state has the same name. */
  readonly numbered: number;
}

/** A name for each state that is fit for a board: its own where it has one, cleaned; all different. */
export function nameShapes(given: readonly (string | undefined)[], seed: string): NamedShapes {
  const fresh = nameStates(given.length, seed);
  const taken = new Set<string>();
  let made = 0;
  let numbered = 0;
  const names = given.map((own, index) => {
    const clean = cleanName(own ?? '');
    if (clean === '') made++;
    const base = clean === '' ? fresh[index]! : clean;
    let name = base;
    for (let copy = 2; taken.has(name); copy++) {
      const tail = ` ${copy}`;
      name =
        Array.from(base)
          .slice(0, NAME_MAX - tail.length)
          .join('') + tail;
    }
    if (name !== base) numbered++;
    taken.add(name);
    return name;
  });
  return { names, made, numbered };
}

/** Composed, without what does not show, white space as single blanks, cut to what a board takes. */
function cleanName(text: string): string {
  // Cut before anything else: a hostile name may be long.
  const short = text
    .slice(0, 10 * NAME_MAX)
    .replace(HIDDEN, ' ')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(short).slice(0, NAME_MAX).join('').trim();
}
