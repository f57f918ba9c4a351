import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { USABLE } from '#app/platform/scan/states.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { thumbnailOf } from '#app/platform/images/photos.server.ts';
import { defineJob } from '#app/platform/jobs/job.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { storage } from '#app/platform/storage/storage.server.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#app/platform/core/time.ts';
import { storedPhoto } from './bytes.server.ts';
import { TO_DRAW } from './drawing-states.ts';
import { thumbnailKey } from './keys.ts';

const RETRIES = 2;

/** One per client at a time: nobody waits for another client's photos. */
export const thumbnailJob = defineJob({
  name: 'draw-thumbnails',
  schema: z.object({ id: z.string() }),
  policy: {
    retries: RETRIES,
    firstWait: 5 * SECOND,
    longestWait: MINUTE,
    timeout: 2 * MINUTE,
    keepWaiting: 7 * DAY,
    keepDone: HOUR,
  },
  atOnce: { onServer: 2, ofGroup: 1 },
  async run({ id }, { attempt, log }) {
    const [photo] = await db().select().from(documents).where(isWaiting(id));
    if (!photo) return;
    const result = await thumbnailOf(storedPhoto(photo), buffer);
    if (result.kind === 'killed' && attempt <= RETRIES)
      throw ownError('The process of a thumbnail was ended.');
    if (result.kind === 'killed') log.warn({ document: id }, 'a thumbnail is given up');
    const small = result.kind === 'done' && result.output.length > 0 ? result.output : null;
    if (small) await storage().put(thumbnailKey(id), small, 'image/webp');
    const report = result.kind === 'done' ? result.report : { damaged: [], cut: [] };
    const damage = report.cut.length > 0 ? 'cut' : null;
    const drawing = result.kind === 'damaged' || report.damaged.length > 0 ? 'damaged' : damage;
    await db()
      .update(documents)
      .set({ drawing, hasThumbnail: small !== null })
      .where(isWaiting(id));
  },
});

function isWaiting(id: string) {
  return and(eq(documents.id, id), isIn(documents.drawing, TO_DRAW), isIn(documents.scanState, USABLE));
}
