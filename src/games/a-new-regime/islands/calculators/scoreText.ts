import type { Standing } from '../../rules/score.ts';
import {
  MAX_FIGURES,
  MAX_NAME,
  MAX_PROACTIVITY,
  MAX_REGIMES,
  MAX_STATES,
  MAX_TOKENS,
} from '../../odds/limits.ts';
import type { Affiliation } from '../../vocabulary.ts';

/*
 * A whole score sheet as one short text for links: regimes with ~ between them, each as
 * name_states_tokens_bodies_deeds_declared_proactivity, with - between numbers: `North_m4.1-e0.2_3-2-0_1_1-0-0_1_0`.
 */

const LETTERS: Readonly<Record<Affiliation, string>> = { militaristic: 'm', economic: 'e', religious: 'r' };
const BY_LETTER: Readonly<Record<string, Affiliation>> = { m: 'militaristic', e: 'economic', r: 'religious' };

/** A name as the notation can hold it. */
export const fitName = (name: string): string => name.replace(/[_~]/g, ' ').slice(0, MAX_NAME);

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
  if (regimes.length > MAX_REGIMES || regimes.some((one) => one === undefined)) return undefined;
  const read = regimes as readonly Standing[];
  return new Set(read.map(({ name }) => name)).size === read.length ? read : undefined;
}

function parseRegime(text: string): Standing | undefined {
  const parts = text.split('_');
  const [name = '', states = '', tokens = '', bodies = '', deeds = '', declared = '', proactivity = ''] =
    parts;
  const lands = states === '' ? [] : states.split('-').map(parseState);
  const [held, done] = [numbers(tokens, MAX_TOKENS), numbers(deeds, MAX_STATES)];
  const fits =
    parts.length === 7 &&
    name.length >= 1 &&
    name.length <= MAX_NAME &&
    lands.length <= MAX_STATES &&
    lands.every((one) => one !== undefined) &&
    held?.length === 3 &&
    done?.length === 3 &&
    isWhole(bodies, MAX_STATES) &&
    isWhole(declared, 1) &&
    isWhole(proactivity, MAX_PROACTIVITY);
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
  const [, letter = '', loyal = '', unloyal = ''] = /^([mer])(\d+)\.(\d+)$/.exec(text) ?? [];
  const affiliation = BY_LETTER[letter];
  if (!affiliation || !isWhole(loyal, MAX_FIGURES) || !isWhole(unloyal, MAX_FIGURES)) return undefined;
  return { affiliation, loyal: Number(loyal), unloyal: Number(unloyal) };
}

const isWhole = (text: string, max: number): boolean => /^\d{1,7}$/.test(text) && Number(text) <= max;

function numbers(text: string, max: number): readonly number[] | undefined {
  const parts = text.split('-');
  return parts.every((part) => isWhole(part, max)) ? parts.map(Number) : undefined;
}
