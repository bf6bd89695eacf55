import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textWidth } from '#lib/scene/textMetrics.ts';
import { drawSvg, pathData } from '#lib/render/svg/drawSvg.ts';
import type { Node, Scene } from '#lib/scene/scene.ts';
import { sampleScene } from './sampleScene.ts';

const scene = (children: readonly Node[], more: Partial<Scene> = {}): Scene => ({
  width: 10,
  height: 10,
  title: 'Test',
  symbols: {},
  children,
  ...more,
});

/** Control characters and halves of surrogate pairs included. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

describe('drawSvg', () => {
  it('draws one of everything as it always did', async () => {
    await expect(drawSvg(sampleScene, { size: 'mm' })).toMatchFileSnapshot(
      '../../golden/one-of-everything.svg',
    );
  });

  it('prefixes every id and every reference, so that two drawings share a page', () => {
    const svg = drawSvg(sampleScene, { idPrefix: 'left-' });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...svg.matchAll(/(?:#|aria-(?:labelledby|describedby)=")([a-z][\w-]*)(?=[")])/g)]
      .map(([, id]) => id)
      .filter((id) => !/^[0-9a-f]{6}$/.test(id ?? ''));
    expect(ids.length).toBeGreaterThan(3);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...ids, ...references]) expect(id).toMatch(/^left-/);
    for (const reference of references) expect(ids).toContain(reference);
  });

  it('has no style attribute and no style element, which the content security policy would drop', () => {
    expect(drawSvg(sampleScene)).not.toMatch(/style[ =>]/);
  });

  it('leaves the size to the page unless asked for millimetres', () => {
    expect(drawSvg(sampleScene)).not.toMatch(/<svg[^>]* width=/);
    expect(drawSvg(sampleScene, { size: 'mm' })).toContain('width="60mm" height="40mm"');
  });

  it('keeps each text to its planned width in files, which cannot bring their fonts', () => {
    const text = {
      type: 'text',
      x: 0,
      y: 0,
      text: 'Harbour',
      font: 'label',
      size: 3,
      fill: '#000000',
    } as const;
    const width = Math.round(textWidth('Harbour', 'label', 3) * 1000) / 1000;
    expect(drawSvg(scene([text]), { size: 'mm' })).toContain(
      `textLength="${width}" lengthAdjust="spacingAndGlyphs"`,
    );
    expect(drawSvg(scene([text]))).not.toContain('textLength');
  });

  it('escapes whatever people may write in names, titles and data', () => {
    const hostile = `"><script>alert('&')</script>\u0000\u001b\ud800]]>`;
    const svg = drawSvg(
      scene(
        [
          {
            type: 'text',
            x: 0,
            y: 0,
            text: hostile,
            font: 'label',
            size: 3,
            fill: '#000000',
            hook: { class: hostile, data: { name: hostile }, label: hostile },
          },
        ],
        { title: hostile, description: hostile },
      ),
    );
    expect(svg).not.toContain('<script');
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(svg).not.toMatch(/\p{Surrogate}/u);
    // Outside its own markup the drawing holds none of the characters that could open more.
    expect(svg.replace(/<(?:[^<>"]|"[^"<>]*")*>/g, '')).not.toMatch(/[<>"]/);
  });

  it('keeps any text a text: markup never grows with it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const svg = drawSvg(
          scene([{ type: 'text', x: 0, y: 0, text, font: 'label', size: 3, fill: '#000000' }]),
        );
        expect(svg.match(/</g)).toHaveLength(6);
      }),
    );
  });

  it('writes numbers with at most three decimals, no exponent and no negative zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -2000, max: 2000, noNaN: true }), (value) => {
        const data = pathData([['M', value, -value / 1e7]]);
        expect(data).toMatch(/^M-?\d+(\.\d{1,3})? -?\d+(\.\d{1,3})?$/);
        expect(data).not.toMatch(/-0(?![.\d])|\.\d*0(?!\d)/);
      }),
    );
    expect(pathData([['M', -0.0001, 1 / 3]])).toBe('M0 0.333');
  });

  it('refuses numbers, symbols and attribute names that would make a broken file', () => {
    expect(() => pathData([['M', NaN, 0]])).toThrow(/NaN/);
    expect(() => drawSvg(scene([{ type: 'use', symbol: 'toString', x: 0, y: 0, scale: 1 }]))).toThrow(
      /toString/,
    );
    expect(() => drawSvg(scene([{ type: 'group', children: [], hook: { data: { 'a b': '' } } }]))).toThrow(
      /a b/,
    );
    expect(() => drawSvg(sampleScene, { idPrefix: '"' })).toThrow(/id/);
  });
});
