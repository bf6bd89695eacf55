/** So many of a thing: `1 token`, `3 tokens`, `2 tries`. A `space` that does not break keeps the two on one line. */
export const counted = (count: number, one: string, several = `${one}s`, space = ' '): string =>
  `${count}${space}${count === 1 ? one : several}`;
