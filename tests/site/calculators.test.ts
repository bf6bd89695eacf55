import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { CALCULATORS } from '#games/a-new-regime/islands/calculators/index.ts';
import { ask } from '#games/a-new-regime/odds/ask.ts';
import { startValues } from '#lib/share/fields.ts';
import { axeFinds } from './axe.ts';
import { openOnePage } from './onePage.ts';

const odds = `${inject('site')}a-new-regime/odds/`;
const IDS = CALCULATORS.map(({ id }) => id);
const COMPARED = CALCULATORS.filter(({ comparable }) => comparable).map(({ id }) => id);
const { browser, page, complaints } = await openOnePage(8_000);

/** A calculator's page with that hash, once its scripts run. */
async function visit(id: string, hash = '', on = page): Promise<void> {
  await on.goto('about:blank');
  await on.goto(`${odds}${id}/${hash}`);
  await on.locator('astro-island:not([ssr]) .calculator').waitFor();
}

async function inWindow(options: BrowserContextOptions, look: (page: Page) => Promise<void>): Promise<void> {
  const other = await browser.newContext(options);
  try {
    await look(await other.newPage());
  } finally {
    await other.close();
  }
}

const headline = (on = page) => on.locator('.headline').first();
const said = () => page.locator('.calculator > [role=status]');
const hash = (): Promise<string> => page.evaluate(() => location.hash);
const linkField = (on = page) => on.getByRole('textbox', { name: 'Link to this answer' });
const usualHeadline = (id: string): string => {
  const calculator = CALCULATORS.find((one) => one.id === id)!;
  return calculator.project({ inputs: startValues(calculator.fields), rulings: {} }).headline;
};

/** Tabs from the top of the page until a control with that label has the focus. */
async function tabTo(label: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      return (
        labels?.[0]?.textContent?.trim() ??
        element?.getAttribute('aria-label') ??
        element?.textContent?.trim()
      );
    });
    if (name === label) return;
  }
  throw new Error(`No control "${label}" can be reached with the Tab key.`);
}

/** What to reach, what to press there, and what the address then says. */
const BY_KEYBOARD: Readonly<Record<string, readonly [label: string, keys: readonly string[], hash: RegExp]>> =
  {
    imperialize: ['Loyal figures', ['ArrowUp', 'ArrowUp'], /&loyal=4/],
    conflict: ['One act', ['ArrowRight'], /&ask=fight/],
    uprising: ['Un-loyal figures', ['9'], /&unloyal=9/],
    budget: ['Turn the Tide cards', ['ArrowUp', 'ArrowUp'], /&cards=2/],
    'action-dice': ['Action dice', ['ArrowDown'], /&dice=2/],
    'end-game-condition': ['States that you control', ['8'], /&done=8-0/],
    score: ['Economic tokens', ['Shift+Tab', 'Shift+Tab', 'Enter'], /&sheet=North_m4.1-e3.0_4-2-0/],
  };

describe.each(IDS)('the calculator %s', (id) => {
  test('shows before scripts run what its function projects, and no control that does nothing', async () => {
    await inWindow({ javaScriptEnabled: false }, async (still) => {
      await still.goto(`${odds}${id}/`);
      await expect.poll(() => headline(still).textContent()).toBe(usualHeadline(id));
      await expect.poll(() => still.locator('.given').isVisible()).toBe(true);
      await expect.poll(() => still.locator('.reason-steps li').count()).toBeGreaterThan(1);
      await expect
        .poll(() => still.locator('.calculator :is(button, input, select, textarea):visible').count())
        .toBe(0);
    });
  });

  test('can be worked by keyboard alone, and says what it came to', async () => {
    await visit(id);
    const [label, keys, expected] = BY_KEYBOARD[id]!;
    await tabTo(label);
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(hash).toMatch(expected);
    if ((await headline().textContent()) !== usualHeadline(id))
      await expect.poll(async () => [await said().textContent()]).toEqual([await headline().textContent()]);
    expect(complaints).toEqual([]);
  });

  test('its link opens the same answer elsewhere', async () => {
    await visit(id);
    const [label, keys] = BY_KEYBOARD[id]!;
    await tabTo(label);
    for (const key of keys) await page.keyboard.press(key);
    await page.getByRole('textbox', { name: 'Playtester’s note' }).fill('<b>Is</b> this right? 100 % & #1');
    await expect.poll(hash).toContain('note=');
    const link = await page.evaluate(() => location.href);
    await expect.poll(() => linkField().inputValue()).toBe(link);
    const [before, hashBefore] = [await headline().textContent(), await hash()];
    await inWindow({}, async (other) => {
      await other.goto(link);
      await other.locator('astro-island:not([ssr]) .calculator').waitFor();
      await expect.poll(() => headline(other).textContent()).toBe(before);
      await expect.poll(() => other.evaluate(() => location.hash)).toBe(hashBefore);
      await expect
        .poll(() => other.locator('.travelled-note').innerText())
        .toContain('<b>Is</b> this right? 100 % & #1');
      await expect.poll(() => other.locator('.travelled-note b').count()).toBe(0);
    });
  });

  test('keeps a link that it cannot read, says what is wrong, and starts from its usual values', async () => {
    const broken = '#1&nosuch=3';
    await visit(id, broken);
    const alert = page.getByRole('alert');
    await expect
      .poll(() => alert.innerText())
      .toMatch(/could not be opened\.\s+There is no field "?.?nosuch/);
    await expect.poll(() => alert.getByRole('textbox').inputValue()).toBe(broken);
    await expect.poll(hash).toBe(broken);
    await expect.poll(() => headline().textContent()).toBe(usualHeadline(id));
    const [label, keys] = BY_KEYBOARD[id]!;
    await tabTo(label);
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => alert.count()).toBe(0);
    await expect.poll(hash).not.toContain('nosuch');
  });

  test('goes back and forward through what was set', async () => {
    await visit(id);
    const [label, keys, expected] = BY_KEYBOARD[id]!;
    await tabTo(label);
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(hash).toMatch(expected);
    const after = await headline().textContent();
    await page.goBack();
    await expect.poll(() => headline().textContent()).toBe(usualHeadline(id));
    await expect.poll(hash).toBe('');
    await page.goForward();
    await expect.poll(hash).toMatch(expected);
    await expect.poll(() => headline().textContent()).toBe(after);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing in %s, with everything unfolded',
    async (colorScheme) => {
      await inWindow({ colorScheme, viewport: { width: 1280, height: 900 } }, async (other) => {
        await visit(id, COMPARED.includes(id) ? '#1&b.on=1&note=A%20note' : '#1&note=A%20note', other);
        await other.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        await other.locator('.qr svg').waitFor();
        expect(await axeFinds(other)).toEqual([]);
      });
    },
  );

  test.each([320, 360])('fits a phone of %i pixels, alone and compared', async (width) => {
    await inWindow({ viewport: { width, height: 700 } }, async (phone) => {
      for (const start of COMPARED.includes(id) ? ['', '#1&b.on=1'] : ['']) {
        await visit(id, start, phone);
        await phone.evaluate(() => document.querySelectorAll('details').forEach((one) => (one.open = true)));
        await phone.locator('.qr svg').waitFor();
        const beyond = await phone.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBeLessThanOrEqual(0);
      }
    });
  });

  test('prints as its figures, with a code that leads back', async () => {
    await visit(id);
    await page.locator('.qr svg').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('.calculator :is(button, textarea):visible').count()).toBe(0);
    await expect.poll(() => headline().isVisible()).toBe(true);
    await expect.poll(() => page.locator('.given').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.qr svg').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.link-text').innerText()).toContain(`/odds/${id}/`);
    await page.emulateMedia({ media: null });
  });
});

describe.each(COMPARED)('comparing in %s', (id) => {
  test('shows both answers and the difference, and travels in the link', async () => {
    await visit(id);
    await page.getByRole('button', { name: 'Compare with …' }).click();
    await expect.poll(() => page.locator('.headline').count()).toBe(2);
    await expect.poll(() => page.locator('.difference').innerText()).toBe('No difference.');
    await expect.poll(hash).toContain('b.on=1');
    const second = page.getByRole('group', { name: 'Second set-up' });
    const [label, keys] = BY_KEYBOARD[id]!;
    const control = second.getByLabel(label, { exact: true }).first();
    await control.focus();
    for (const key of keys) await control.press(key);
    await expect.poll(hash).toContain('b.');
    const told = await page.locator('.difference').innerText();
    await page.reload();
    await page.locator('astro-island:not([ssr]) .calculator').waitFor();
    await expect.poll(() => page.locator('.difference').innerText()).toBe(told);
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect.poll(() => page.locator('.headline').count()).toBe(1);
    await expect.poll(hash).not.toContain('b.');
  });
});

describe('readings of open questions', () => {
  test('change the answer and the link, and the usual one leaves no trace', async () => {
    await visit('imperialize', '#1&by=economic&neutral=1&funds=0');
    const before = await headline().textContent();
    await page.getByText('An open question that may change the answer').click();
    await page.getByRole('radio', { name: /They count as un-loyal/ }).check();
    await expect.poll(hash).toContain('r.neutral-loyalty=unloyal');
    await expect.poll(() => headline().textContent()).not.toBe(before);
    await page.getByRole('radio', { name: /count as loyal, to the state itself/ }).check();
    await expect.poll(hash).not.toContain('r.');
    await expect
      .poll(() => page.getByRole('radio', { name: /They count as un-loyal/ }).isVisible())
      .toBe(true);
  });

  test('are compared from the page of open questions', async () => {
    await page.goto(`${inject('site')}a-new-regime/open-questions/`);
    await page.locator('#neutral-loyalty').getByRole('link', { name: 'Compare the chances' }).click();
    await page.locator('astro-island:not([ssr]) .calculator').waitFor();
    await expect.poll(() => page.locator('.difference').innerText()).toMatch(/^The second is .* higher\.$/);
  });
});

describe('a test case', () => {
  test('is what the tests of the questions accept', async () => {
    await visit('imperialize', '#1&by=religious');
    const field = page.getByRole('textbox', { name: 'Test case' });
    const { question, given, expected } = JSON.parse(await field.inputValue()) as Record<string, unknown>;
    expect(question).toBe('convert');
    expect(ask(question, given)).toMatchObject({ ok: true, value: { exact: expected } });
  });
});

describe('what is spoken', () => {
  test('is one announcement when quick changes have settled, not one a keystroke', async () => {
    await visit('imperialize', '#1&by=religious');
    const field = page.getByRole('textbox', { name: 'Un-loyal figures' });
    await field.evaluate((input) => {
      const status = document.querySelector('.calculator > [role=status]')!;
      const heard: string[] = [];
      Object.assign(window, { heard });
      new MutationObserver(() => {
        if (status.textContent) heard.push(status.textContent);
      }).observe(status, { childList: true, subtree: true, characterData: true });
      for (const value of ['2', '20', '2', '12']) {
        (input as HTMLInputElement).value = value;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toHaveLength(1);
    await page.waitForTimeout(1_500);
    await expect.poll(heard).toEqual([await headline().textContent()]);
  });
});

describe('numbers that are typed', () => {
  test('outside the range stay in the field, with what is allowed, and change nothing', async () => {
    await visit('imperialize');
    const field = page.getByRole('textbox', { name: 'Loyal figures', exact: true });
    await field.fill('1000001');
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('A whole number from 0 to 1000000.');
    await expect.poll(() => field.inputValue()).toBe('1000001');
    await expect.poll(hash).toBe('');
    await field.fill('6');
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await expect.poll(hash).toContain('loyal=6');
  });
});

describe('the uprising table', () => {
  test('lights the cell of the state that is asked about', async () => {
    await visit('uprising', '#1&loyal=3&unloyal=7');
    const lit = page.locator('.uprising-table .lit');
    await expect.poll(() => lit.count()).toBe(1);
    await expect.poll(() => lit.innerText()).toMatch(/^3\s+50\s%$/);
  });
});

describe('in a chapter', () => {
  test('the answer stands still until it is asked for, then it can be changed in place', async () => {
    await page.goto(`${inject('site')}a-new-regime/conflict/`);
    const door = page.locator('calculator-door');
    const before = await door.locator('.headline').textContent();
    await door.getByRole('button', { name: 'Change the numbers' }).press('Enter');
    await door.getByRole('button', { name: 'Turns: one more' }).click();
    await expect.poll(() => door.locator('.headline').textContent()).not.toBe(before);
    await expect.poll(hash).toBe('');
    await expect
      .poll(() => door.getByRole('link', { name: 'Open this on its own page' }).getAttribute('href'))
      .toContain('/odds/conflict/#1&ask=fight&turns=4');
    expect(complaints).toEqual([]);
  });
});

describe('the list of calculators', () => {
  test('leads to each, with an answer', async () => {
    await page.goto(odds);
    for (const { id, title } of CALCULATORS) {
      const link = page.getByRole('link', { name: title, exact: true });
      await expect.poll(() => link.getAttribute('href')).toMatch(new RegExp(`/odds/${id}/$`));
    }
  });
});
