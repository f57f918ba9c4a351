import { sql } from 'drizzle-orm';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { db } from '#app/platform/db/client.server.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';

/** Those that wait for a proof, and those that wait for a second colleague. */
export const lostAccess = defineNotice({
  subject: 'Lost access',
  permission: 'recovery',
  async check() {
    const { state } = recoveries;
    const counted = await db()
      .select({ state, count: sql<number>`count(*)::int` })
      .from(recoveries)
      .where(sql`${state} in ('open', 'waiting')`)
      .groupBy(state);
    const of = (wanted: string) => counted.find((one) => one.state === wanted)?.count ?? 0;
    const [toProve, waiting] = [of('open'), of('waiting')];
    const texts = [toProve > 0 && `${toProve} to prove`, waiting > 0 && `${waiting} waiting for a second`];
    return {
      state: texts.filter(Boolean).join(', ') || 'None',
      standing: standingOf(toProve + waiting, toProve > 0),
      path: '/admin/recoveries',
      linkText: 'Look',
    };
  },
});
