import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { docsSchema } from '@astrojs/starlight/schema';
import { type AnyCard, cardProblems } from '#games/cardFields.ts';

/** `a-new-regime/manual/11-setting-up.mdx` is served as `a-new-regime/setting-up`, the index as `a-new-regime`. */
function pageId({ entry }: { entry: string }): string {
  return entry
    .replace(/\/manual\//, '/')
    .replace(/\/(?:\d+-)?([^/]+)\.mdx$/, '/$1')
    .replace(/\/index$/, '');
}

/** `a-new-regime/cards/greed.mdx` has the id `a-new-regime/greed`. */
const entryId = ({ entry }: { entry: string }): string => entry.replace(/\/[^/]+\/([^/]+)\.mdx$/, '/$1');

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content', pattern: '*/manual/*.mdx', generateId: pageId }),
    schema: docsSchema({
      extend: z.object({
        /** Place in the order of play; the manual's index and its companion pages have none. */
        chapter: z.number().int().positive().optional(),
        /** One line under the title. */
        lede: z.string().optional(),
      }),
    }),
  }),
  cards: defineCollection({
    loader: glob({ base: './content', pattern: '*/cards/*.mdx', generateId: entryId }),
    /** What each game's cards hold is in its own cardFields.ts. */
    schema: z.custom<AnyCard>().superRefine((card, context) => {
      for (const message of cardProblems(card)) context.addIssue({ code: 'custom', message });
    }),
  }),
  glossary: defineCollection({
    loader: glob({ base: './content', pattern: '*/glossary/*.mdx', generateId: entryId }),
    schema: z.strictObject({
      /** Equal to the file's name. */
      id: z.string(),
      term: z.string(),
      /** One or two sentences of plain text: what opens beside the word. */
      definition: z.string(),
      /** Other words that people say for it; search finds it by them. */
      also: z.array(z.string()),
      /** Rules that make it what it is, by id, the first the most important. */
      rules: z.array(z.string()),
      /** Terms to read next, by id. */
      see: z.array(z.string()),
    }),
  }),
};
