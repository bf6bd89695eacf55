/** The words of A New Regime that code shares: const arrays first, types derived from them. */
export const AFFILIATIONS = ['militaristic', 'economic', 'religious'] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** The letter by which each affiliation is known on boards, tokens and in the key. */
export const AFFILIATION_LETTER = {
  militaristic: 'X',
  economic: '$',
  religious: 'T',
} as const satisfies Record<Affiliation, string>;
