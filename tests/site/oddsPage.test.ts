import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '#games/a-new-regime/odds/ask.ts';
import { runInProcess } from '../scripts/runInProcess.ts';

const page = parse(readFileSync('dist/data/odds/index.html', 'utf8'), { blockTextElements: {} });

describe('the page of the odds', () => {
  test.each(QUESTIONS.map(({ id }) => [id]))(
    'shows what asking %s on the command line prints',
    async (id) => {
      const command = page.querySelector(`pre[data-question="${id}"]`)?.text ?? '';
      const [, json = ''] = /'(.*)'$/.exec(command) ?? [];
      expect(command).toBe(`npm run -s realm -- odds a-new-regime ${id} '${json}'`);
      const { out } = await runInProcess('odds', 'a-new-regime', id, json);
      const { more, ...printed } = JSON.parse(out) as Record<string, unknown>;
      expect(JSON.parse(page.querySelector(`pre[data-answer="${id}"]`)?.text ?? '')).toEqual(printed);
      for (const name of Object.keys((more ?? {}) as object)) expect(page.text).toContain(name);
    },
  );

  test('is found from the page of the data, and leads to the schema', () => {
    const data = parse(readFileSync('dist/data/index.html', 'utf8'));
    expect(data.querySelector('a[href="/data/odds/"]')).not.toBeNull();
    expect(page.querySelector('a[href="/schemas/a-new-regime-odds-1.json"]')).not.toBeNull();
  });
});
