/** Where the site lives. Both halves are settings of the build; this file has the only defaults. */

/** Used when `REALMWRIGHT_SITE` is not set. */
export const DEFAULT_SITE = 'https://realmwright.example';

/** `/some/path` and `some/path/` both become `/some/path/`; nothing becomes `/`. */
export function normalBase(base: string | undefined): string {
  const inner = (base ?? '').replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
}

/** A path of this site (`/a-new-regime/`) under a base (`/some/path/`). */
export function under(base: string, path: string): string {
  return normalBase(base) + path.replace(/^\/+/, '');
}
