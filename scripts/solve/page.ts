/** What the play page allows a move of the program: its table has 2^tableBits entries. */
export const PAGE = { tableBits: 20, nodes: 6_000_000 } as const;
