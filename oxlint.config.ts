import { defineConfig } from 'oxlint';
import { PLACES } from './dev/places.ts';

type Pattern = { regex: string; message: string };

const NO_PROCESS: Pattern = {
  regex: '^#(server|dev|drizzle)/',
  message: 'The app does not know the process around it.',
};

/** Names of an older vocabulary: the README's glossary has the words to use. */
const OLD_WORDS =
  'anew asked Asked begun besides Besides contactMessages conversation conversations Conversation deed deeds Deed doing Doing furnish furnished gone heard heeded laid Laid lies messageEntries neighbours noted said saying sought tell Tell tells told Told TOLD watched whoever wish Wish'.split(
    ' ',
  );

const NO_DESK: Pattern = {
  regex: '^#app/([^/]+/)?desk/',
  message: 'Only the desk, the registry and the routes import from a desk.',
};

const NO_SIDE: Pattern = {
  regex: '^#app/[^/]+/(public|client|desk)/',
  message: 'The sides import the core, never the reverse.',
};

/** One override per place and side: overrides of one rule do not merge. */
const places = Object.keys(PLACES).flatMap((place, index, names) => {
  const patterns = [...above(names.slice(index + 1)), NO_PROCESS];
  const isTop = ['desk', 'registry', 'routes'].includes(place);
  return [
    restrict([`app/${place}/**`], isTop ? patterns : [...patterns, NO_DESK]),
    restrict([`app/${place}/core/**`], [...patterns, NO_SIDE]),
    restrict([`app/${place}/desk/**`], patterns),
  ];
});

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
        'app/platform/env/env.server.ts',
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
    restrict(['app/*.ts', 'app/*.tsx'], [NO_PROCESS]),
    ...places,
    restrict(
      ['app/platform/ui/**'],
      [
        {
          regex: '^#(app/(?!platform/core/)|server/|dev/|content/)|\\.server\\.ts$',
          message: 'ui draws what it is given: no data access, nothing of another module.',
        },
      ],
    ),
    restrict(['app/tax/**'], [{ regex: '^[^.]', message: 'tax imports only tax.' }]),
    restrict(
      ['app/platform/env/**', 'app/platform/core/**'],
      [
        {
          regex: '^#app/(?!platform/(core|env)/)',
          message: 'env and core are below every other module.',
        },
      ],
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
      files: ['app/platform/markdown/prose.tsx'],
      rules: { 'react/no-danger': 'off' },
    },
  ],
});

function above(places: readonly string[]): Pattern[] {
  return places.length === 0
    ? []
    : [
        {
          regex: `^#app/(${places.join('|')})/`,
          message: 'A place imports from itself or from a lower one: see dev/places.ts.',
        },
      ];
}

function restrict(files: string[], patterns: Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] } };
}
