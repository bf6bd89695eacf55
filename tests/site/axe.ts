import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions, Spec, AxeResults, ElementContext } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe is pointed at, as selectors; the whole page without them. */
export interface Part {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

interface Axe {
  readonly configure: (spec: Spec) => void;
  readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/**
 * Every rule that a page breaks in axe's eyes, with the HTML of what breaks it. Axe runs inside the page and sends back
 * its findings alone: that is many times as fast as sending all that it looked at. Throws for a page with frames, into
 * which it would not look.
 */
export async function axeFinds(
  page: Page,
  part: Part = {},
): Promise<readonly (readonly [string, string[]])[]> {
  if (page.frames().length !== 1) throw new Error(`${page.url()} has frames, and axe would pass over them.`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async ({ include, exclude }) => {
    const { axe } = window as unknown as { axe: Axe };
    const context = {
      include: include ? include.map((selector) => [selector]) : document,
      ...(exclude && { exclude: exclude.map((selector) => [selector]) }),
    } as ElementContext;
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
  }, part);
}
