import type { MapKind } from '../../maps/settingsFor.ts';

/** What a file that is dropped on the page is taken for: by its sort, and where that says little by what is open. */
export function dropKind({ name, type }: Pick<File, 'name' | 'type'>, open: MapKind): MapKind {
  if (type.startsWith('image/')) return 'picture';
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return 'list';
  // Lists may be JSON too, but never maps by name.
  return open === 'list' && !/\.(?:geo|topo)json$/i.test(name) ? 'list' : 'file';
}
