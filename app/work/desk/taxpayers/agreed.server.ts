import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { AGREED, LATE, PLANNED, UNENDED } from '#app/work/core/engagements/states.ts';
import type { Agreed } from './agreed.ts';

const OPEN = AGREED.filter((state) => UNENDED.includes(state));

/** Of the work of these clients that the reader sees. */
export async function findAgreed(
  clients: readonly string[],
  me: FirmActor,
  today = southAfricanDay(),
): Promise<Agreed> {
  const { state, price, dueOn, taxpayerId } = engagements;
  const [isOpen, isLater] = [isIn(state, OPEN), isIn(state, PLANNED)];
  const isAhead = isIn(state, LATE);
  const [row] = await db()
    .select({
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      openCents: sql<number>`coalesce(sum(${price}) filter (where ${isOpen}), 0)::float8`,
      openUnpriced: sql<number>`count(*) filter (where ${isOpen} and ${price} is null)::int`,
      planned: sql<number>`count(*) filter (where ${isLater})::int`,
      plannedCents: sql<number>`coalesce(sum(${price}) filter (where ${isLater}), 0)::float8`,
      plannedUnpriced: sql<number>`count(*) filter (where ${isLater} and ${price} is null)::int`,
      overdue: sql<number>`count(*) filter (where ${isAhead} and ${lt(dueOn, today)})::int`,
      dueOn: sql<string | null>`min(${dueOn}) filter (where ${isAhead})::text`,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(inArray(taxpayerId, [...clients]), isVisibleTo(me)));
  return row ?? NOTHING;
}

const NOTHING: Agreed = {
  open: 0,
  openCents: 0,
  openUnpriced: 0,
  planned: 0,
  plannedCents: 0,
  plannedUnpriced: 0,
  overdue: 0,
  dueOn: null,
};
