import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { startOfDay } from '#app/platform/db/start-of-day.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { NAMED, namingOf } from '#app/work/core/engagements/own-data.server.ts';
import { titleOf } from '#app/work/core/engagements/titles.ts';
import { typeOf } from '#app/work/core/engagements/types.ts';
import { spentAtWork } from '#app/work/core/time/spent.server.ts';
import { typesOfKind } from '../matching.server.ts';
import { FEES, type FeesFilter } from './filter.ts';
import type { KindFees, WorkFees } from './fees.ts';

const { id, type, period, price, state, stateSince, taxpayerId } = engagements;
const MOST = 300;

/** A year back from today, without another choice. */
export function daysOf({ from, to }: FeesFilter, today = southAfricanDay()): { from: string; to: string } {
  return { from: from || monthsAfter(today, -12), to: to || today };
}

function isFinished(filter: FeesFilter, actor: FirmActor, today: string): SQL | undefined {
  const { from, to } = daysOf(filter, today);
  return and(
    isVisibleTo(actor),
    eq(state, 'done'),
    gte(stateSince, startOfDay(from)),
    sql`${stateSince} < ${startOfDay(to)} + interval '1 day'`,
    filter.kind ? inArray(type, typesOfKind(filter.kind)) : undefined,
  );
}

/** Those who have the worst hour first; kinds of which nothing can be compared come last. */
export async function findFeesByKind(
  filter: FeesFilter,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<KindFees[]> {
  const time = spentAtWork();
  const isCompared = sql`${price} is not null and ${time.minutes} > 0`;
  const rows = await db()
    .select({
      kind: type,
      works: sql<number>`count(*)::int`,
      compared: sql<number>`(count(*) filter (where ${isCompared}))::int`,
      price: sql<string>`coalesce(sum(${price}) filter (where ${isCompared}), 0)`,
      minutes: sql<string>`coalesce(sum(${time.minutes}) filter (where ${isCompared}), 0)`,
    })
    .from(engagements)
    .leftJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoinLateral(time, sql`true`)
    .where(isFinished(filter, actor, today))
    .groupBy(type);
  return rows
    .map((row) => ({
      ...row,
      name: typeOf(row.kind)?.name ?? row.kind,
      price: Number(row.price),
      minutes: Number(row.minutes),
      to: FEES.to(filter, { kind: row.kind }),
    }))
    .toSorted((one, other) => rateOf(one) - rateOf(other) || other.works - one.works);
}

function rateOf({ price: cents, minutes }: KindFees): number {
  return minutes === 0 ? Number.MAX_SAFE_INTEGER : cents / minutes;
}

export async function findFeesOfWork(
  filter: FeesFilter,
  actor: FirmActor,
  today = southAfricanDay(),
): Promise<WorkFees[]> {
  const time = spentAtWork();
  const minutes = sql<number>`coalesce(${time.minutes}, 0)`;
  const { name } = taxpayers;
  const rows = await db()
    .select({
      id,
      type,
      period,
      price,
      ...NAMED,
      client: name,
      minutes,
    })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoinLateral(time, sql`true`)
    .where(isFinished(filter, actor, today))
    .orderBy(sql`${price}::float / nullif(${minutes}, 0) nulls last`, byName(name), id)
    .limit(MOST);
  return rows.map(({ id: work, client, price: cents, minutes: worked, ...row }) => ({
    id: work,
    client,
    price: cents,
    minutes: worked,
    title: titleOf(row.type, row.period, namingOf(row)),
  }));
}
