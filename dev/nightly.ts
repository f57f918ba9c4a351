import { randomInt } from 'node:crypto';
import { requireBuild } from './build.ts';
import type { Lifetime } from './lifetime.ts';
import { live } from './lifetime.ts';
import { say } from './print.ts';
import { run } from './run.ts';
import { runBrowserTests } from './suite/journeys.ts';
import { totalsOfCheck } from './suite/report.ts';
import type { Part } from './suite/run-parts.ts';
import { runParts } from './suite/run-parts.ts';
import { runUnitTests } from './suite/unit-tests.ts';

const PARTS: Record<string, Part> = {
  unit: (lifetime, reports) => runUnitTests(lifetime, { reports, flags: ['--testTimeout=900000'] }),
  journeys: (lifetime, reports) => runBrowserTests(lifetime, { reports, everyMode: true }),
  'take-over by another firm': script('tests/take-over/main.ts'),
  chaos: script('tests/chaos/main.ts'),
  'load of calculations': script('tests/load/tax.ts'),
  'load of pages': script('tests/load/bench.ts'),
  'load of sign-ins': script('tests/load/sign-ins.ts'),
  'load of the desk': script('tests/load/admin.ts'),
  'load of the search': script('tests/load/search.ts'),
  'load of the board': script('tests/load/work.ts'),
  'load of a practice': script('tests/load/practice.ts'),
  'load of the client book': script('tests/load/book.ts'),
  'load of the desk’s content': script('tests/load/content-desk.ts'),
  'React Router 7': script('dev/react-router.ts'),
  mutation: script('dev/mutation.ts'),
};

/** TEST_SEED repeats the random cases of an earlier night. */
await live(async (lifetime) => {
  const seed = process.env.TEST_SEED || String(randomInt(2 ** 31));
  say(`TEST_SEED=${seed}`);
  Object.assign(process.env, { NIGHTLY: '1', RANDOM_RUNS: '100000', TEST_SEED: seed });
  const night = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  return runParts(lifetime, PARTS, `nightly/${night}`);
});

function script(file: string): Part {
  return async (lifetime: Lifetime) => {
    await requireBuild(lifetime);
    const options = { lifetime, shown: true, env: { NODE_ENV: 'production' } };
    return totalsOfCheck(file, (await run(process.execPath, [file], options)).code);
  };
}
