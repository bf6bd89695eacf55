import type * as editTools from './editTools.ts';

/** What edits take; see `editTools.ts`. */
export type EditTools = typeof editTools;

/** Fetched once, when somebody is about to edit. Rejects where its file cannot be had. */
export const loadEditTools = (): Promise<EditTools> => import('./editTools.ts');
