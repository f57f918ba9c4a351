import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { checkDeliveries, type Deliveries } from './ledger.ts';
import { openTestSite, untilReady, type App, type Door, type TestSite } from './test-site.ts';
import { startVisitors, type Seen } from './visitors.ts';
import { wordsOf } from './tally.ts';

/** `lost` and `bad` are empty if the site passes. */
export type Finding = {
  done: string;
  seen: string;
  lost: string[];
  bad: string[];
  skipped?: string;
};

export type Fault = { name: string; run(): Promise<Finding> };

type Act = (testSite: TestSite, app: App) => Promise<string>;

/** `byLine`: the site reaches its database through the proxy. */
export function outage(name: string, act: Act, { byLine = false } = {}): Fault {
  return {
    name,
    run: () =>
      withTestSite(async (testSite) => {
        const app = await testSite.startApp(byLine ? { DATABASE_URL: testSite.database.url } : {});
        return underTraffic(testSite, app, () => act(testSite, app));
      }),
  };
}

/** Visitors write during `act`, and must be served again after it. */
export async function underTraffic(
  testSite: TestSite,
  app: Door,
  act: () => Promise<string>,
): Promise<Finding> {
  const visitors = startVisitors([app]);
  const taken = () => visitors.seen.taken.length;
  const after = await disturb(app, act, taken, 'no message is taken any more');
  const seen = await visitors.leave();
  return after(found('', seen, await checkDeliveries(testSite, seen.taken)));
}

/** Afterwards the site must be ready and accept something again. Returns its part of the finding. */
export async function disturb(app: Door, act: () => Promise<string>, taken: () => number, otherwise: string) {
  await sleep(2 * SECOND);
  const done = await act();
  const seconds = await untilReady(app);
  await sleep(2 * SECOND);
  const before = taken();
  await sleep(2 * SECOND);
  const worse = taken() > before ? [] : [otherwise];
  return ({ seen, lost, bad }: Omit<Finding, 'done'>): Finding => ({
    done,
    seen: `${seen}; ready again after ${seconds.toFixed(1)} s`,
    lost,
    bad: [...bad, ...worse],
  });
}

export function skipped(reason: string): Finding {
  return { done: '', seen: '', lost: [], bad: [], skipped: reason };
}

export async function withTestSite<Result>(
  work: (testSite: TestSite) => Promise<Result>,
  databaseFolder?: string,
): Promise<Result> {
  const testSite = await openTestSite(databaseFolder);
  try {
    return await work(testSite);
  } finally {
    await testSite.close();
  }
}

export function found(done: string, seen: Seen, { enquiries, mails, copies, lost }: Deliveries): Finding {
  return {
    done,
    seen: `forms: ${wordsOf(seen.forms)}; pages: ${wordsOf(seen.pages)}; ${enquiries} enquiries stored, ${mails} mails arrived, ${copies} of them copies`,
    lost,
    bad: Object.entries(seen.bad).map(([what, count]) => `${count} × ${what}`),
  };
}
