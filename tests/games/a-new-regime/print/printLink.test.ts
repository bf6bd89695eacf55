import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePrintHash,
  parsePrintHash,
  soundOrder,
  START_ORDER,
} from '#games/a-new-regime/print/printLink.ts';
import { ORDER_FIELDS, type PrintOrder } from '#games/a-new-regime/print/printOrder.ts';
import type { Field } from '#lib/share/fields.ts';

const valueOf = (field: Field): fc.Arbitrary<string | number | boolean> =>
  field.kind === 'whole'
    ? fc.integer({ min: field.min, max: field.max })
    : field.kind === 'choice'
      ? fc.constantFrom(...field.options.map(({ value }) => value))
      : fc.constantFrom('', '2, 5-7', '1').filter((text) => field.kind !== 'text' || field.check(text));
const orders = fc.record(
  Object.fromEntries(Object.entries(ORDER_FIELDS).map(([name, field]) => [name, valueOf(field)])),
) as unknown as fc.Arbitrary<PrintOrder>;

describe('the link of a print order', () => {
  it('comes back as it was written, whatever was ordered', () => {
    fc.assert(
      fc.property(
        orders,
        fc.constantFrom('', '1.4x5.harbour', '2.6x5.a_b.r3', '1.4x5.~a&b=%'),
        (order, board) => {
          const whole = { ...order, board };
          expect(parsePrintHash(makePrintHash(whole))).toEqual({ ok: true, value: whole });
        },
      ),
    );
    expect(makePrintHash(START_ORDER)).toBe('#1');
  });

  it('leaves out what was typed but cannot be read, so that a reload keeps all else', () => {
    const typed = { ...START_ORDER, part: 'cards', paper: 'letter', pages: 'abc', measured: '9' } as const;
    expect(parsePrintHash(makePrintHash(soundOrder(typed)))).toEqual({
      ok: true,
      value: { ...START_ORDER, part: 'cards', paper: 'letter' },
    });
    fc.assert(fc.property(orders, (order) => void expect(soundOrder(order)).toEqual(order)));
  });

  it('may be the link of a board, and orders everything for it', () => {
    expect(parsePrintHash('#1.6x5.islands.harbour')).toEqual({
      ok: true,
      value: { ...START_ORDER, board: '1.6x5.islands.harbour' },
    });
  });

  it('says in a sentence what is wrong with it, and never throws', () => {
    for (const [hash, code] of [
      ['#2&part=kit', 'other-version'],
      ['#1&part=%', 'bad-encoding'],
      ['#1&part=boat', 'out-of-range'],
      ['#1&regimes=99', 'out-of-range'],
      ['#1&colour=red', 'unknown-field'],
      ['#1&pages=two', 'out-of-range'],
      [`#1&board=${'x'.repeat(5000)}`, 'too-long'],
    ] as const)
      expect(parsePrintHash(hash), hash).toMatchObject({ ok: false, error: { code } });
    fc.assert(fc.property(fc.string(), (text) => void parsePrintHash(`#1&${text}`)));
  });
});
