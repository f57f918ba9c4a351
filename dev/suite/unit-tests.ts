import { join } from 'node:path';
import { requireBuild } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { say, styled } from '../print.ts';
import { runScript } from '../run.ts';
import {
  installImapServer,
  installObjectStore,
  installPdfCheckers,
  installPooler,
  installVirusScanner,
} from '../tools.ts';
import type { Project } from './projects.ts';
import { filesWith, PROJECTS, startsProcesses } from './projects.ts';
import type { Totals } from './report.ts';
import { totalsOfVitest } from './report.ts';
import { temporaryFiles } from './temporary-files.ts';

type Options = {
  reports: string;
  paths?: string[];
  projects?: readonly Project[];
  flags?: string[];
};

export async function runPureTests(lifetime: Lifetime, reports: string): Promise<Totals> {
  await installServers(lifetime);
  return runUnitTests(lifetime, { reports, projects: ['pure'] });
}

export async function runUnitTests(
  lifetime: Lifetime,
  { reports, paths = [], projects = PROJECTS, flags = [] }: Options,
): Promise<Totals> {
  if (projects.includes('services') && filesWith(startsProcesses).some((file) => isSelected(file, paths))) {
    await requireBuild(lifetime);
    await installServers(lifetime);
  }
  say(styled('bold', '\nUnit and integration tests'));
  const report = join(reports, 'vitest.json');
  const errors = join(reports, 'vitest-errors.json');
  const reporters = [
    '--reporter=default',
    '--reporter=./dev/suite/files-progress.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['run', ...reporters, ...chosen, ...flags, ...paths];
  const { code } = await runScript('vitest/vitest.mjs', args, {
    lifetime,
    shown: true,
    env: { ...temporaryFiles(lifetime), OUTSIDE_ERRORS: errors },
  });
  return totalsOfVitest({ report, errors }, code);
}

/** Without a server its tests are skipped. */
async function installServers(lifetime: Lifetime): Promise<void> {
  await installObjectStore(lifetime);
  await installImapServer(lifetime);
  await installVirusScanner(lifetime);
  await installPooler(lifetime);
  await installPdfCheckers(lifetime);
}

function isSelected(file: string, paths: string[]): boolean {
  return paths.length === 0 || paths.some((path) => file.includes(path.replace(/^\.\//, '')));
}
