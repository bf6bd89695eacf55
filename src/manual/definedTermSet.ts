export interface DefinedTerm {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
  readonly also: readonly string[];
}

/**
 * A glossary as schema.org's DefinedTermSet, in JSON-LD that may stand in a `<script>`. `address` is that of the page,
 * with scheme and host.
 */
export function definedTermSet(name: string, address: string, terms: readonly DefinedTerm[]): string {
  const set = {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    '@id': address,
    name,
    url: address,
    inLanguage: 'en',
    hasDefinedTerm: terms.map(({ id, term, definition, also }) => ({
      '@type': 'DefinedTerm',
      '@id': `${address}#${id}`,
      url: `${address}#${id}`,
      termCode: id,
      name: term,
      description: definition,
      alternateName: also,
      inDefinedTermSet: address,
    })),
  };
  return JSON.stringify(set).replaceAll('<', '\\u003c');
}
