/** A rule's title in lists and in search: its id in words, `capital-distance` -> `Capital distance`. */
export function ruleTitle(id: string): string {
  const words = id.replaceAll('-', ' ').replace(/\bunloyal\b/g, 'un-loyal');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
