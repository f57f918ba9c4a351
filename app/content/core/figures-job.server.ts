import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { defineScheduledJob, logged, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { changesOn } from '#app/site/blog/figures-now.ts';

/** Reads texts again on the day on which one of their figures changes by itself. */
export const figuresJob = defineScheduledJob({
  name: 'content-figures',
  cron: '0 0 * * *',
  policy: ONCE_A_DAY,
  run: logged(() => renewFigures(), 'days on which figures moved on'),
});

/** Returns 1 if a figure changes on this day, else 0. */
export async function renewFigures(now = new Date()): Promise<number> {
  if (!changesOn(southAfricanDay(now))) return 0;
  await db().transaction(purgePages);
  return 1;
}
