import type { Standing } from '../../rules/score.ts';
import type { Affiliation } from '../../vocabulary.ts';

/*
 * A whole score sheet as one short text for links: regimes with ~ between them, each as
 * name_states_tokens_bodies_deeds_declared_proactivity, with - between numbers: `North_m4.1-e0.2_3-2-0_1_1-0-0_1_0`.
 */

export const NAME_MAX = 20;
export const REGIMES = { min: 1, max: 8 } as const;
const STATES_MAX = 40;
const LETTERS: Readonly<Record<Affiliation, string>> = { militaristic: 'm', economic: 'e', religious: 'r' };
const BY_LETTER: Readonly<Record<string, Affiliation>> = { m: 'militaristic', e: 'economic', r: 'religious' };

/** A name as the notation can hold it. */
export const fitName = (name: string): string => name.replace(/[_~]/g, ' ').slice(0, NAME_MAX);

export const makeScoreText = (regimes: readonly Standing[]): string =>
  regimes
    .map(({ name, states, tokens, bodies, deeds, declared, proactivity }) =>
      [
        fitName(name),
        states
          .map(({ affiliation, loyal, unloyal }) => `${LETTERS[affiliation]}${loyal}.${unloyal}`)
          .join('-'),
        [tokens.militaristic, tokens.economic, tokens.religious].join('-'),
        bodies,
        [deeds.obliterated, deeds.purchased, deeds.converted].join('-'),
        declared ? 1 : 0,
        proactivity,
      ].join('_'),
    )
    .join('~');

/** The twin of `makeScoreText`; undefined for what it would not have written. */
export function parseScoreText(text: string): readonly Standing[] | undefined {
  const regimes = text.split('~').map(parseRegime);
  if (regimes.length > REGIMES.max || regimes.some((one) => one === undefined)) return undefined;
  const read = regimes as readonly Standing[];
  return new Set(read.map(({ name }) => name)).size === read.length ? read : undefined;
}

function parseRegime(text: string): Standing | undefined {
  const parts = text.split('_');
  const [name = '', states = '', tokens = '', bodies = '', deeds = '', declared = '', proactivity = ''] =
    parts;
  const lands = states === '' ? [] : states.split('-').map(parseState);
  const [held, done] = [numbers(tokens), numbers(deeds)];
  const fits =
    parts.length === 7 &&
    name.length >= 1 &&
    name.length <= NAME_MAX &&
    lands.length <= STATES_MAX &&
    lands.every((one) => one !== undefined) &&
    held?.length === 3 &&
    done?.length === 3 &&
    /^\d{1,2}$/.test(bodies) &&
    /^[01]$/.test(declared) &&
    /^\d{1,2}$/.test(proactivity);
  if (!fits) return undefined;
  return {
    name,
    states: lands as Standing['states'],
    tokens: { militaristic: held[0]!, economic: held[1]!, religious: held[2]! },
    bodies: Number(bodies),
    deeds: { obliterated: done[0]!, purchased: done[1]!, converted: done[2]! },
    declared: declared === '1',
    proactivity: Number(proactivity),
  };
}

function parseState(text: string): Standing['states'][number] | undefined {
  const [, letter = '', loyal, unloyal] = /^([mer])(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  const affiliation = BY_LETTER[letter];
  return affiliation && { affiliation, loyal: Number(loyal), unloyal: Number(unloyal) };
}

const numbers = (text: string): readonly number[] | undefined =>
  /^\d{1,3}(-\d{1,3})*$/.test(text) ? text.split('-').map(Number) : undefined;
