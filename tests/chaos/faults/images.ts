import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { SECOND } from '#app/platform/core/time.ts';
import { judgeDocuments, startUploads } from '../documents.ts';
import { withTestSite, type Fault } from '../fault.ts';
import { foundOf } from '../tally.ts';
import { storageOf, untilReady, type TestSite } from '../test-site.ts';

const SCRIPT = 'photos-process.ts';
const KILLS = 15;
const PHOTOS = 60;
const LONGEST = 300 * SECOND;

export const imageProcessKilled: Fault = {
  name: 'image-process-killed',
  run: () =>
    withTestSite(async (testSite) => {
      const app = await testSite.startApp();
      const uploads = await startUploads(testSite, app, await photos());
      let kills = 0;
      for (const end = performance.now() + LONGEST; kills < KILLS && performance.now() < end;) {
        kills += await app.killHelpers(SCRIPT);
        await sleep(SECOND + randomInt(SECOND));
      }
      await uploads.leave();
      await untilReady(app);
      const waiting = await photosLeftWaiting(testSite);
      const finding = await judgeDocuments(testSite, storageOf(testSite), uploads);
      const few = kills < KILLS ? [`the process for photos was met ${kills} times only`] : [];
      return {
        ...finding,
        done: `kill -9 of the process that draws photos ${kills} times, while ten at once arrive`,
        bad: [...finding.bad, ...foundOf({ 'photos wait to be drawn for ever': waiting }), ...few],
      };
    }),
};

/** Made before the fault: making photos during it would delay finding the processes to kill. */
async function photos() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 1600, height: 1200, channels: 3 as const, background: '#888', noise };
  const made: Buffer[] = [];
  while (made.length < PHOTOS) made.push(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
  let next = 0;
  return async () => ({ name: 'IMG_1.jpg', bytes: made[next++ % PHOTOS] ?? Buffer.alloc(0) });
}

/** Waits until none is left, or for some minutes. */
async function photosLeftWaiting({ sql }: TestSite): Promise<number> {
  for (const end = performance.now() + LONGEST; ;) {
    const [{ waiting = 0 } = {}] = await sql<{ waiting: number }[]>`
      select count(*)::int as waiting from documents where drawing = 'waiting'`;
    if (waiting === 0 || performance.now() > end) return waiting;
    await sleep(SECOND);
  }
}
