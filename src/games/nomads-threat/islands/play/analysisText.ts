import type { Analysis } from '../../search/searcher.ts';

/** How far the values of an analysis can be trusted, and where they come from; `done` once no better ones will follow. */
export function analysisText({ exact, nodes }: Pick<Analysis, 'exact' | 'nodes'>, done: boolean): string {
  const trust = exact
    ? 'Every value is proved: the result under best play of both.'
    : done
      ? 'Values marked ≈ are estimates: the search ended before it had seen every end.'
      : 'Still at work; values marked ≈ are estimates so far.';
  const source =
    exact && nodes === 0
      ? 'They are read from the opening book, so no line follows; make a move to go on.'
      : `${nodes.toLocaleString('en')} positions searched.`;
  return `${trust} ${source}`;
}
