import { and, asc, eq, sql } from 'drizzle-orm';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { DAY } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';

/** By then it is looked at; what was said stays with the work. */
const SHOWN_FOR = 60 * DAY;

/** Whoever looks after the work may be the one who signed: administrators see it too. */
export const objections = defineNotice({
  subject: 'Signed in person: “this was not me”',
  permission: 'site',
  async check({ now }) {
    const { approval, engagementId, takes } = requestItems;
    const since = new Date(now.getTime() - SHOWN_FOR).toISOString();
    const found = await db()
      .select({ work: engagementId })
      .from(requestItems)
      .innerJoin(engagements, eq(engagements.id, engagementId))
      .where(
        and(eq(takes, 'approval'), sql`${approval} #>> '{signing,objections,-1,at}' > ${since}`, isPresent),
      )
      .orderBy(asc(engagementId));
    const [first] = found;
    return {
      state: first ? `${found.length} in the last 60 days: ask the client, and see the audit` : 'None',
      standing: standingOf(found.length),
      path: first ? `/admin/work/${first.work}` : '/admin/work',
      linkText: found.length > 1 ? 'Open the first' : 'Open',
    };
  },
});
