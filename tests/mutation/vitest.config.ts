import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { GROUPS } from './groups.ts';

const group = GROUPS[process.env.MUTATION_GROUP ?? ''];

/** One group's tests, with fewer random cases: they run once for every mutant. */
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
    // Each mutant has its own worker, so its files may share modules.
    isolate: false,
    testTimeout: 60_000,
  },
});
