import { quote } from '#lib/core/quote.ts';
import { err, ok, type Result } from '#lib/core/result.ts';

/** Longest address of a site, base path and final slash included, whose links still fit on a board. */
export const SITE_MAX = 60;

/** Longest link that is printed to be typed. A code of this length is read with ease, too. */
export const LINK_MAX = 150;

const RULE = `an http or https address of at most ${SITE_MAX} characters without query or fragment, as in https://example.org/maps/`;

/**
 * The address of the site, base path included, in the form that links begin with: ASCII, one slash at the end.
 * Refuses user names, queries, fragments, and what is longer than 60 characters.
 */
export function parseSite(text: string): Result<string> {
  const refuse = (what: string) =>
    err({
      code: 'bad-site',
      message: `The site ${quote(text)} ${what}; it must be ${RULE}.`,
      where: 'site',
      got: text,
      allowed: RULE,
    });
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return refuse('is not an address');
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('is not a web address');
  if (url.username || url.password) return refuse('holds a user name');
  if (/[?#]/.test(text)) return refuse('holds a query or fragment');
  const site = url.href.endsWith('/') ? url.href : `${url.href}/`;
  if (site.length > SITE_MAX) return refuse(`is ${site.length} characters long`);
  return ok(site);
}
