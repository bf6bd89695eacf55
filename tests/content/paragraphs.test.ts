import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const chapters = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name.replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('.mdx'));

/** MDX takes a component at the start of a line for a block, and ends the paragraph before it. */
const strayLines = (source: string): string[] =>
  source.split('\n').filter((line) => /^\s*(?:[->] )?<(?:Term|Cite|CardName|Go)\b/.test(line));

describe('paragraphs of the manual', () => {
  test.each(chapters)('in %s, no line begins with a component that belongs into a sentence', (path) => {
    expect(strayLines(readFileSync(path, 'utf8'))).toEqual([]);
  });

  test('such a line is seen', () => {
    expect(strayLines('One may\n<Term id="move">move</Term> once.\n> <Go to="/">x</Go>')).toHaveLength(2);
    expect(strayLines('<Rule id="x">\n\nOne may <Cite\nrule="x" />.\n\n<ActionGrid />')).toEqual([]);
  });
});
