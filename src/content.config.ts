import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { docsSchema } from '@astrojs/starlight/schema';

/** `a-new-regime/manual/11-setting-up.mdx` is served as `a-new-regime/setting-up`, the index as `a-new-regime`. */
function pageId({ entry }: { entry: string }): string {
  return entry
    .replace(/\/manual\//, '/')
    .replace(/\/(?:\d+-)?([^/]+)\.mdx$/, '/$1')
    .replace(/\/index$/, '');
}

export const collections = {
  docs: defineCollection({
    loader: glob({ base: './content', pattern: '*/manual/*.mdx', generateId: pageId }),
    schema: docsSchema({
      extend: z.object({
        /** Place in the order of play; the manual's index has none. */
        chapter: z.number().int().positive().optional(),
        /** One line under the title. */
        lede: z.string().optional(),
      }),
    }),
  }),
};
