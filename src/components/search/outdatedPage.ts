/** The file is of another edition than this page's script; only loading the page again helps. */
export class OutdatedPage extends Error {}
