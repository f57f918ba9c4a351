import { and, count, lte, min } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { db } from '#app/db/client.server.ts';
import { engagements } from '#app/db/schema/engagements.ts';
import { defineNotice } from '#app/notices/define-notice.ts';
import { DAY, dayText, southAfricanDay } from '#app/time.ts';
import { deletedOn, wasAgreed } from './retention.server.ts';

/** Dead proposals go without it: nobody worked on them. */
export const endingRetention = defineNotice({
  subject: 'Work that is deleted soon',
  permission: 'site',
  async check({ now }) {
    const until = new Date(now.getTime() + retention.deletionNoticeDays * DAY);
    const [row] = await db()
      .select({ number: count(), first: min(deletedOn) })
      .from(engagements)
      .where(and(wasAgreed, lte(deletedOn, sql`${until.toISOString()}::timestamptz`)));
    const { number = 0, first = null } = row ?? {};
    return {
      state: first ? endText(number, new Date(first)) : 'None',
      isUrgent: number > 0,
      path: '/admin/work',
      linkText: 'Open the work',
    };
  },
});

function endText(number: number, first: Date): string {
  const [what, verb] = number === 1 ? ['One engagement', 'reaches'] : [`${number} engagements`, 'reach'];
  return `${what} ${verb} the end of ${retention.taxRecordYears} years, the first on ${dayText(southAfricanDay(first))}, and ${number === 1 ? 'is' : 'are'} deleted then`;
}
