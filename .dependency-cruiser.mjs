/**
 * Who may import whom. The arrows of the architecture, one row a folder:
 * core <- random, dice, graph, geometry <- scene <- board, render, print <- games <- islands, ui <- pages, content.
 * (.astro and .mdx files are held to the same by tests/content/imports.test.ts, because this tool cannot read them.)
 */

/** What each folder of src/lib may use beside itself. */
const LIB = {
  core: [],
  random: ['core'],
  dice: ['core'],
  geometry: ['core'],
  graph: ['core', 'geometry'],
  share: ['core'],
  search: ['core'],
  scene: ['core', 'geometry'],
  board: ['core', 'random', 'geometry', 'graph', 'scene', 'share'],
  render: ['core', 'geometry', 'scene'],
  print: ['core', 'geometry', 'scene'],
};

/** Heavy packages and the one place that may import each. */
const OWNERS = {
  'd3-delaunay': '^src/lib/board/voronoi/',
  '@cantoo/(pdf-lib|fontkit)': '^src/lib/render/pdf/',
  'd3-geo': '^src/lib/board/maps/project/',
  '(topojson-client|polylabel)': '^src/lib/board/maps/',
  '(world-atlas|countries-list|iso-3166)': '^src/lib/board/maps/world/',
  uqr: '^src/lib/print/',
  fflate: '^src/lib/share/',
  'pdfjs-dist': '^src/ui/pdf/',
  minisearch: '^src/lib/search/',
};

const anyOf = (names) => `(?:${names.join('|')})`;

const libRules = Object.entries(LIB).map(([folder, others]) => ({
  name: `lib-${folder}`,
  comment: `src/lib/${folder} may use ${others.length ? others.join(', ') : 'no other folder'}, and packages`,
  severity: 'error',
  from: { path: `^src/lib/${folder}/` },
  to: { path: '^src/', pathNot: `^src/lib/${anyOf([folder, ...others])}/` },
}));

const ownerRules = Object.entries(OWNERS).map(([name, owner]) => ({
  name: `owner-of-${name.replace(/\W+/g, '-')}`,
  comment: `${name} is imported in ${owner} alone`,
  severity: 'error',
  from: { path: '^src/', pathNot: owner },
  to: { path: `^node_modules/${name}/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...libRules,
    ...ownerRules,
    {
      name: 'lib-folders-are-listed',
      comment: 'A new folder of src/lib needs a row of its own in this file',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: `^src/lib/${anyOf(Object.keys(LIB))}/` },
      to: {},
    },
    {
      name: 'games-apart',
      comment: 'Games never see each other',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-use-lib',
      comment: 'The headless part of a game stands on src/lib alone',
      severity: 'error',
      from: { path: '^src/games/[^/]+/', pathNot: '^src/games/[^/]+/islands/' },
      to: {
        path: ['^src/(?!lib/|games/)', '^src/games/[^/]+/islands/', '^node_modules/(preact|astro|@astrojs)/'],
      },
    },
    {
      name: 'islands-use-games-and-ui',
      comment: 'Islands know their game, src/ui and src/lib, and no page',
      severity: 'error',
      from: { path: '^src/games/[^/]+/islands/' },
      to: { path: '^src/(?!lib/|games/|ui/)' },
    },
    {
      name: 'ui-knows-no-game',
      comment: 'src/ui holds parts that would fit any game',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(?!lib/|ui/)' },
    },
    {
      name: 'manual-and-site-know-no-page',
      comment: 'src/manual and src/site are below components and pages',
      severity: 'error',
      from: { path: '^src/(manual|site)/' },
      to: { path: '^src/(?!lib/|games/|manual/|site/)' },
    },
    {
      name: 'manual-and-site-know-no-single-game',
      comment: 'src/manual and src/site know games only through src/games/*.ts',
      severity: 'error',
      from: { path: '^src/(manual|site)/' },
      to: { path: '^src/games/[^/]+/' },
    },
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one file, or have a third between them; types alone may circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
    },
  },
};
