import { defineConfig } from 'oxlint';
import { LAYERS } from './dev/layers.ts';

type Pattern = { regex: string; message: string };

const NO_PROCESS: Pattern = {
  regex: '^#(server|dev|drizzle)/',
  message: 'The app does not know the process around it.',
};

/** Names of an older vocabulary: the README's glossary has the words to use. */
const OLD_WORDS =
  'asked Asked begun deed deeds Deed doing Doing furnish furnished gone heeded laid Laid lies neighbours said told Told tells whoever wish Wish'.split(
    ' ',
  );

/** One override per room: overrides of one rule do not merge. */
const rooms = Object.values(LAYERS).flatMap((layer, index, layers) =>
  layer.map((room) => restrict([`app/${room}/**`], [...above(layers.slice(index + 1).flat()), NO_PROCESS])),
);

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'node', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true, node: true, browser: true },
  ignorePatterns: ['build', '.data', 'node_modules'],
  rules: {
    'no-console': 'error',
    'node/no-process-env': 'error',
    'id-denylist': ['error', ...OLD_WORDS],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 80 }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'unicorn/no-null': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/label-has-associated-control': ['error', { depth: 4 }],
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-definitions': 'off' } },
    {
      files: [
        'app/env.server.ts',
        'server/main.ts',
        'dev/**',
        'tests/**',
        'dev/suite/*-progress.ts',
        'drizzle/config.ts',
        'vite.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: [
        'app/root.tsx',
        'app/routes.ts',
        'app/routes/**',
        'app/entry.*',
        '*.config.*',
        'dev/suite/*-progress.ts',
        'drizzle/config.ts',
        'tests/e2e/playwright.config.ts',
        'tests/**/global-setup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'], rules: { 'max-lines-per-function': 'off' } },
    { files: ['app/root.tsx'], rules: { 'import/default': 'off' } },
    restrict(['app/*.ts', 'app/*.tsx'], [NO_PROCESS]),
    ...rooms,
    restrict(
      ['app/ui/**'],
      [
        {
          regex: '^#(app/[^/]+/|server/|dev/|content/)|\\.server\\.ts$',
          message: 'ui draws what it is given: no data access, no other room.',
        },
      ],
    ),
    restrict(['app/tax/**'], [{ regex: '^[^.]', message: 'tax imports only tax.' }]),
    restrict(
      ['app/env.server.ts', 'app/singleton.server.ts'],
      [{ regex: '^#app/[^/]+/', message: 'env is below every room.' }],
    ),
    restrict(
      ['server/**'],
      [
        {
          regex: '^#app/routes/',
          message: 'server/ serves any Remix build: what it needs of a route is in its handle.',
        },
        {
          regex: 'page-cache/(key|policy|purge|renew|store|stored-response)\\.ts$',
          message: 'The page cache has one entry file: page-cache.ts.',
        },
      ],
    ),
    {
      files: ['tests/e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'app/**/*.test-support.ts'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['app/markdown/prose.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
  ],
});

function above(rooms: readonly string[]): Pattern[] {
  return rooms.length === 0
    ? []
    : [
        {
          regex: `^#app/(${rooms.join('|')})/`,
          message: 'A room imports from its own layer or a lower one: see dev/layers.ts.',
        },
      ];
}

function restrict(files: string[], patterns: Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] } };
}
