import type { RawFeature } from './gatherFeatures.ts';

/** Properties that hold names in files of common sources, the most telling first; compared without case. */
const NAME_KEYS = [
  'name',
  'name_en',
  'nom',
  'title',
  'label',
  'admin',
  'name_long',
  'nuts_name',
  'namelsad',
  'shapename',
  'state',
  'country',
  'province',
  'region',
  'county',
  'district',
  'name_3',
  'name_2',
  'name_1',
  'name_0',
];

/** A feature's name: of its usual properties, else of any that speaks of a name, else its id. */
export function nameOf({ properties, id }: RawFeature): string | undefined {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(properties)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '') texts.set(key.toLowerCase(), text);
  }
  for (const key of NAME_KEYS) {
    const text = texts.get(key);
    if (text !== undefined) return text;
  }
  for (const [key, text] of texts) if (key.includes('name')) return text;
  return typeof id === 'string' && id.trim() !== '' ? id : undefined;
}
