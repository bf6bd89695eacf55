import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Writes a policy into each built page that allows exactly what that page holds: files of this site, and inline
 * scripts and styles by their hash. A meta tag, so that it holds on any static host.
 * It runs after the build because only then is it known what each page holds.
 */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: 'realmwright-content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of await readdir(root, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const file = join(root, name);
          await writeFile(file, withPolicy(await readFile(file, 'utf8')));
        }
      },
    },
  };
}

/** Puts the policy directly after the charset, before anything that it governs. */
function withPolicy(html: string): string {
  const charset = /<meta charset="utf-8"\s*\/?>/i.exec(html);
  if (!charset) throw new Error('A page without <meta charset="utf-8"> cannot be given its policy.');
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The policy for one page. */
function policyFor(html: string): string {
  const scripts = inline(html, /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g).filter(
    ({ attributes }) => !/type="(?!module|text\/javascript)/.test(attributes),
  );
  const styles = inline(html, /<style([^>]*)>([\s\S]*?)<\/style>/g);
  const attributes = [...html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g)].map((match) =>
    unescape(match[1] ?? ''),
  );
  const attributeHashes = hashes(attributes);
  return [
    `default-src 'self'`,
    `script-src 'self'${hashes(scripts.map(({ text }) => text))}`,
    `style-src 'self'${hashes(styles.map(({ text }) => text))}`,
    `style-src-attr ${attributeHashes ? `'unsafe-hashes'${attributeHashes}` : `'none'`}`,
    `img-src 'self' data: blob:`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ');
}

function inline(html: string, pattern: RegExp): { attributes: string; text: string }[] {
  return [...html.matchAll(pattern)].map((match) => ({ attributes: match[1] ?? '', text: match[2] ?? '' }));
}

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
}

function unescape(attribute: string): string {
  return attribute
    .replaceAll('&#34;', '"')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
