import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { outage, type Fault } from '../fault.ts';
import { killTimes, stopFor } from '../services.ts';

export const smtpFaults: Fault[] = [
  outage('smtp-down', async ({ mail }) => {
    await stopFor(mail, 8 * SECOND);
    return 'stopped for 8 s';
  }),
  outage('smtp-killed', async ({ mail }) => {
    await killTimes(mail, 15, () => randomInt(SECOND / 2));
    return 'kill -9 at 15 moments of sending';
  }),
  outage('smtp-frozen', async ({ mail }) => {
    mail.freeze();
    await sleep(12 * SECOND);
    mail.thaw();
    return 'SIGSTOP for 12 s, then SIGCONT';
  }),
  outage('smtp-slow', async ({ mail: { line } }) => {
    line.delay = 200;
    await sleep(10 * SECOND);
    line.delay = 0;
    return 'each packet 200 ms late, both ways, for 10 s';
  }),
  outage('smtp-half-open', async ({ mail: { line } }) => {
    line.stall();
    await sleep(3 * SECOND);
    line.resume();
    return 'every connection goes dead without a word, new ones too for 3 s';
  }),
  outage('smtp-dying', async ({ mail: { line } }) => {
    for (let time = 0; time < 40; time++) {
      // A greeting takes some 60 bytes, an envelope 120 and a mail 3 000 to 6 000.
      line.breaksAfter = randomInt(200, 6000);
      await sleep(SECOND / 4);
    }
    line.breaksAfter = Infinity;
    return 'for 10 s every connection breaks after 200 to 6 000 bytes, mostly in the middle of DATA';
  }),
];
