import { and, eq, isNotNull, sql } from 'drizzle-orm';
import {
  defineNotice,
  standingOf,
  type NoticeContext,
  type NoticeState,
} from '#app/accounts/access/define-notice.ts';
import { isHeldByNobody } from '#app/accounts/core/colleagues.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { inOneProcess } from '#app/platform/db/in-one-process.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isTaxpayerVisibleTo, isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { isNobodysWork } from '#app/work/core/engagements/holder.server.ts';
import { COUNTED } from '#app/work/core/taxpayers/status.ts';
import { isUnended } from './matching.server.ts';

/** Open work for which nobody acts: neither it nor its client has a colleague who still works here. */
export const unheldWork = nobodyNotice('Work held by nobody', ({ work }) => ({
  state: work === 0 ? 'None' : `${work}: a colleague has to take over`,
  standing: standingOf(work),
  path: '/admin/work?of=nobody',
  linkText: 'Assign',
}));

/** That nobody in particular looks after a taxpayer may be wanted; that a former colleague does is not. */
export const unheldTaxpayers = nobodyNotice('Clients held by nobody', ({ taxpayers, left }) => {
  const were = left === 1 ? 'one was' : `${left} were`;
  return {
    state: taxpayers === 0 ? 'None' : `${taxpayers}${left === 0 ? '' : `, ${were} with a former colleague`}`,
    standing: standingOf(taxpayers, left > 0),
    path: '/admin/taxpayers?of=nobody',
    linkText: 'Look',
  };
});

/** `left`: of the taxpayers, those of a former colleague. */
type Unheld = { work: number; taxpayers: number; left: number };

/** Counted once for both notices of a page. */
const counted = new WeakMap<NoticeContext, Promise<Unheld>>();

function nobodyNotice(subject: string, say: (unheld: Unheld) => NoticeState) {
  return defineNotice({
    subject,
    permission: 'work',
    async check(context) {
      const counting = counted.get(context) ?? countUnheld(context);
      counted.set(context, counting);
      return say(await counting);
    },
  });
}

async function countUnheld({ me }: NoticeContext): Promise<Unheld> {
  const work = db()
    .select({ one: sql`1` })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(isVisibleTo(me), isUnended, isNobodysWork, inOneProcess));
  const isUnheld = isHeldByNobody(taxpayers.assigneeId, 'work');
  const [row] = await db()
    .select({
      work: sql<number>`(select count(*)::int from ${work} work)`,
      taxpayers: sql<number>`count(*)::int`,
      left: sql<number>`(count(*) filter (where ${isNotNull(taxpayers.assigneeId)}))::int`,
    })
    .from(taxpayers)
    .where(and(isTaxpayerVisibleTo(me), isIn(taxpayers.status, COUNTED), isUnheld));
  return row ?? { work: 0, taxpayers: 0, left: 0 };
}
