import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { withDb } from '#app/platform/db/client.server.ts';
import { contentVersions } from '#app/platform/db/schema/content.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { startAccountSite } from './account-fixture.ts';
import { enterDesk, timesOf, timesTable } from './desk-times.ts';
import { articleRows, ARTICLES } from './many-articles.ts';
import { saveReport } from './report.ts';

/** In milliseconds, at the 95th percentile. */
const MOST: Record<string, number> = {
  '/admin/content': 60,
  '/admin/content?kind=articles': 60,
  '/admin/content?kind=articles&page=11': 60,
  '/admin/content?q=vat': 60,
  '/admin/content?kind=articles&q=vat': 60,
  '/admin/search?q=quokka': 60,
  '/admin/content/set-up': 300,
};

const site = await startAccountSite();
try {
  const cookie = await enterDesk(site);
  await withDb(site.databaseUrl, async (db) => {
    await db.insert(contentVersions).values(articleRows());
    await db.transaction(purgePages);
  });
  await untilShown(site.url);
  const times = await timesOf(
    site.url,
    cookie,
    Object.fromEntries(Object.keys(MOST).map((path) => [path, path])),
  );
  process.stdout.write(`${timesTable(`${ARTICLES} articles`, times)}\n`);
  await saveReport('content-desk.json', { articles: ARTICLES, times });
  const isQuick = Object.entries(MOST).every(([path, most]) => (times[path]?.p95 ?? Infinity) <= most);
  process.exitCode = isQuick ? 0 : 1;
} finally {
  await site.close();
}

/** They are compiled first. */
async function untilShown(url: string): Promise<void> {
  const deadline = Date.now() + 120 * SECOND;
  while (!(await (await fetch(`${url}/blog?search=quokka500`)).text()).includes('500')) {
    if (Date.now() > deadline) throw new Error('The articles are not shown.');
    await new Promise((resolve) => setTimeout(resolve, SECOND));
  }
}
