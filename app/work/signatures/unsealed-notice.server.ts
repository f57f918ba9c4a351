import { and, eq, lt, sql } from 'drizzle-orm';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { HOUR, whenText } from '#app/platform/core/time.ts';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { isPresent } from '#app/work/core/engagements/access.server.ts';

/** Longer than a seal takes, and than the wait before it. */
const LATE = 2 * HOUR;

/** What all have signed is sealed within minutes: else the storage is away, or a file was lost or changed in it. */
export const unsealed = defineNotice({
  subject: 'Signed and not sealed',
  permission: 'site',
  async check(context) {
    const { now } = context;
    const { approval, engagementId, takes } = requestItems;
    const signedAt = sql<string>`${approval} #>> '{given,at}'`;
    const isLate = lt(signedAt, new Date(now.getTime() - LATE).toISOString());
    const isUnsealed = and(
      eq(takes, 'approval'),
      sql`${approval} #> '{signing,sealed}' = 'null'`,
      isLate,
      isPresent,
    );
    const works = listPart(
      { work: engagementId, items: sql<number>`count(*)`, since: sql<string>`min(${signedAt})` },
      sql`from ${requestItems} join ${engagements} on ${eq(engagements.id, engagementId)}
        where ${isUnsealed} group by ${engagementId} order by min(${signedAt})`,
      (row) => row,
    );
    const found = await readTogether(context, works);
    const [first] = found;
    const all = found.reduce((sum, { items }) => sum + items, 0);
    const since = first?.since ? whenText(new Date(first.since), now) : '';
    return {
      state: first
        ? `${all}, since ${since}: see the storage and the log, or ask for the signatures again`
        : 'None',
      standing: standingOf(all),
      path: first ? `/admin/work/${first.work}` : '/admin/work',
      linkText: found.length > 1 ? 'Open the first' : 'Open',
    };
  },
});
