import { DEFAULT_SITE, under } from './address.ts';

/**
 * The one way to link inside the site: `href('/a-new-regime/')` gives an address that also works
 * when the site is served from a folder. A hash or query may follow the path.
 */
export const href = (path: string): string => under(import.meta.env.BASE_URL, path);

/** The same with scheme and host, for what leaves the page: printed sheets, shared links. */
export const publicAddress = (path: string): string => new URL(href(path), import.meta.env.SITE).href;

/** Whether the build was told where the site will live, or only has a stand-in for it. */
export const siteIsSet: boolean = new URL(import.meta.env.SITE).origin !== DEFAULT_SITE;
