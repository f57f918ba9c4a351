import { defineConfig } from 'vitest/config';

/** The tests of app/tax alone, without a database and with fewer random cases: they run once for every mutant. */
export default defineConfig({
  test: { include: ['app/tax/**/*.test.ts'], env: { RANDOM_RUNS: '150' }, maxWorkers: 1 },
});
