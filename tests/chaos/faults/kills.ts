import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { found, withTestSite, type Fault, type Finding } from '../fault.ts';
import { checkDeliveries } from '../ledger.ts';
import type { App } from '../test-site.ts';
import { startVisitors } from '../visitors.ts';

const REPLICAS = 3;
/** Milliseconds from ready to killed: long enough for a page, too short for queued work. */
const LIFE = 700;
/** Milliseconds: a start takes two cores about three seconds. */
const LONGEST = 1_200_000;

export function killedApp(times: number): Fault {
  return {
    name: 'app-killed',
    run: () =>
      withTestSite(async (testSite): Promise<Finding> => {
        const apps = await Promise.all(Array.from({ length: REPLICAS }, () => testSite.startApp()));
        const visitors = startVisitors(apps, { mayBreak: true, pause: 50 });
        const killed = { count: 0 };
        const deadline = performance.now() + LONGEST;
        const goesOn = () => killed.count < times && performance.now() < deadline;
        await Promise.all(apps.map((app) => killRepeatedly(app, killed, goesOn)));
        const seen = await visitors.leave();
        const done = `kill -9 (each fourth time SIGTERM) ${killed.count} times, of ${REPLICAS} replicas in turn, while visitors write and mails are sent`;
        const finding = found(done, seen, await checkDeliveries(testSite, seen.taken));
        const bad = killed.count < times ? [`too slow a machine for ${times} kills`] : [];
        return { ...finding, bad: [...finding.bad, ...bad] };
      }),
  };
}

async function killRepeatedly(app: App, killed: { count: number }, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    killed.count += 1;
    await sleep(randomInt(LIFE));
    await (killed.count % 4 === 0 ? app.stop() : app.kill());
    await app.start();
  }
}
