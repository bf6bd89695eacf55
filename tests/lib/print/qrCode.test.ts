import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitsQrCode, LEAST_MODULE, qrCode } from '#lib/print/qrCode.ts';

/** Modules of white that the standard asks for on each side. */
const QUIET = 4;

describe('a printed code', () => {
  test('fits where its modules, with the white around them, are as large as phones need', () => {
    const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 320 });
    fc.assert(
      fc.property(text, fc.integer({ min: 5, max: 40 }), (written, side) => {
        const module = side / (qrCode(written).modules + 2 * QUIET);
        expect(fitsQrCode(written, side)).toBe(module >= LEAST_MODULE);
      }),
      { numRuns: 60 },
    );
  });

  test('is refused where no code holds so much, or the square is too small for any', () => {
    expect(fitsQrCode('x'.repeat(5000), 500)).toBe(false);
    expect(fitsQrCode('x', 10)).toBe(false);
    expect(fitsQrCode('x', 10.2)).toBe(true);
  });
});
