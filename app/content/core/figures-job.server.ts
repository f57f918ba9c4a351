import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { purgePages } from '#app/platform/jobs/page-change.server.ts';
import { defineScheduledJob, logged, ONCE_A_DAY } from '#app/platform/jobs/scheduled-job.ts';
import { changesOn } from '#app/site/blog/figures-now.ts';

/** Texts with figures that move on by themselves are read again on the day on which one of them does. */
export const figuresJob = defineScheduledJob({
  name: 'content-figures',
  cron: '0 0 * * *',
  policy: ONCE_A_DAY,
  run: logged(() => renewFigures(), 'days on which figures moved on'),
});

/** Returns 1 if a figure has another value from this day on, else 0. */
export async function renewFigures(now = new Date()): Promise<number> {
  if (!changesOn(southAfricanDay(now))) return 0;
  await db().transaction(purgePages);
  return 1;
}
