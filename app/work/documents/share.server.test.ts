import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, expect, vi } from 'vitest';
import {
  addEngagement,
  addTaxpayerFor,
  freshWork,
  memberActor,
} from '#app/work/core/engagements/work.test-support.ts';
import { startJobs, stopJobs } from '#app/platform/jobs/workers.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { addMember } from '#tests/accounts.ts';
import { useTestDatabase } from '#tests/database.ts';
import { nightly } from '#tests/nightly.ts';
import { photo, sendFiles } from './documents.test-support.ts';
import { documentsOf } from './documents.server.ts';
import { joinJob } from './join-job.server.ts';
import { thumbnailJob } from './thumbnail-job.server.ts';

await useTestDatabase();
afterEach(() => stopJobs());

nightly(
  'eight pictures of 52 megapixels and their PDF delay the photo of another client by less than two seconds',
  async () => {
    const { thandi, taxpayerId } = await freshWork();
    const sipho = await addMember({ email: 'sipho@example.org' });
    const other = await addTaxpayerFor(sipho);
    const [busy, quiet] = [await addEngagement({ taxpayerId }), await addEngagement({ taxpayerId: other })];
    const client = memberActor(sipho, 'sipho@example.org');
    await startJobs([thumbnailJob, joinJob]);
    const drawn = async (colour: string) => {
      const start = performance.now();
      const { stored } = await sendFiles(client, [{ name: 'a.jpg', bytes: await photo(colour) }], {
        engagementId: quiet,
      });
      const isDrawn = async () =>
        (await documentsOf(quiet)).some(({ id, hasThumbnail }) => id === stored[0]?.id && hasThumbnail);
      await vi.waitFor(async () => expect(await isDrawn()).toBe(true), { timeout: MINUTE, interval: 50 });
      return performance.now() - start;
    };
    const alone = [await drawn('#111'), await drawn('#222'), await drawn('#333')];
    const large = await Promise.all(Array.from({ length: 8 }, (_, at) => transparent(at)));
    const files = large.map((bytes, at) => ({ name: `${at}.png`, bytes }));
    await sendFiles(memberActor(thandi), files, { engagementId: busy }, true);
    await sleep(SECOND);
    const beside = [await drawn('#444'), await drawn('#555'), await drawn('#666')];
    expect(Math.max(...beside)).toBeLessThan(Math.max(...alone) + 2 * SECOND);
  },
  5 * MINUTE,
);

function transparent(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 7200, height: 7200, channels: 4, background } })
    .png()
    .toBuffer();
}
