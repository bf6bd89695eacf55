/** The browser that prints the books also tests the pages. */
export { launchBrowser } from '../../scripts/browser.ts';
