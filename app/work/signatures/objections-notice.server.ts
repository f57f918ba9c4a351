import { and, eq, sql } from 'drizzle-orm';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { DAY } from '#app/platform/core/time.ts';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';

/** By then it is looked at; what was said stays with the work. */
const SHOWN_FOR = 60 * DAY;

/** The colleague who looks after the work may be the one who signed: administrators see it too. */
export const objections = defineNotice({
  subject: 'Signed in person: “this was not me”',
  permission: 'site',
  async check(context) {
    const { now } = context;
    const { approval, engagementId, takes } = requestItems;
    const since = new Date(now.getTime() - SHOWN_FOR).toISOString();
    const isObjected = and(
      eq(takes, 'approval'),
      sql`${approval} #>> '{signing,objections,-1,at}' > ${since}`,
      isPresent,
    );
    const works = listPart(
      { work: engagementId },
      sql`from ${requestItems} join ${engagements} on ${eq(engagements.id, engagementId)}
        where ${isObjected} order by ${engagementId}`,
      (row) => row,
    );
    const found = await readTogether(context, works);
    const [first] = found;
    return {
      state: first ? `${found.length} in the last 60 days: ask the client, and see the audit` : 'None',
      standing: standingOf(found.length),
      path: first ? `/admin/work/${first.work}` : '/admin/work',
      linkText: found.length > 1 ? 'Open the first' : 'Open',
    };
  },
});
