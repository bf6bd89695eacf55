/** Adds the ids that are new in the manuals to the lists of published ones: `node scripts/publishIds.ts`. */
import { writeFileSync } from 'node:fs';
import { OPEN_GAMES } from '#games/registry.ts';
import { idsNow, withNewIds } from '#manual/publishedIds.ts';
import { manualOnDisk, publishedFile, publishedIds } from '#site/manualOnDisk.ts';

for (const { id } of OPEN_GAMES) {
  const { graph, chapters } = manualOnDisk(id);
  const ids = withNewIds(publishedIds(id), idsNow(graph, chapters));
  writeFileSync(publishedFile(id), `${JSON.stringify(ids, undefined, 2)}\n`);
}
