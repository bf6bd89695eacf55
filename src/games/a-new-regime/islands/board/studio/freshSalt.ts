/** What makes a roll a new one: 1 to 999, so that links stay short. */
export const freshSalt = (): number => 1 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 999);
