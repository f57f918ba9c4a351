import { and, eq, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { findColleagues } from '#app/accounts/core/colleagues.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { HOLDER } from '#app/work/core/engagements/holder.server.ts';
import { LATE } from '#app/work/core/engagements/states.ts';
import { isSoon, isUnended } from './matching.server.ts';

/** `id` as the filter of the board has it. `soon`: due in 14 days or sooner, overdue work included. */
export type PersonLine = {
  id: string;
  name: string;
  overdue: number;
  overdueSince: string | null;
  soon: number;
  open: number;
};

/** Of the open work that the reader sees: who acts for how much of it, by itself or through its client; who is furthest behind first. */
export async function findByPerson(actor: FirmActor, today = southAfricanDay()): Promise<PersonLine[]> {
  const { dueOn, state } = engagements;
  const isLate = and(isIn(state, LATE), sql`${dueOn} < ${today}`);
  const countOf = (condition = sql`true`) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const holder = sql<string>`coalesce(${HOLDER}::text, 'nobody')`;
  const [rows, colleagues] = await Promise.all([
    db()
      .select({
        holder,
        overdue: countOf(sql`${isLate}`),
        overdueSince: sql<string | null>`(min(${dueOn}) filter (where ${isLate}))::text`,
        soon: countOf(sql`${isIn(state, LATE)} and ${isSoon(today)}`),
        open: countOf(),
      })
      .from(engagements)
      .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
      .where(and(isVisibleTo(actor), isUnended))
      .groupBy(sql`1`),
    findColleagues('work'),
  ]);
  const none = { holder: '', overdue: 0, overdueSince: null, soon: 0, open: 0 };
  return [...colleagues, { id: 'nobody', name: 'Nobody' }]
    .map(({ id, name }) => {
      const { holder: _holder, ...counts } = rows.find(({ holder }) => holder === id) ?? none;
      return { id, name, ...counts };
    })
    .toSorted((one, other) => other.overdue - one.overdue || other.soon - one.soon);
}
