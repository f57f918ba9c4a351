import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { defineNotice, type NoticeContext } from '#app/accounts/access/define-notice.ts';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isTaxpayerVisibleTo, isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { isUnended } from './matching.server.ts';

/** Open work without a colleague, or with one whose role ended. */
export const unheldWork = defineNotice({
  subject: 'Work held by nobody',
  permission: 'work',
  async check({ me }) {
    const [row] = await db()
      .select({ count: sql<number>`count(*)::int` })
      .from(engagements)
      .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
      .where(and(isVisibleTo(me), isUnended, isHeldByNobody(engagements.assigneeId, 'work')));
    const count = row?.count ?? 0;
    return {
      state: count === 0 ? 'None' : `${count}: a colleague has to take over`,
      isUrgent: count > 0,
      path: '/admin/work?of=nobody',
      linkText: 'Assign',
    };
  },
});

/** That nobody in particular looks after a taxpayer may be wanted; that a former colleague does is not. */
export const unheldTaxpayers = defineNotice({
  subject: 'Taxpayers held by nobody',
  permission: 'work',
  async check(context) {
    const { all, left } = await countTaxpayers(context, isHeldByNobody(taxpayers.assigneeId, 'work'));
    const were = left === 1 ? 'one was' : `${left} were`;
    return {
      state: all === 0 ? 'None' : left === 0 ? String(all) : `${all}, ${were} with a former colleague`,
      isUrgent: left > 0,
      path: '/admin/taxpayers?of=nobody',
      linkText: 'Look',
    };
  },
});

async function countTaxpayers({ me }: NoticeContext, isUnheld: SQL) {
  const [row] = await db()
    .select({
      all: sql<number>`count(*)::int`,
      left: sql<number>`(count(*) filter (where ${isNotNull(taxpayers.assigneeId)}))::int`,
    })
    .from(taxpayers)
    .where(and(isTaxpayerVisibleTo(me), isNull(taxpayers.archivedAt), isUnheld));
  return row ?? { all: 0, left: 0 };
}
