// @ts-check
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { OPEN_GAMES } from './src/games/registry.ts';
import { DEFAULT_SITE, normalBase } from './src/site/address.ts';
import { contentSecurityPolicy } from './src/site/contentSecurityPolicy.ts';
import { gameData } from './src/site/gameData.ts';
import { licences } from './src/site/licences.ts';
import { manualChecks } from './src/site/manualChecks.ts';
import { manualSidebar } from './src/site/sidebar.ts';

/** @param {string} name */
const own = (name) => `./src/components/starlight/${name}.astro`;

const base = normalBase(process.env['REALMWRIGHT_BASE']);

export default defineConfig({
  site: process.env['REALMWRIGHT_SITE'] || DEFAULT_SITE,
  base,
  trailingSlash: 'always',
  // A line break before a link is a space, as in HTML; the default would join the words.
  compressHTML: true,
  // Nothing is fetched ahead: a page loads what it shows.
  prefetch: false,
  devToolbar: { enabled: false },
  vite: {
    // So that a worker, too, can load parts when they are asked for.
    worker: { format: 'es' },
    build: {
      // The one chunk above Vite's usual limit makes PDFs, and is fetched when one is asked for.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        // Astro marks each content file with a directive of its own and has read it before the bundler warns of it.
        checks: { moduleLevelDirective: false },
        output: {
          // The game's acts and odds in one file: worked examples and calculators share so many small parts that each
          // in a file of its own would weigh more.
          codeSplitting: {
            groups: [
              {
                // What boards need as well, without the rest.
                name: 'a-new-regime-words',
                test: /src\/(games\/a-new-regime\/(rules\/dice|citations|vocabulary)|lib\/core\/implementing)\.ts/,
                priority: 1,
              },
              {
                name: 'a-new-regime-rules',
                test: /src\/(games\/a-new-regime\/rules\/(?!capitals|setup)|lib\/core\/(rational|integers))/,
              },
            ],
          },
        },
      },
    },
  },
  integrations: [
    manualChecks(),
    // Addresses of rules only lead on to the chapters.
    sitemap({ filter: (page) => !new URL(page).pathname.startsWith(`${base}r/`) }),
    starlight({
      title: 'Realmwright',
      description: 'Rules you can run, boards you can print: five board games about territory and power.',
      favicon: '/icon.svg',
      disable404Route: true,
      // Search has its own index: src/site/gameData.ts.
      pagefind: false,
      expressiveCode: false,
      tableOfContents: false,
      markdown: { processedDirs: ['./content'], headingLinks: false },
      sidebar: OPEN_GAMES.map(({ id, name }) => ({ label: name, items: manualSidebar(id) })),
      customCss: ['./src/styles/site.css'],
      components: Object.fromEntries(
        [
          'ContentPanel',
          'Footer',
          'Head',
          'Header',
          'PageFrame',
          'PageSidebar',
          'PageTitle',
          'Sidebar',
          'SkipLink',
          'ThemeProvider',
          'TwoColumnContent',
        ].map((name) => [name, own(name)]),
      ),
    }),
    preact(),
    gameData(),
    licences(),
    contentSecurityPolicy(),
  ],
});
