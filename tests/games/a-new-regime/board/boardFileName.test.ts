import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardFileName, DOWNLOAD_FORMATS } from '#games/a-new-regime/board/boardFileName.ts';
import { DEFAULT_SETTINGS } from '#games/a-new-regime/board/settings.ts';
import { boardSettings } from './arbitraries.ts';

const nameOf = (seed: string, change = {}) => boardFileName({ ...DEFAULT_SETTINGS, seed, ...change }, 'pdf');
/** Disks of some systems do not tell these apart. */
const folded = (name: string) => name.normalize('NFKC').toUpperCase();

describe('the name of a board’s file', () => {
  it('is game, regimes and seed where these say it all', () => {
    expect(nameOf('harbour')).toBe('a-new-regime-4-regimes-harbour.pdf');
    expect(nameOf('night-12', { regimes: 8 })).toBe('a-new-regime-8-regimes-night-12.pdf');
    expect(nameOf('гавань')).toBe('a-new-regime-4-regimes-гавань.pdf');
  });

  it('gets a mark where the seed holds more than a name may, or a setting is unusual', () => {
    for (const seed of ['é', 'E', 'E!', 'old harbour', '../../x', '🌊', '-e', 'straße', 'a_b'])
      expect(nameOf(seed)).toMatch(/^a-new-regime-4-regimes-[^_/]+_[0-9a-z]{6}\.pdf$/);
    for (const change of [
      { states: 6 },
      { shape: 'ring' },
      { spacing: 'two-steps' },
      { width: 405 },
      { height: 280 },
    ])
      expect(nameOf('e', change)).toMatch(/^a-new-regime-4-regimes-e_[0-9a-z]{6}\.pdf$/);
  });

  it('never changes for the same settings', () => {
    expect(nameOf('Old harbour')).toBe('a-new-regime-4-regimes-old-harbour_ujg4si.pdf');
  });

  it('differs for different settings, on disks that take capitals for small letters too', () => {
    const close = boardSettings.chain((settings) =>
      fc.tuple(
        fc.constant(settings),
        fc.oneof(
          boardSettings,
          boardSettings.map(({ seed }) => ({ ...settings, seed })),
          fc
            .constantFrom(settings.seed.toUpperCase(), settings.seed.toLowerCase(), `${settings.seed}!`)
            .map((seed) => ({ ...settings, seed })),
          boardSettings.map(({ shape }) => ({ ...settings, shape })),
          boardSettings.map(({ width, states }) => ({ ...settings, width, states })),
        ),
      ),
    );
    fc.assert(
      fc.property(close, fc.constantFrom(...DOWNLOAD_FORMATS), ([one, other], format) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(folded(boardFileName(one, format))).not.toBe(folded(boardFileName(other, format)));
      }),
      { numRuns: 2000 },
    );
  });
});
