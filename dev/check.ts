import { spawnSync } from 'node:child_process';
import { live } from './lifetime.ts';
import { ROOT } from './run.ts';
import { runChecks } from './suite/checks.ts';
import { sum } from './suite/report.ts';
import { filesWith, isOfRules } from './suite/projects.ts';
import type { Part } from './suite/run-parts.ts';
import { runParts } from './suite/run-parts.ts';
import { runUnitTests } from './suite/unit-tests.ts';

const PARTS: Record<string, Part> = {
  checks: runChecks,
  rules: pureTests({ paths: filesWith(isOfRules) }),
  'what changed': hasChanged(sharedCommit())
    ? pureTests({ flags: [`--changed=${sharedCommit()}`, '--passWithNoTests'] })
    : async () => sum([]),
};

await live((lifetime) => runParts(lifetime, PARTS, 'check-report'));

function pureTests(options: { paths?: string[]; flags?: string[] }): Part {
  return (lifetime, reports) => runUnitTests(lifetime, { reports, projects: ['pure'], ...options });
}

function sharedCommit(): string {
  return git('merge-base', 'HEAD', '@{upstream}') || 'HEAD';
}

function hasChanged(since: string): boolean {
  return git('diff', '--name-only', since) !== '' || git('ls-files', '--others', '--exclude-standard') !== '';
}

/** Empty where git refuses, as without an upstream branch. */
function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
