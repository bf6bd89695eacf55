import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BOARD_PATH,
  HASH_BUDGET,
  makeBoardHash,
  makeBoardLink,
  parseBoardHash,
} from '#games/a-new-regime/board/boardLink.ts';
import { NUMBER_FIELDS_1, WORD_FIELDS_1 } from '#games/a-new-regime/board/boardLinkFields1.ts';
import { LOOK_OPTIONS } from '#games/a-new-regime/board/parseSettings.ts';
import {
  DEFAULT_LOOK,
  DEFAULT_SETTINGS,
  LAND_SHAPES,
  RANGES,
  SPACINGS,
} from '#games/a-new-regime/board/settings.ts';
import { LINK_MAX, SITE_MAX } from '#lib/share/site.ts';
import { anyText } from '../../../lib/share/anyText.ts';
import { boardLooks, boardSettings } from './arbitraries.ts';

const choices = fc.record({ settings: boardSettings, look: boardLooks });

/** What version 1 means by an empty choice; written out here because it may never change. */
const settings = {
  seed: 'harbour',
  regimes: 4,
  states: 5,
  shape: 'continent',
  spacing: 'four-steps',
  width: 404,
  height: 281,
} as const;
const look = {
  paper: 'a3',
  orientation: 'auto',
  labels: 'names',
  ink: 'full',
  colour: 'colour',
  capitals: 'hidden',
} as const;
const everything = {
  settings: {
    seed: 'x',
    regimes: 8,
    states: 12,
    shape: 'two-continents',
    spacing: 'three-steps',
    width: 1189,
    height: 1000,
  },
  look: {
    paper: 'tabloid',
    orientation: 'landscape',
    labels: 'numbers',
    ink: 'low',
    colour: 'greyscale',
    capitals: 'shown',
  },
} as const;

describe('frozen links of version 1', () => {
  it.each([
    ['#1.4x5.harbour', { settings, look }],
    ['#1.4x5.Old_harbour-2', { settings: { ...settings, seed: 'Old harbour-2' }, look }],
    ['#1.4x5.~WsO8cmljaA', { settings: { ...settings, seed: 'Zürich' }, look }],
    ['#1.4x5.~Li4vLi4veA', { settings: { ...settings, seed: '../../x' }, look }],
    [
      '#1.8x5.islands.a4.harbour',
      { settings: { ...settings, regimes: 8, shape: 'islands' }, look: { ...look, paper: 'a4' } },
    ],
    [
      '#1.3x12.200x300mm.x',
      { settings: { ...settings, seed: 'x', regimes: 3, states: 12, width: 200, height: 300 }, look },
    ],
    [
      '#1.4x5.ring.two-steps.letter.portrait.low-ink.capitals.x',
      {
        settings: { ...settings, seed: 'x', shape: 'ring', spacing: 'two-steps' },
        look: { ...look, paper: 'letter', orientation: 'portrait', ink: 'low', capitals: 'shown' },
      },
    ],
    ['#1.~CTZqMov.x', everything],
  ] as const)('%s means what it always meant', (hash, choice) => {
    expect(parseBoardHash(hash)).toEqual({ ok: true, value: choice });
    expect(makeBoardHash(choice)).toBe(hash);
  });

  it('take words in any order, defaults said aloud, percent-encoding, and seeds typed by hand', () => {
    const plain = parseBoardHash('#1.4x5.islands.a4.harbour');
    expect(parseBoardHash('1.4x5.a4.colour.islands.404x281mm.harbour')).toEqual(plain);
    expect(parseBoardHash('#1.4x5.%7EWsO8cmljaA')).toEqual(parseBoardHash('#1.4x5.Zürich'));
    expect(parseBoardHash('#1.4x5.Z%C3%BCrich')).toEqual(parseBoardHash('#1.4x5.Zürich'));
  });
});

describe('a link', () => {
  it('holds settings and look whole, in characters that no program has to encode', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const hash = makeBoardHash(choice);
        expect(hash).toMatch(/^#[A-Za-z0-9._~-]+$/);
        expect(parseBoardHash(hash)).toEqual({ ok: true, value: choice });
      }),
      { numRuns: 3000 },
    );
  });

  it('has at most 150 characters on a site of at most 60', () => {
    expect(SITE_MAX + BOARD_PATH.length + HASH_BUDGET).toBe(LINK_MAX);
    const site = `https://example.org/${'x'.repeat(SITE_MAX - 21)}/`;
    fc.assert(
      fc.property(choices, (choice) => {
        const link = makeBoardLink(choice, site);
        expect(link.ok && link.value.length <= LINK_MAX).toBe(true);
      }),
      { numRuns: 3000 },
    );
    const longest = makeBoardLink(
      { ...everything, settings: { ...everything.settings, seed: '"'.repeat(40) } },
      site,
    );
    expect(longest.ok && longest.value.length).toBe(60 + 19 + 67);
  });

  it('is refused for a longer site', () => {
    expect(makeBoardLink({ settings, look }, `https://example.org/${'x'.repeat(60)}`)).toMatchObject({
      ok: false,
      error: { code: 'bad-site' },
    });
    expect(makeBoardLink({ settings, look }, 'https://example.org/maps')).toEqual({
      ok: true,
      value: 'https://example.org/maps/a-new-regime/board/#1.4x5.harbour',
    });
  });

  it('can say everything that can be chosen today', () => {
    for (const { name, min, max } of NUMBER_FIELDS_1) {
      expect(RANGES[name].min).toBeGreaterThanOrEqual(min);
      expect(RANGES[name].max).toBeLessThanOrEqual(max);
    }
    const options = { ...LOOK_OPTIONS, shape: LAND_SHAPES, spacing: SPACINGS };
    const named = Object.fromEntries(WORD_FIELDS_1.map((field) => [field.name, field.options]));
    for (const [name, values] of Object.entries(options))
      expect(named[name]).toEqual(expect.arrayContaining([...values]));
    const names = [...NUMBER_FIELDS_1, ...WORD_FIELDS_1].map(({ name }) => name as string);
    expect(['seed', ...names].sort()).toEqual(Object.keys({ ...DEFAULT_SETTINGS, ...DEFAULT_LOOK }).sort());
    const words = WORD_FIELDS_1.flatMap((field) => field.words);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('a broken link', () => {
  it.each([
    ['#3.4x5.harbour', 'This link is of version 3; this site reads versions 1 and 2.'],
    ['#harbour', 'it must begin with a version number'],
    ['#1', 'This link has no seed'],
    ['#1.4x5', 'This link has no seed'],
    ['#1.harbour.x', 'The second part of this link is "harbour"; it must be the number of regimes'],
    ['#1.9x5.harbour', 'The field regimes in this link is 9; it must be a whole number from 3 to 8.'],
    ['#1.4x2.harbour', 'The field states in this link is 2; it must be a whole number from 3 to 12.'],
    ['#1.4x5.50x281mm.x', 'The field width in this link is 50; it must be a whole number from 120 to 1189.'],
    ['#1.4x5.iland.x', 'has the part "iland", which version 1 does not know.'],
    ['#1.4x5.islnds.x', 'Did you mean islands?'],
    ['#1.4x5.__proto__.x', 'has the part "__proto__"'],
    ['#1.4x5.islands.ring.x', 'This link says the shape twice; the second time with "ring".'],
    ['#1.4x5.300x200mm.300x200mm.x', 'This link says the width twice'],
    ['#1.4x5.', 'is empty; it must be'],
    ['#1.4x5.~', 'is empty; it must be'],
    ['#1.4x5.~__', 'The seed of this link, "~__", is damaged.'],
    ['#1.4x5.a%00b', 'it must be 1 to 40 bytes of text'],
    ['#1.4x5.%', 'holds a percent sign that begins no character'],
    ['#1.~CTZqMov.islands.x', 'beside its packed settings'],
    ['#1.~CTIIKw.x', 'should be 7 characters long, and are 6'],
    ['#1.~_______.x', 'are out of range'],
    [`#1.4x5.${'x'.repeat(500)}`, 'at most 400 are read'],
  ])('%s: %s', (hash, sentence) => {
    const choice = parseBoardHash(hash);
    expect(choice.ok).toBe(false);
    if (!choice.ok) expect(choice.error.message).toContain(sentence);
  });

  const mutated = fc
    .tuple(
      choices,
      fc.array(fc.tuple(fc.nat(80), fc.constantFrom(...'.~x%0_é\u0000#', '', 'ring')), { maxLength: 4 }),
    )
    .map(([choice, changes]) =>
      changes.reduce(
        (hash, [at, put]) => hash.slice(0, at) + put + hash.slice(at + 1),
        makeBoardHash(choice),
      ),
    );

  it('never throws, gives a sentence, and what is read can be written again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          mutated,
          anyText(),
          fc.string().map((s) => `#1.4x5.${s}`),
        ),
        (hash) => {
          const choice = parseBoardHash(hash);
          if (choice.ok) expect(parseBoardHash(makeBoardHash(choice.value))).toEqual(choice);
          else expect(choice.error.message).toMatch(/^[A-Z].*[.?]$/s);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
