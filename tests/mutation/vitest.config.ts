import { defineConfig } from 'vitest/config';
import { buildConstants } from '#dev/build-constants.ts';
import { GROUPS } from './groups.ts';

const group = GROUPS[process.env.MUTATION_GROUP ?? ''];

/** The tests of one group, with fewer random cases: they run once for every mutant. */
export default defineConfig({
  define: buildConstants,
  test: {
    include: group?.tests,
    env: { RANDOM_RUNS: '150' },
    setupFiles: 'tests/setup.ts',
    globalSetup: group?.database && 'tests/global-setup.ts',
    maxWorkers: 1,
    testTimeout: 60_000,
  },
});
