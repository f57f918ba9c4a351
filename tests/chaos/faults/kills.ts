import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { found, inPlace, type Fault, type Finding } from '../fault.ts';
import { reckon } from '../ledger.ts';
import type { App } from '../place.ts';
import { letIn } from '../visitors.ts';

const REPLICAS = 3;
/** From ready to killed, in milliseconds: long enough for a page, too short for the work that waits. */
const LIFE = 700;

/** `kill -9` of the app, `times` in all, while visitors write and mails are sent. */
export function killedApp(times: number): Fault {
  return {
    name: 'app-killed',
    run: () =>
      inPlace(async (place): Promise<Finding> => {
        const apps = await Promise.all(Array.from({ length: REPLICAS }, () => place.startApp()));
        const visitors = letIn(apps, { mayBreak: true, pause: 50 });
        const left = { kills: times };
        await Promise.all(apps.map((app) => killAgainAndAgain(app, left)));
        const seen = await visitors.leave();
        const done = `kill -9 ${times} times, of one of ${REPLICAS} replicas after the other, while visitors write and mails are sent`;
        return found(done, seen, await reckon(place, seen.taken));
      }),
  };
}

async function killAgainAndAgain(app: App, left: { kills: number }): Promise<void> {
  while (left.kills > 0) {
    left.kills -= 1;
    await sleep(randomInt(LIFE));
    await app.kill();
    await app.start();
  }
}
