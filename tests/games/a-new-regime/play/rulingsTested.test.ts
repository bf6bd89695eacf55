import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULINGS } from '#games/a-new-regime/rulings.ts';

const FOLDER = 'tests/games/a-new-regime/play';
const source = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.test.ts') && file !== 'rulingsTested.test.ts')
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');

const selectable = RULINGS.filter((ruling) => ruling.selectable);

describe('every reading that a table can choose has a test in play', () => {
  test.each(
    selectable.map(
      ({ id, options, default: usual }) =>
        [id, options.map((one) => one.id).filter((one) => one !== usual)] as const,
    ),
  )('%s: %j', (id, others) => {
    expect(source).toContain(id);
    for (const reading of others) expect(source, `${id} ${reading}`).toContain(`'${reading}'`);
  });
});
