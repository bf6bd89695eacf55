/** The edition of the rules of Nomads' Threat that this site holds, as print, the data files and shared links name it. */
export const EDITION = {
  /** Goes up when a rule or a default reading changes. */
  number: 1,
  name: 'First edition',
  /** The day it was fixed, ISO. */
  date: '2026-11-30',
  /** The designer's text that it was made from. */
  draft: 'public draft',
} as const;
