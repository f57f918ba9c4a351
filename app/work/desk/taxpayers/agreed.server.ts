import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { rowPart, type Part } from '#app/platform/db/parts.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { AGREED, LATE, PLANNED, UNENDED } from '#app/work/core/engagements/states.ts';
import type { Agreed } from './agreed.ts';

const OPEN = AGREED.filter((state) => UNENDED.includes(state));

export function agreedPart(
  clients: readonly string[],
  me: FirmActor,
  today = southAfricanDay(),
): Part<Agreed> {
  const { state, price, dueOn, taxpayerId } = engagements;
  const [isOpen, isLater, isAhead] = [isIn(state, OPEN), isIn(state, PLANNED), isIn(state, LATE)];
  const count = (which: SQL) => sql<number>`count(*) filter (where ${which})`;
  const sum = (which: SQL) => sql<number>`coalesce(sum(${price}) filter (where ${which}), 0)`;
  return rowPart(
    {
      open: count(isOpen),
      openCents: sum(isOpen),
      openUnpriced: count(sql`${isOpen} and ${price} is null`),
      planned: count(isLater),
      plannedCents: sum(isLater),
      plannedUnpriced: count(sql`${isLater} and ${price} is null`),
      overdue: count(sql`${isAhead} and ${dueOn} < ${today}`),
      dueOn: sql<string | null>`min(${dueOn}) filter (where ${isAhead})`,
    },
    sql`from ${engagements} join ${taxpayers} on ${eq(taxpayers.id, taxpayerId)}
      where ${and(inArray(taxpayerId, [...clients]), isVisibleTo(me))}`,
  );
}
