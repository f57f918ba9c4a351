import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { outage, type Fault } from '../fault.ts';
import { killTimes, stopFor } from '../services.ts';

export const postgresFaults: Fault[] = [
  outage('postgres-stopped', async ({ database }) => {
    await stopFor(database, 8 * SECOND);
    return 'stopped for 8 s';
  }),
  outage('postgres-killed', async ({ database }) => {
    await killTimes(database, 10, () => SECOND);
    return 'kill -9 of all its processes, 10 times, one second apart';
  }),
  outage('postgres-restarted', async ({ database }) => {
    for (let time = 0; time < 10; time++) {
      await database.stop();
      await database.start();
      await sleep(SECOND / 2);
    }
    return 'restarted 10 times, half a second apart';
  }),
  outage('postgres-frozen', async ({ database }) => {
    database.freeze();
    await sleep(20 * SECOND);
    database.thaw();
    return 'SIGSTOP to all its processes for 20 s, then SIGCONT';
  }),
  byLine('postgres-slow', async ({ database: { line } }) => {
    line.delay = 100;
    await sleep(15 * SECOND);
    line.delay = 0;
    return 'each packet 100 ms late, both ways, for 15 s';
  }),
  byLine('postgres-half-open', async ({ database: { line } }) => {
    line.stall();
    await sleep(3 * SECOND);
    line.resume();
    await sleep(20 * SECOND);
    return 'every connection goes dead without a word, new ones too for 3 s; 20 s of visitors after it';
  }),
  byLine('postgres-hanging-up', async ({ database }) => {
    await stopFor(database, 8 * SECOND);
    return 'stopped for 8 s, while what stands before it takes every connection and hangs up';
  }),
];

function byLine(name: string, act: Parameters<typeof outage>[1]): Fault {
  return outage(name, act, { byLine: true });
}
