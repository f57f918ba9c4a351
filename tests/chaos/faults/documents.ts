import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '#app/platform/core/time.ts';
import { judgeDocuments, startUploads, watchedDocuments } from '../documents.ts';
import { withTestSite, type Fault } from '../fault.ts';
import { killTimes } from '../services.ts';
import { storageOf } from '../test-site.ts';
import { objectOutage } from './objects.ts';

const KILLED = 200;
/** Milliseconds from ready to killed. */
const LIFE = 1_500;
const LONGEST = 900_000;

const killed: Fault = {
  name: 'uploads-killed',
  run: () =>
    withTestSite(async (testSite) => {
      const app = await testSite.startApp();
      const uploads = await startUploads(testSite, app);
      const deadline = performance.now() + LONGEST;
      let kills = 0;
      const cutOff = () => uploads.tally.counts['cut off'] ?? 0;
      while (cutOff() < KILLED && performance.now() < deadline) {
        await sleep(SECOND / 4 + randomInt(LIFE));
        await app.kill();
        kills += 1;
        await app.start();
      }
      await sleep(SECOND);
      await uploads.leave();
      const finding = await judgeDocuments(testSite, storageOf(testSite), uploads);
      const bad = cutOff() < KILLED ? [`too slow a machine for ${KILLED} killed uploads`] : [];
      const done = `kill -9 ${kills} times, while ten files at once arrive or are stored`;
      return { ...finding, done, bad: [...finding.bad, ...bad] };
    }),
};

const databaseLost: Fault = {
  name: 'uploads-database-lost',
  run: () =>
    withTestSite(async (testSite) => {
      const app = await testSite.startApp();
      return watchedDocuments(testSite, app, storageOf(testSite), async () => {
        await killTimes(testSite.database, 5, () => SECOND);
        return 'kill -9 of all processes of Postgres, five times, while files come';
      });
    }),
};

export const documentFaults: Fault[] = [
  killed,
  databaseLost,
  objectOutage(
    'uploads-storage-dying',
    async (line) => {
      for (let size = 20_000; size < 1_000_000; size += 50_000) {
        line.breaksAfter = size;
        await sleep(SECOND / 2);
      }
      line.breaksAfter = Infinity;
      return 'for 10 s every connection to the storage breaks after 20 kB to 1 MB';
    },
    watchedDocuments,
  ),
];
