import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, nearest } from '#lib/core/nearest.ts';
import { quote } from '#lib/core/quote.ts';
import { makeBase64url, parseBase64url } from '#lib/share/base64url.ts';
import { makeCsv } from '#lib/share/csv.ts';
import { slug } from '#lib/share/fileName.ts';
import { packDigits, packedLength, unpackDigits } from '#lib/share/mixedRadix.ts';
import { parseSeed } from '#lib/share/seed.ts';
import { parseSite, SITE_MAX } from '#lib/share/site.ts';
import { parseVersioned } from '#lib/share/versioned.ts';
import { anyText } from './anyText.ts';

describe('base64url', () => {
  it('agrees with Node for every text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const code = makeBase64url(text);
        expect(code).toBe(Buffer.from(text, 'utf8').toString('base64url'));
        expect(parseBase64url(code)).toEqual({ ok: true, value: text });
      }),
    );
  });

  it('reads no code that it would not write, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgw_-7/z=é') }), (code) => {
        const text = parseBase64url(code);
        if (text.ok) expect(makeBase64url(text.value)).toBe(code);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps a byte order mark, as any other character', () => {
    expect(parseBase64url(makeBase64url('\ufeffa'))).toEqual({ ok: true, value: '\ufeffa' });
  });

  it('refuses bytes that are not UTF-8, loose bits and foreign characters', () => {
    expect(parseBase64url('_w')).toMatchObject({
      ok: false,
      error: { message: 'The encoded text is not UTF-8.' },
    });
    expect(parseBase64url('YR')).toMatchObject({
      ok: false,
      error: { message: 'The encoded text is cut off.' },
    });
    expect(parseBase64url('Y')).toMatchObject({ ok: false });
    expect(parseBase64url('YQ==')).toMatchObject({ ok: false });
  });
});

describe('packed numbers', () => {
  const problem = fc
    .array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 })
    .chain((radices) => fc.tuple(fc.constant(radices), fc.tuple(...radices.map((r) => fc.nat(r - 1)))));

  it('come back as they went in, always at the same length', () => {
    fc.assert(
      fc.property(problem, ([radices, digits]) => {
        const text = packDigits(digits, radices);
        expect(text).toHaveLength(packedLength(radices));
        expect(unpackDigits(text, radices)).toEqual({ ok: true, value: digits });
      }),
    );
  });

  it('refuse a wrong length, a foreign character and a number beyond the last', () => {
    expect(unpackDigits('AAA', [10, 10])).toMatchObject({ ok: false });
    expect(unpackDigits('A!', [10, 10])).toMatchObject({ ok: false });
    expect(unpackDigits('__', [10, 10])).toMatchObject({ ok: false });
    expect(() => packDigits([10], [10])).toThrow(RangeError);
  });
});

describe('seeds', () => {
  it('are trimmed and composed, and stay as they are the second time', () => {
    expect(parseSeed('  Zu\u0308rich ')).toEqual({ ok: true, value: 'Zürich' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (text) => {
        const seed = parseSeed(text);
        if (seed.ok) expect(parseSeed(seed.value)).toEqual(seed);
      }),
    );
  });

  it.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    ['x'.repeat(41), 'is 41 bytes long'],
    ['é'.repeat(21), 'is 42 bytes long'],
    ['x'.repeat(4000), 'is too long'],
    ['a\tb', 'holds the character "\\u{9}"'],
    ['a\u202eb', 'holds the character "\\u{202e}"'],
    ['a\u0000', 'holds the character "\\u{0}"'],
    ['a\u200bb', 'holds the character "\\u{200b}"'],
    ['\ud800', 'holds the character "\\u{d800}"'],
    ['a\u2028b', 'holds the character "\\u{2028}"'],
  ])('refuse %j, saying that it %s', (text, what) => {
    const seed = parseSeed(text);
    expect(seed).toMatchObject({ ok: false, error: { where: 'seed' } });
    if (!seed.ok) expect(seed.error.message).toContain(`${what}; it must be 1 to 40 bytes`);
  });

  it('may be 40 bytes of anything that can be seen, families of emoji included', () => {
    for (const text of ['x'.repeat(40), 'é'.repeat(20), '👩‍👩‍👧', '../../x', '日本', "'; DROP--"]) {
      expect(parseSeed(text)).toEqual({ ok: true, value: text });
    }
  });
});

describe('sites', () => {
  it('come back in ASCII with a slash at the end', () => {
    expect(parseSite('https://example.org')).toEqual({ ok: true, value: 'https://example.org/' });
    expect(parseSite('https://EXAMPLE.org/Maps')).toEqual({ ok: true, value: 'https://example.org/Maps/' });
    expect(parseSite('http://münchen.example/')).toEqual({
      ok: true,
      value: 'http://xn--mnchen-3ya.example/',
    });
    expect(parseSite(`https://e.org/${'x'.repeat(SITE_MAX - 15)}/`)).toMatchObject({ ok: true });
  });

  it.each([
    'example.org',
    'javascript:alert(1)',
    'ftp://example.org',
    'https://me@example.org',
    'https://example.org/?x=1',
    'https://example.org/#x',
    `https://e.org/${'x'.repeat(SITE_MAX - 14)}/`,
    '',
  ])('are refused with a sentence when given as %j', (text) => {
    const site = parseSite(text);
    expect(site).toMatchObject({ ok: false, error: { where: 'site' } });
    if (!site.ok) expect(site.error.message).toContain('at most 60 characters');
  });
});

describe('versioned hashes', () => {
  it('undo percent-encoding and say when that cannot be done', () => {
    expect(parseVersioned('#1.%7Eab.c')).toEqual({ ok: true, value: { version: 1, parts: ['~ab', 'c'] } });
    expect(parseVersioned('#1.%E0%A4.c')).toMatchObject({ ok: false, error: { code: 'bad-encoding' } });
  });

  it.each(['', '#', '#x.1', '#01.a', '#-1.a', '#99999.a', '#1e3.a'])(
    'need a version: %j has none',
    (hash) => {
      expect(parseVersioned(hash)).toMatchObject({ ok: false, error: { code: 'no-version' } });
    },
  );

  it('are not read beyond 400 characters', () => {
    expect(parseVersioned(`#1.${'a'.repeat(400)}`)).toMatchObject({ ok: false, error: { code: 'too-long' } });
  });
});

describe('file names', () => {
  it.each([
    ['harbour', 'harbour'],
    ['../../x', 'x'],
    ['New Harbour  2', 'new-harbour-2'],
    ['Zürich Ångström', 'zurich-angstrom'],
    ['C:\\temp\\x', 'c-temp-x'],
    ['日本が', '日本が'],
    ['🌊', '1f30a'],
    ['..', '2e-2e'],
    ['-', '2d'],
    ['a.', 'a'],
  ])('make %j into %j', (text, name) => {
    expect(slug(text)).toBe(name);
  });

  it('never hold a separator, a dot or a control character, and are never empty', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1 }), (text) => {
        expect(slug(text)).toMatch(/^[\p{L}\p{M}\p{N}-]{1,60}$/u);
      }),
    );
  });
});

describe('CSV', () => {
  it('quotes after RFC 4180', () => {
    expect(
      makeCsv([
        ['a', 'b,c', 'd"e', 'f\r\ng'],
        [1.5, -2, true, ' x'],
      ]),
    ).toBe('a,"b,c","d""e","f\r\ng"\r\n1.5,-2,true," x"\r\n');
  });

  it('gives a spreadsheet no formula', () => {
    expect(makeCsv([['=1+1', '+x', '-x', '@x', ' =x', '\tx', '＝x', '../x']])).toBe(
      `'=1+1,'+x,'-x,'@x,' =x,'\tx,'＝x,../x\r\n`,
    );
  });
});

describe('near misses', () => {
  const known = ['regimes', 'states', 'seed', 'shape'];

  it('find the word that was meant', () => {
    expect(nearest('regiems', known)).toBe('regimes');
    expect(nearest('SEED', known)).toBe('seed');
    expect(nearest('state', known)).toBe('states');
    expect(nearest('zebra', known)).toBeUndefined();
    expect(nearest('', known)).toBeUndefined();
    expect(didYouMean('shpae', known)).toBe(' Did you mean shape?');
    expect(didYouMean('zebra', known)).toBe('');
  });

  it('are quoted without anything that cannot be seen', () => {
    expect(quote('a\u001b[31mb')).toBe('"a\\u{1b}[31mb"');
    expect(quote('x'.repeat(100))).toBe(`"${'x'.repeat(60)}…"`);
    expect(quote([1])).toBe('a list');
    expect(quote({})).toBe('a value of type object');
    expect(quote(null)).toBe('null');
  });
});
