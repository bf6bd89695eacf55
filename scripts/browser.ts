import { existsSync } from 'node:fs';
import { chromium as playwright, type Browser } from 'playwright-core';

/** Where a Chrome or Chromium usually is, on systems for which the lock file brings none. */
const USUAL_PLACES = [
  process.env['CHROME_PATH'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
];

/** A real browser: the Chromium of the lock file on Linux x64, an installed one elsewhere. */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform === 'linux' && process.arch === 'x64' && !process.env['CHROME_PATH']) {
    const { default: chromium } = await import('@sparticuz/chromium');
    return playwright.launch({
      executablePath: await chromium.executablePath(),
      // Of the package's own arguments only this one: the others fit it into a cloud function, share one process
      // among all pages, and switch off the very checks of origin that the tests rely on.
      args: ['--no-sandbox'],
      headless: true,
    });
  }
  const executablePath = USUAL_PLACES.find((place) => place && existsSync(place));
  if (!executablePath)
    throw new Error(
      'There is no Chrome or Chromium. Install one, or set CHROME_PATH to the program file of yours.',
    );
  return playwright.launch({ executablePath, headless: true });
}
