import type { RawFeature } from './gatherFeatures.ts';

/** The continent that a feature declares, by the property that files of common sources have for it, in any case. */
export function continentOf({ properties }: RawFeature): string | undefined {
  for (const [key, value] of Object.entries(properties)) {
    const text = key.toLowerCase() === 'continent' && typeof value === 'string' ? value.trim() : '';
    if (text !== '') return text;
  }
  return undefined;
}
