import { and, desc, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Cents } from '#app/tax/money.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';

/** The price, in cents, of the latest work of each kind that the reader sees of a taxpayer; null where none was agreed. */
export async function pastPrices(taxpayerId: string, me: FirmActor): Promise<Map<string, Cents | null>> {
  const { type, price, createdAt } = engagements;
  const rows = await db()
    .selectDistinctOn([type], { type, price })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.taxpayerId, taxpayerId), isVisibleTo(me)))
    .orderBy(type, sql`${price} is null`, desc(createdAt));
  return new Map(rows.map((row) => [row.type, row.price]));
}
