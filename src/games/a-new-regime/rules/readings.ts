/**
 * The open questions that the functions of this folder depend on, by ruling id, with the ids of their options. One
 * that is left out has the manual's default reading, which is the first of its row.
 */
export interface Readings {
  readonly 'neutral-loyalty'?: 'loyal' | 'unloyal';
  readonly 'empty-state'?: 'calm' | 'chaotic';
  readonly 'emptied-state'?: 'attacker' | 'keeps-owner';
  readonly 'convert-zero'?: 'literal' | 'needs-one';
  readonly 'falls-into-chaos'?: 'yes' | 'no';
  readonly 'population-growth'?: 'roll' | 'none' | 'loyal-only' | 'signed';
  readonly 'token-income'?: 'loyalty' | 'one-per-state' | 'loyal-population' | 'regime-affiliation';
  readonly 'score-loyalty'?: 'sums' | 'best-state';
}
