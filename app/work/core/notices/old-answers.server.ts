import { and, inArray, lte } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { firmNotices } from '#app/platform/db/schema/steps.ts';
import { ALONG } from './firm-notice-kinds.ts';

/** Of answers that no mail took along: the list of the work has them. */
export async function deleteOldAnswers(now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - retention.answerNoticeDays * DAY);
  const { at, id, kind } = firmNotices;
  const deleted = await db()
    .delete(firmNotices)
    .where(and(inArray(kind, [...ALONG]), lte(at, oldest)))
    .returning({ id });
  return deleted.length;
}
