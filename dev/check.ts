import { spawnSync } from 'node:child_process';
import { live } from './lifetime.ts';
import { ROOT } from './run.ts';
import { runChecks } from './suite/checks.ts';
import { runParts } from './suite/run-parts.ts';
import { runUnitTests } from './suite/unit-tests.ts';

await live((lifetime) =>
  runParts(
    lifetime,
    {
      checks: runChecks,
      unit: (lifetime, reports) =>
        runUnitTests(lifetime, {
          reports,
          projects: ['pure'],
          flags: [`--changed=${sharedCommit()}`, '--passWithNoTests'],
        }),
    },
    'check-report',
  ),
);

function sharedCommit(): string {
  const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', '@{upstream}'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'HEAD';
}
