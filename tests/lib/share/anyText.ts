import fc from 'fast-check';

/**
 * Text of any code points but lone surrogates, plain ones often. (fast-check's own `binary` unit needs seconds to
 * get ready.)
 */
export function anyText({ minLength = 0, maxLength = 40 } = {}): fc.Arbitrary<string> {
  const point = fc.oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  );
  return fc.array(point, { minLength, maxLength }).map((points) => String.fromCodePoint(...points));
}
