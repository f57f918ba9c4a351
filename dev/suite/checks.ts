import { messageOf } from '#app/platform/core/own-error.ts';
import { requireBuild } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { say, step, warn } from '../print.ts';
import { runScript } from '../run.ts';
import type { Totals } from './report.ts';
import { sum, totalsOfCheck } from './report.ts';

type Check = [name: string, script: string, args: string[]];

const CHECKS: Check[] = [
  ['format', 'prettier/bin/prettier.cjs', ['--check', '--cache', '.']],
  [
    'types',
    'typescript/bin/tsc',
    ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  ],
  ['lint', 'oxlint/bin/oxlint', ['--deny-warnings']],
  ['unused code', 'knip/bin/knip.js', ['--config', 'dev/suite/knip.jsonc', '--no-progress']],
];

/** At the same time: most take one core. */
export async function runChecks(lifetime: Lifetime): Promise<Totals> {
  const checks = CHECKS.map(async ([name, script, args]) => {
    const { code, output } = await step(`Checking ${name}`, () => runScript(script, args, { lifetime }));
    if (code !== 0) say(output.trimEnd());
    return totalsOfCheck(name, code, output);
  });
  return sum(await Promise.all(checks));
}

/** The build takes one core, and longer than the checks; `meanwhile` begins when they have ended. */
export async function runChecksAndBuild(
  lifetime: Lifetime,
  meanwhile?: () => Promise<Totals>,
): Promise<Totals> {
  const [checked, built] = await Promise.allSettled([runInOrder(), requireBuild(lifetime)]);
  if (checked.status === 'rejected') throw checked.reason;
  if (built.status === 'fulfilled') return sum([checked.value, totalsOfCheck('build', 0)]);
  warn(messageOf(built.reason));
  return sum([checked.value, totalsOfCheck('build', 1)]);

  async function runInOrder(): Promise<Totals> {
    const checks = await runChecks(lifetime);
    return meanwhile ? sum([checks, await meanwhile()]) : checks;
  }
}
