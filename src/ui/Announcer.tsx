export interface Announcement {
  readonly text: string;
  /** Counts announcements, so that the same words can be said twice. */
  readonly count: number;
}

/** The one place of a page through which changes are spoken; it shows nothing. */
export function Announcer({ text, count }: Announcement) {
  return (
    <p class="visually-hidden" role="status">
      {/* Words that equal the ones before would not be noticed: a new element always is. */}
      <span key={count}>{text}</span>
    </p>
  );
}
