import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardEdit } from '#lib/board/edit/edits.ts';
import { makeEditsText, parseEditsText } from '#lib/board/edit/editsText.ts';
import { anyEdit } from './anyEdit.ts';

/** One of each sort, as links write them for ever. */
const FROZEN: readonly (readonly [string, BoardEdit])[] = [
  ['nBROld_Town', { type: 'rename', key: 1, name: 'Old Town' }],
  ['nMITMOp', { type: 'rename', key: 12, name: 'Lé' }],
  ['khBF', { type: 'kind', key: 33, face: 5 }],
  ['pCH', { type: 'population', key: 2, face: 7 }],
  ['rDhG', { type: 'reroll', key: 3, what: 'both', salt: 12 }],
  ['RD', { type: 'rerollRest', what: 'kind', salt: 1 }],
  ['sBCB', { type: 'swapRolls', a: 1, b: 2, what: 'population' }],
  ['lEH', { type: 'lock', key: 4, what: 'all', on: true }],
  ['lEA', { type: 'lock', key: 4, what: 'kind', on: false }],
  ['mFnVI', { type: 'move', key: 5, dx: -12.3, dy: 0.4 }],
  ['jGH', { type: 'merge', keep: 6, gone: 7 }],
  ['cIP', { type: 'split', key: 8, angle: 15 }],
  ['fJ', { type: 'flood', key: 9 }],
  ['wJ', { type: 'raise', key: 9 }],
  ['bBhI', { type: 'strait', a: 1, b: 40 }],
  ['xBhI', { type: 'noStrait', a: 1, b: 40 }],
  ['CCDO', { type: 'capitals', keys: [3, 14] }],
];

describe('edits as text', () => {
  it.each(FROZEN)('%s means what it always meant', (text, edit) => {
    expect(makeEditsText([edit])).toBe(text);
    expect(parseEditsText(text)).toEqual({ ok: true, value: [edit] });
  });

  it('come back as they were, and never need more than letters, digits, - and _', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 40 }), (edits) => {
        const text = makeEditsText(edits);
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(parseEditsText(text)).toEqual({ ok: true, value: edits });
      }),
      { numRuns: 300 },
    );
  });

  it('write a drag to the tenths in which it is made', () => {
    const parsed = parseEditsText(makeEditsText([{ type: 'move', key: 1, dx: 1.24999, dy: -0.04 }]));
    expect(parsed).toEqual({ ok: true, value: [{ type: 'move', key: 1, dx: 1.2, dy: 0 }] });
  });

  it('that are cut off, damaged or out of range are refused with a sentence', () => {
    const say = (text: string): string => {
      const parsed = parseEditsText(text);
      return parsed.ok ? 'read' : parsed.error.message;
    };
    expect(say('kB')).toBe('Edit 1 of this link is cut off.');
    expect(say('fBz')).toContain('Edit 2 of this link begins with "z"');
    expect(say('f.')).toContain('holds the character "."');
    expect(say('nBROld.Town')).toContain('holds a name with characters');
    expect(say('nBG!!!')).toContain('damaged name');
    expect(say(`f${'_'.repeat(30)}A`)).toContain('too large a number');
    expect(say('fA')).toContain('it must be a whole number from 1 to 9999');
    expect(say('sBCH')).toContain('what');
    expect(say('C_____')).toContain('Edit 1');
    expect(say(`C${'-fA'}`)).toContain('is cut off');
  });

  it('never make the reader throw, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'nkprRslmjcfwbxCAB-_9h.é') })),
        (text) => {
          const parsed = parseEditsText(text);
          if (parsed.ok) expect(parseEditsText(makeEditsText(parsed.value))).toEqual(parsed);
          else expect(parsed.error.message).toMatch(/\.$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
