/** Only loading the page again helps; the message says why, to the reader. */
export class ReloadNeeded extends Error {}
