import * as v from 'valibot';

/*
 * Parts of published formats: what a description says goes into the JSON schemas and into the page that documents them.
 */

export const describedText = (description: string) => v.pipe(v.string(), v.description(description));

export const describedIds = (description: string) => v.pipe(v.array(v.string()), v.description(description));

/** Every published thing has one. */
export const PERMANENT_ID = describedText('Permanent. Never changes and never names another thing.');
