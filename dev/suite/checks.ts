import { requireBuild } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { say, step } from '../print.ts';
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

export async function runChecksAndBuild(lifetime: Lifetime): Promise<Totals> {
  const [checks] = await Promise.all([runChecks(lifetime), requireBuild(lifetime)]);
  return sum([checks, totalsOfCheck('build', 0)]);
}
