import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { startNginx, whyNoNginx } from '#tests/nginx.ts';
import { startPooler, whyNoPooler, type Pooler } from '#tests/pgbouncer.ts';
import { skipped, underTraffic, withTestSite, type Fault, type Finding } from '../fault.ts';
import { untilReady, type TestSite } from '../test-site.ts';

const RESTARTS = 10;

export const poolerFaults: Fault[] = [
  {
    name: 'pgbouncer-restarted',
    run: async () =>
      withPooler(async (testSite, pooler, variables) => {
        const app = await testSite.startApp(variables);
        return underTraffic(testSite, app, async () => {
          for (let time = 0; time < RESTARTS; time++) {
            await pooler.stop();
            await sleep(SECOND / 2);
            await pooler.start();
            await sleep(SECOND);
          }
          return `PgBouncer (transaction mode) ended and started ${RESTARTS} times`;
        });
      }),
  },
  {
    name: 'rolling-upgrade',
    run: async () => {
      const reason = whyNoNginx();
      return reason ? skipped(reason) : withPooler(replaceOneByOne);
    },
  },
];

async function replaceOneByOne(
  testSite: TestSite,
  _: Pooler,
  variables: Record<string, string>,
): Promise<Finding> {
  const apps = [await testSite.startApp(variables), await testSite.startApp(variables)];
  const edge = await startNginx(apps.map(({ url }) => url));
  try {
    const finding = await underTraffic(testSite, edge, async () => {
      for (const app of [...apps, ...apps]) {
        await app.stop();
        await app.start();
        await untilReady(app);
        await sleep(SECOND);
      }
      return 'two replicas behind nginx and PgBouncer (transaction mode) stopped and started one after the other, twice';
    });
    const refused = /come again|try again/.test(finding.seen) ? ['a visitor was told to come again'] : [];
    return { ...finding, bad: [...finding.bad, ...refused] };
  } finally {
    await edge.remove();
  }
}

async function withPooler(
  work: (testSite: TestSite, pooler: Pooler, variables: Record<string, string>) => Promise<Finding>,
): Promise<Finding> {
  const reason = whyNoPooler();
  if (reason) return skipped(reason);
  return withTestSite(async (testSite) => {
    const { directUrl } = testSite.database;
    const pooler = await startPooler(directUrl, 'transaction');
    try {
      return await work(testSite, pooler, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: directUrl });
    } finally {
      await pooler.remove();
    }
  });
}
