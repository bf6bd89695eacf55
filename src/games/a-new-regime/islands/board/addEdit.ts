import type { BoardEdit } from '#lib/board/edit/edits.ts';

/**
 * A list of edits with one more at its end. An edit that makes the one before it void takes its place, so that links
 * stay short: a name typed letter by letter, a die turned twice, capitals placed one after the other.
 */
export function addEdit(edits: readonly BoardEdit[], next: BoardEdit): readonly BoardEdit[] {
  const last = edits.at(-1);
  if (last === undefined || !voids(last, next)) return [...edits, next];
  const before = edits.slice(0, -1);
  // Locked and let go at once is as if never locked.
  return next.type === 'lock' && last.type === 'lock' && next.on !== last.on ? before : [...before, next];
}

function voids(last: BoardEdit, next: BoardEdit): boolean {
  switch (next.type) {
    case 'rename':
      return last.type === next.type && last.key === next.key;
    // Whichever way the die came to lie there.
    case 'kind':
    case 'population':
      return (
        (last.type === next.type && last.key === next.key) ||
        (last.type === 'reroll' && last.key === next.key && last.what === next.type)
      );
    case 'reroll':
      return (
        (last.type === 'reroll' && last.key === next.key && last.what === next.what) ||
        (last.type === next.what && last.key === next.key)
      );
    case 'rerollRest':
      return last.type === 'rerollRest' && last.what === next.what;
    case 'lock':
      return last.type === 'lock' && last.key === next.key && last.what === next.what;
    case 'capitals':
      return last.type === 'capitals';
    default:
      return false;
  }
}
