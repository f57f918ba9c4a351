import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { isIn } from '#app/platform/db/is-in.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { recurringPeriods, recurringWork } from '#app/platform/db/schema/recurring.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isPresent, isTaxpayerVisibleTo } from '../engagements/access.server.ts';
import { datesOf } from '../engagements/own-data.server.ts';
import type { TaxpayerDates } from '../engagements/periods.ts';
import { PLANNED } from '../engagements/states.ts';
import { groupPairs } from '#app/platform/core/keys.ts';

export type ClientOfMany = {
  client: typeof taxpayers.$inferSelect;
  dates: TaxpayerDates;
  /** Null: it has none of the kind. */
  recurring: typeof recurringWork.$inferSelect | null;
  /** The periods of it that are planned, the earliest first. */
  planned: string[];
};

export type Kept = { id: string; type: string; name: string; startsOn: string; endsOn: string | null };

export async function keptByClient(
  ids: readonly string[],
  from: Db | Transaction = db(),
): Promise<Map<string, Kept[]>> {
  const { taxpayerId, id, type, startsOn, endsOn } = recurringWork;
  const rows = await from
    .select({ taxpayerId, id, type, name: type, startsOn, endsOn })
    .from(recurringWork)
    .where(inArray(taxpayerId, [...ids]));
  return groupPairs(rows.map(({ taxpayerId: client, ...row }) => [client, row]));
}

const isPlanned = and(isIn(engagements.state, PLANNED), isPresent);

export async function clientsOfMany(
  me: FirmActor,
  ids: readonly string[],
  type: string,
): Promise<ClientOfMany[]> {
  const isItsPlanned = and(eq(recurringPeriods.recurringId, recurringWork.id), isPlanned);
  const planned = sql<string[]>`array(select ${engagements.period} from ${recurringPeriods}
    join ${engagements} on ${eq(engagements.id, recurringPeriods.engagementId)} where ${isItsPlanned} order by 1)`;
  const rows = await db()
    .select({ client: taxpayers, recurring: recurringWork, planned })
    .from(taxpayers)
    .leftJoin(recurringWork, and(eq(recurringWork.taxpayerId, taxpayers.id), eq(recurringWork.type, type)))
    .where(and(inArray(taxpayers.id, [...ids]), isTaxpayerVisibleTo(me), isNull(taxpayers.deletedAt)))
    .orderBy(byName(taxpayers.name), taxpayers.id);
  return rows.map((row) => ({ ...row, dates: datesOf(row.client) }));
}

export async function plannedPeriodsOf(tx: Transaction, recurringId: string): Promise<string[]> {
  const { period } = engagements;
  const rows = await tx
    .select({ period })
    .from(recurringPeriods)
    .innerJoin(engagements, eq(engagements.id, recurringPeriods.engagementId))
    .where(and(eq(recurringPeriods.recurringId, recurringId), isPlanned));
  return rows.map((row) => row.period);
}

/** What comes again for clients that the reader sees: the id of each kind, and for how many. */
export function kindsOfMany(
  me: FirmActor,
  ids: readonly string[],
): Promise<{ type: string; clients: number }[]> {
  const { type, taxpayerId } = recurringWork;
  return db()
    .select({ type, clients: count() })
    .from(recurringWork)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(and(inArray(taxpayerId, [...ids]), isTaxpayerVisibleTo(me), isNull(taxpayers.deletedAt)))
    .groupBy(type);
}
