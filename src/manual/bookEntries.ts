/** A line of the book's contents; its bookmarks are the same lines. */
export interface BookEntry {
  /** Id in the book. */
  readonly id: string;
  /** Of a chapter (`7`) or section (`7.2`); what follows the chapters has none. */
  readonly number?: string;
  readonly title: string;
  readonly sections: readonly BookEntry[];
}
