import { join } from 'node:path';
import { say, step, warn } from '#dev/print.ts';
import { ROOT } from '#dev/run.ts';
import { startSite } from '#tests/command.ts';
import { correct } from './corrections.ts';
import { walkSite } from './walk.ts';

const GONE = ['/payroll', '/tax/trust'];
const CORRECTIONS = 3;
const env = { DATA_DIR: join(ROOT, '.data') };

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { lines, site } = await step('Building, correcting and starting the site', startCorrected);
say(`The build named ${lines} lines of content/, and was content once they were corrected.`);
const { pages, wrong } = await step('Opening every page and link', () => walkSite(site.url));
for (const path of GONE) {
  const { status } = await fetch(site.url + path);
  if (status !== 404) wrong.push(`${path} answers ${status}`);
}
for (const line of wrong) warn(line);
say(`${pages} pages of the sitemap, ${wrong.length} dead links or failures.`);
await site.stop();
process.exit(pages > 0 && wrong.length === 0 && lines > 0 ? 0 : 1);

/** Rejects if the build still reports problems after the corrections. */
async function startCorrected() {
  let lines = 0;
  for (let round = 0; round < CORRECTIONS; round += 1)
    try {
      return { lines, site: await startSite(env) };
    } catch (error) {
      const corrected = correct(ROOT, String(error));
      if (corrected === 0) throw error;
      lines += corrected;
    }
  return { lines, site: await startSite(env) };
}
