import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { GROUPS } from './groups.ts';

const group = GROUPS[process.env.MUTATION_GROUP ?? ''];

/** The tests of one group, with fewer random cases: they run once for every mutant. */
export default defineConfig({
  define: site.define,
  plugins: site.plugins,
  test: {
    include: group?.tests,
    env: { RANDOM_RUNS: '150' },
    setupFiles: 'tests/setup.ts',
    globalSetup: group?.database && 'tests/global-setup.ts',
    server: site.test?.server,
    maxWorkers: 1,
    // Each mutant has a worker of its own, so its files may share their modules.
    isolate: false,
    testTimeout: 60_000,
  },
});
