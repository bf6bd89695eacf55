import { createHash } from 'node:crypto';
import { parsePrintHash, PRINT_PATH } from '#games/a-new-regime/print/printLink.ts';
import { BOARD_PATH, parseBoardHash } from '#games/a-new-regime/board/boardLink.ts';
import { parsePlayHash } from '#games/nomads-threat/islands/play/playHash.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { BASE } from './builtSite.ts';
import { opensCalculator } from './opensCalculator.ts';
import { builtPages, manualPages } from './pages.ts';

const KILOBYTE = 1024;

/** Every script that a page loads before anybody touches it, followed through static imports. */
function scriptsOf(html: string): Set<string> {
  const found = new Set<string>();
  const follow = (address: string): void => {
    const file = join('dist', address);
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import)\s*["'](\.[^"']+\.m?js)["']/g,
    ))
      follow(join('/', dirname(address), target));
  };
  const named = [
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...html.matchAll(/(?:component-url|renderer-url|before-hydration-url)="([^"]+)"/g),
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
  ];
  for (const [, address = ''] of named) follow(address);
  for (const [, code = ''] of html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g))
    for (const [, target = ''] of code.matchAll(/(?:from|import)\s*["'](\/[^"']+\.m?js)["']/g))
      follow(target);
  return found;
}

function scriptBytes(html: string): number {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
  const files = [...scriptsOf(html)].map((file) => readFileSync(file));
  return [...inline, ...files].reduce((sum, code) => sum + gzipSync(code).byteLength, 0);
}

describe('byte budgets', () => {
  test.each(manualPages())('the manual page /%s brings at most 40 KB of script', (page) => {
    const html = readFileSync(join('dist', page, 'index.html'), 'utf8');
    expect(scriptsOf(html).size).toBeGreaterThan(0);
    expect(scriptBytes(html)).toBeLessThanOrEqual(40 * KILOBYTE);
  });
});

describe('the byte budget of calculators', () => {
  test.each(builtPages().filter((page) => /^a-new-regime\/odds\/./.test(page)))(
    '/%s brings at most 60 KB of script before anything is asked for',
    (page) => {
      const html = readFileSync(join('dist', page, 'index.html'), 'utf8');
      expect(scriptsOf(html).size).toBeGreaterThan(5);
      expect(scriptBytes(html)).toBeLessThanOrEqual(60 * KILOBYTE);
    },
  );
});

describe('the licences of others', () => {
  test('lie in the site, with the notice of each library that its scripts contain', () => {
    const text = readFileSync('dist/licences.txt', 'utf8');
    for (const name of [
      'preact',
      'valibot',
      'd3-delaunay',
      '@cantoo/pdf-lib',
      '@cantoo/fontkit',
      'uqr',
      'pure-rand',
      'minisearch',
      'delaunator',
    ]) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(text).toContain('Permission is hereby granted');
    for (const font of ['print', 'site'])
      expect(readdirSync(join('dist/fonts', font)).some((file) => /^OFL|licen[cs]e/i.test(file))).toBe(true);
  });
});

describe('the policy of a page', () => {
  test.each(builtPages())('/%s allows no script or style that it does not hold', (page) => {
    const html = readFileSync(join('dist', page.endsWith('.html') ? page : join(page, 'index.html')), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(script|style|link)\b/));
    const held = [
      ...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>|\sstyle="([^"]*)"/g),
    ].map(([, , text, attribute]) =>
      createHash('sha256')
        .update(text ?? attribute ?? '')
        .digest('base64'),
    );
    for (const [, hash] of policy.matchAll(/'sha256-([^']+)'/g)) expect(held).toContain(hash);
  });
});

const namesPlace = (body = '', hash = ''): boolean => body.includes(`id="${decodeURIComponent(hash)}"`);

describe.each([
  ['at the root', inject('site'), '/'],
  ['under a base path', inject('siteUnderBase'), BASE],
] as const)('links of the site %s', (_, address, base) => {
  test('all lead somewhere, and to the place on the page that they name', async () => {
    const bodies = new Map<string, string>();
    const broken: string[] = [];
    const queue = [{ url: address, from: 'the start' }];
    const read = async (url: string, from: string): Promise<string | undefined> => {
      const known = bodies.get(url);
      if (known !== undefined) return known;
      const response = await fetch(url);
      if (!response.ok) broken.push(`${url} (from ${from}) answers ${response.status}`);
      const body = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
      bodies.set(url, body);
      for (const [, , target = ''] of body.matchAll(/\s(href|src|component-url|renderer-url)="([^"]*)"/g)) {
        const next = new URL(target.replaceAll('&amp;', '&'), url);
        const canonical = next.origin !== new URL(address).origin;
        if (canonical) continue;
        if (!next.pathname.startsWith(base)) broken.push(`${next.href} (from ${url}) leaves the base path`);
        queue.push({ url: next.href, from: url });
      }
      return body;
    };
    for (let item = queue.pop(); item; item = queue.pop()) {
      const [url = '', hash] = item.url.split('#');
      const body = await read(url, item.from);
      const isBoard = url.endsWith(`/${BOARD_PATH}`) && parseBoardHash(`#${hash}`).ok;
      const isOrder = url.endsWith(`/${PRINT_PATH}`) && parsePrintHash(`#${hash}`).ok;
      const isGame = url.endsWith('/nomads-threat/play/') && parsePlayHash(`#${hash}`).ok;
      const leads =
        isBoard || isOrder || isGame || opensCalculator(url, hash ?? '') || namesPlace(body, hash);
      if (hash && body && !leads) broken.push(`${item.url} (from ${item.from}) names no place there`);
    }
    expect(broken).toEqual([]);
    expect([...bodies.keys()].filter((url) => bodies.get(url)).length).toBeGreaterThanOrEqual(
      builtPages().length - 1,
    );
  });

  test('an address that does not exist gets the site’s own page, as a 404', async () => {
    const response = await fetch(`${address}no/such/page/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not on the map');
  });

  test('the page of boards says where it lives', async () => {
    const html = await (await fetch(`${address}a-new-regime/board/`)).text();
    expect(html).toContain(
      `<link rel="canonical" href="https://realmwright.example${base}a-new-regime/board/"`,
    );
  });
});
