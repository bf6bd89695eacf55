import { describe, expect, it } from 'vitest';
import { nameStates } from '#lib/board/features/nameStates.ts';
import { missingCharacters } from '#lib/scene/textMetrics.ts';

const boards = Array.from({ length: 200 }, (_, seed) => nameStates(96, `names-${seed}`));
const all = [...new Set(boards.flat())];

describe('names of states', () => {
  it('are unique on a board, even without their accents', () => {
    for (const names of boards) {
      const plain = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
      expect(new Set(plain).size).toBe(96);
    }
  });

  it('are at most 12 characters long, begin with a capital and can be said', () => {
    for (const name of all) {
      expect(name.length).toBeLessThanOrEqual(12);
      expect(name).toMatch(/^\p{Lu}\p{Ll}+( \p{Lu}\p{Ll}+)?$/u);
      expect(name).toMatch(/[aeiouyáéíóúÁÉÍÓÚàèåÅÖöůŮ]/i);
    }
  });

  it('are many: a hundred boards share few of them', () => {
    expect(all.length).toBeGreaterThan(4000);
  });

  it('have glyphs in the printed face, accents too', () => {
    expect(missingCharacters(all.join(''))).toEqual([]);
    expect(all.some((name) => /[^\p{ASCII}]/u.test(name))).toBe(true);
  });

  it('hold no brand, slur or holy book among them', () => {
    const refused =
      'urin urina urine koran karen zara corona oakley blackrock blackwater solana solaris winterfell halford westfield sarin elvis dalek';
    for (const name of all) expect(refused.split(' ')).not.toContain(name.toLowerCase());
  });

  it('still come, counted up, where there are more states than names', () => {
    const many = nameStates(20_000, 'crowd');
    expect(new Set(many).size).toBe(20_000);
    expect(many.some((name) => / \d+$/.test(name))).toBe(true);
  });

  it('are the same for the same seed, whatever else the board rolls', () => {
    expect(nameStates(20, 'harbour')).toEqual(nameStates(20, 'harbour'));
    expect(nameStates(20, 'harbour')).toEqual(nameStates(40, 'harbour').slice(0, 20));
  });
});
