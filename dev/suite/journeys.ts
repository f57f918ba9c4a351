import { join } from 'node:path';
import { requireBuild } from '../build.ts';
import type { Lifetime } from '../lifetime.ts';
import { say, styled } from '../print.ts';
import { ROOT, runScript } from '../run.ts';
import { requireChromium } from '../tools.ts';
import type { Totals } from './report.ts';
import { totalsOfPlaywright } from './report.ts';
import { temporaryFiles } from './temporary-files.ts';

type Options = {
  reports: string;
  paths?: string[];
  everyMode: boolean;
};

export async function runBrowserTests(
  lifetime: Lifetime,
  { reports, paths = [], everyMode }: Options,
): Promise<Totals> {
  await requireBuild(lifetime);
  const chromium = await requireChromium(lifetime);
  say(styled('bold', '\nBrowser journeys'));
  const report = join(reports, 'playwright.json');
  const env = {
    ...temporaryFiles(lifetime),
    CHROME_PATH: chromium,
    // Beside the temporary files it would be empty each time.
    PWTEST_CACHE_DIR: join(ROOT, 'node_modules/.cache/playwright'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    EVERY_MODE: everyMode ? '1' : '',
  };
  const args = [
    'test',
    '--config=tests/e2e/playwright.config.ts',
    '--reporter=list,json,./dev/suite/journeys-progress.ts',
    ...paths,
  ];
  const { code } = await runScript('@playwright/test/cli.js', args, { lifetime, shown: true, env });
  return totalsOfPlaywright(report, code);
}
