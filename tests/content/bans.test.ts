import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** What lint says about a line, as if it stood in that file. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export const x = (a: number): unknown => ${code};\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'unreadable');
}

const headless = [
  'src/lib/core/fixture.ts',
  'src/lib/board/draw/fixture.ts',
  'src/games/a-new-regime/rules/fixture.ts',
  'src/games/warring-states/odds/fixture.ts',
];
const exact = ['board', 'random', 'graph', 'geometry'].map((folder) => `src/lib/${folder}/fixture.ts`);

describe('lint bans below the islands', () => {
  test.each(headless)('%s may not look at chance, clock or browser', async (file) => {
    for (const code of ['Math.random() + a', 'Date.now() + a', 'window.x + a', 'document.title + a'])
      expect(await complaints(file, code), code).not.toEqual([]);
  });

  test.each(exact)('%s may not use what engines compute differently', async (file) => {
    const calls = ['sin', 'cos', 'tan', 'atan2', 'exp', 'log', 'cbrt', 'hypot', 'pow'].map(
      (name) => `Math.${name}(a, 2)`,
    );
    for (const code of [...calls, 'a ** 2', 'Math["hypot"](a)', 'String(a).localeCompare("")'])
      expect(await complaints(file, code), code).not.toEqual([]);
    for (const code of ['Math.sqrt(a)', 'Math.floor(a / 2)', 'a * a'])
      expect(await complaints(file, code)).toEqual([]);
  });

  test('an island may look at the browser, and a page’s script too', async () => {
    expect(await complaints('src/games/a-new-regime/islands/fixture.ts', 'document.title + a')).toEqual([]);
    expect(await complaints('src/ui/fixture.ts', 'window.x + a')).toEqual([]);
  });
});
