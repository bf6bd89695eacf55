import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Below the islands nothing may depend on chance, clock or browser: the same input gives the same output. */
const HEADLESS = ['src/lib/**/*.{ts,tsx}', 'src/games/**/*.{ts,tsx}'];
const ISLANDS = ['src/games/*/islands/**'];

/** Where results must be equal to the last bit in every engine. */
const EXACT = ['board', 'random', 'graph', 'geometry'].map((folder) => `src/lib/${folder}/**/*.ts`);

const AMBIENT = [
  'Date',
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'performance',
  'crypto',
].map((name) => ({ name, message: 'Take it as an argument: only islands and pages may look around.' }));

const RANDOM = {
  object: 'Math',
  property: 'random',
  message: 'Draw from a seeded stream of src/lib/random.',
};

/** Functions whose last digits differ between engines; + - * / and sqrt do not. */
const INEXACT = [
  ...[
    'acos',
    'acosh',
    'asin',
    'asinh',
    'atan',
    'atan2',
    'atanh',
    'cos',
    'cosh',
    'sin',
    'sinh',
    'tan',
    'tanh',
  ],
  ...['cbrt', 'exp', 'expm1', 'log', 'log10', 'log1p', 'log2', 'hypot', 'pow'],
].map((property) => ({
  object: 'Math',
  property,
  message: 'Engines differ in its last digits, and a seed must give the same board everywhere.',
}));

/** What depends on where the reader lives. */
const LOCAL = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map(
  (property) => ({
    property,
    message: 'Readers differ in it, and a seed must give the same board everywhere.',
  }),
);

const NO_BARE_MATH = {
  selector: 'VariableDeclarator[init.name="Math"]',
  message: 'Taking Math apart would get around the lists above.',
};

/** What reads a page as it is at that moment. */
const READS =
  '/^(innerText|textContent|innerHTML|all(InnerTexts|TextContents)|count|inputValue|getAttribute|is[A-Z][a-z]+|evaluate)$/';

export default defineConfig(
  { ignores: ['dist/', '.astro/', '.bench-*/', 'node_modules/', 'coverage/', 'src/**/*.astro'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Used where an index is known to be in range, with the reason beside it or in the line before.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: HEADLESS,
    ignores: ISLANDS,
    rules: {
      'no-restricted-globals': ['error', ...AMBIENT],
      'no-restricted-properties': ['error', RANDOM],
      'no-restricted-syntax': ['error', NO_BARE_MATH],
    },
  },
  {
    files: EXACT,
    rules: {
      'no-restricted-properties': ['error', RANDOM, ...INEXACT, ...LOCAL],
      'no-restricted-syntax': [
        'error',
        NO_BARE_MATH,
        {
          selector: ':matches(BinaryExpression, AssignmentExpression)[operator=/^\\*\\*=?$/]',
          message: 'Engines differ in the last digits of **; multiply instead.',
        },
      ],
    },
  },
  {
    // Real places come by d3-geo, whose last digits differ between engines; the board made of them is kept as a file.
    files: ['src/lib/board/maps/project/**/*.ts'],
    rules: { 'no-restricted-properties': ['error', RANDOM, ...LOCAL] },
  },
  {
    files: ['tests/site/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name='expect'] AwaitExpression:has(MemberExpression[property.name=${READS}])`,
          message: 'A page draws when it gets to it: read it again until it holds, by expect.poll.',
        },
      ],
    },
  },
  {
    files: ['scripts/**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { process: 'readonly', console: 'readonly' } },
    rules: { 'no-var': 'off' },
  },
);
