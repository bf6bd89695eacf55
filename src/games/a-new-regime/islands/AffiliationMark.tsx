import { AFFILIATION_LETTER, type Affiliation } from '../vocabulary.ts';

/** A state marker: the affiliation's tint, pattern and letter together. */
export function AffiliationMark({ affiliation }: { readonly affiliation: Affiliation }) {
  return (
    <span class={`affiliation ${affiliation}`} aria-hidden="true">
      {AFFILIATION_LETTER[affiliation]}
    </span>
  );
}
