import { inArray, or, sql } from 'drizzle-orm';
import { defineNotice, standingOf } from '#app/accounts/access/define-notice.ts';
import { isRaised } from '#app/accounts/recovery/raise.server.ts';
import { listPart, readTogether } from '#app/platform/db/parts.server.ts';
import { recoveries } from '#app/platform/db/schema/recoveries.ts';

/** Requests where “This was not me” was pressed, that wait for a proof, or that wait for a second colleague. */
export const lostAccess = defineNotice({
  subject: 'Lost access',
  permission: 'recovery',
  async check(context) {
    const state = sql<string>`case when ${isRaised} then 'raised' else ${recoveries.state} end`;
    const isHere = or(inArray(recoveries.state, ['open', 'waiting']), isRaised);
    const counts = listPart(
      { state, count: sql<number>`count(*)` },
      sql`from ${recoveries} where ${isHere} group by ${state}`,
      (row) => row,
    );
    const counted = await readTogether(context, counts);
    const of = (wanted: string) => counted.find((one) => one.state === wanted)?.count ?? 0;
    const [raised, toProve, waiting] = [of('raised'), of('open'), of('waiting')];
    const texts = [
      raised > 0 && `${raised} with “This was not me”`,
      toProve > 0 && `${toProve} to prove`,
      waiting > 0 && `${waiting} waiting for a second`,
    ];
    return {
      state: texts.filter(Boolean).join(', ') || 'None',
      standing: standingOf(raised + toProve + waiting, raised + toProve > 0),
      path: '/admin/recoveries',
      linkText: 'Look',
    };
  },
});
