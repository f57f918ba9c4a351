import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/time.ts';
import { reckon, type Reckoning } from './ledger.ts';
import { openTestSite, untilReady, type App, type TestSite } from './test-site.ts';
import { letIn, type Seen, type Tally } from './visitors.ts';

/** What a fault did and what came of it; nothing is `lost` and nothing `bad` where the product holds. */
export type Finding = {
  /** What was done, with counts. */
  done: string;
  /** What visitors met. */
  seen: string;
  /** Enquiries, mails, objects that are gone. */
  lost: string[];
  /** Pages nobody should see, and whatever else should not be so. */
  bad: string[];
  /** Why it could not be tried here. */
  skipped?: string;
};

export type Fault = { name: string; run(): Promise<Finding> };

/** Breaks something of a site that is visited, repairs it, and describes what was done. */
type Act = (testSite: TestSite, app: App) => Promise<string>;

/**
 * A fault of something the site rests on: visitors read and write before, while and after it is so. `byLine`: the site
 * reaches its database by the line that can be spoilt.
 */
export function outage(name: string, act: Act, { byLine = false } = {}): Fault {
  return {
    name,
    run: () =>
      withTestSite(async (testSite) => {
        const app = await testSite.startApp(byLine ? { DATABASE_URL: testSite.database.url } : {});
        const visitors = letIn([app]);
        await sleep(SECOND);
        const done = await act(testSite, app);
        const seconds = await untilReady(app);
        await sleep(2 * SECOND);
        const before = visitors.seen.taken.length;
        await sleep(SECOND);
        const seen = await visitors.leave();
        const takenAgain = seen.taken.length > before;
        const finding = found(done, seen, await reckon(testSite, seen.taken));
        return {
          ...finding,
          seen: `${finding.seen}; ready again after ${seconds.toFixed(1)} s`,
          bad: [...finding.bad, ...(takenAgain ? [] : ['no message is taken any more'])],
        };
      }),
  };
}

/** Runs `work` with a site of its own, which is closed however that ends. */
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

/** What visitors saw and what came of what they sent, in words. */
export function found(done: string, seen: Seen, { enquiries, mails, copies, lost }: Reckoning): Finding {
  return {
    done,
    seen: `forms: ${wordsOf(seen.forms)}; pages: ${wordsOf(seen.pages)}; ${enquiries} enquiries stored, ${mails} mails arrived, ${copies} of them copies`,
    lost,
    bad: Object.entries(seen.bad).map(([what, count]) => `${count} × ${what}`),
  };
}

export function wordsOf({ counts, slowestMs }: Tally): string {
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return `${kinds.join(', ')}, slowest ${(slowestMs / SECOND).toFixed(1)} s`;
}
