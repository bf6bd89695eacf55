/** What a file may hold at most. */
export const FILE_LIMITS = {
  /** Bytes. */
  bytes: 20_000_000,
  /** States, or anything else that stands in their list. */
  features: 5_000,
  /** Corners in all, after a topology's lines are put together. */
  corners: 3_000_000,
  /** Collections within collections. */
  depth: 12,
} as const;
