import type { AstroIntegration } from 'astro';
import { GAMES } from '#games/registry.ts';
import { idsNow, refuseLostIds } from '#manual/publishedIds.ts';
import { manualOnDisk, publishedIds } from './manualOnDisk.ts';

/** Stops a build in which something names what does not exist, or an id is gone that was published once. */
export function manualChecks(): AstroIntegration {
  return {
    name: 'realmwright-manual-checks',
    hooks: {
      'astro:build:start': () => {
        for (const { id } of GAMES) {
          const { graph, chapters } = manualOnDisk(id);
          refuseLostIds(id, publishedIds(id), idsNow(graph, chapters));
        }
      },
    },
  };
}
