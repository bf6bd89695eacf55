import { AFFILIATION_LETTER, type Affiliation } from '../vocabulary.ts';

/** The pattern of the state behind, and the shape around the letter: the same as on a printed board. */
const DRAWINGS = {
  militaristic: {
    pattern: 'M0 8 8 0M0 16 16 0M0 24 24 0M0 32 32 0M8 32 32 8M16 32 32 16M24 32 32 24',
    badge: 'M7.5 7.500H24.500V24.500H7.500Z',
  },
  economic: {
    pattern: [4, 12, 20, 28].flatMap((x) => [4, 12, 20, 28].map((y) => `M${x} ${y}h0`)).join(''),
    badge: 'M16 6.500A9.5 9.5 0 1 1 16 25.5 9.5 9.5 0 1 1 16 6.500Z',
  },
  religious: { pattern: 'M3.5 3.500H28.500V28.500H3.500Z', badge: 'M16 4.5 27.5 16 16 27.5 4.5 16Z' },
} as const satisfies Record<Affiliation, { pattern: string; badge: string }>;

/** A state marker: the affiliation's tint, pattern, shape and letter together. The word stands beside it. */
export function AffiliationMark({ affiliation }: { readonly affiliation: Affiliation }) {
  const { pattern, badge } = DRAWINGS[affiliation];
  return (
    <svg class={`affiliation ${affiliation}`} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path class="affiliation-tint" d="M0 0H32V32H0Z" />
      <path class="affiliation-pattern" d={pattern} />
      <path class="affiliation-frame" d="M.75 .75H31.25V31.25H.75Z" />
      <path class="affiliation-badge" d={badge} />
      <text x="16" y="21" text-anchor="middle">
        {AFFILIATION_LETTER[affiliation]}
      </text>
    </svg>
  );
}
