import { and, desc, eq } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { Cents } from '#app/tax/money.ts';
import { isVisibleTo } from '#app/work/core/engagements/access.server.ts';
import { ENGAGEMENT_STATE, isDead, isEnded } from '#app/work/core/engagements/states.ts';
import type { PastWork } from './offer-lines.ts';

export async function pastWork(taxpayerId: string, me: FirmActor): Promise<Map<string, PastWork>> {
  const { type, price, period, state, createdAt } = engagements;
  const rows = await db()
    .select({ type, price, period, state })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.taxpayerId, taxpayerId), isVisibleTo(me)))
    .orderBy(desc(createdAt));
  const past = new Map<
    string,
    { wasDone: boolean; price: Cents | null; periods: Map<string, 'open' | 'done'> }
  >();
  for (const row of rows) {
    const of = past.get(row.type) ?? { wasDone: false, price: null, periods: new Map() };
    if (ENGAGEMENT_STATE[row.state].isAgreed) {
      of.wasDone = true;
      of.price ??= row.price;
    }
    if (!isDead(row.state) && row.period !== 'once')
      of.periods.set(row.period, isEnded(row.state) ? 'done' : 'open');
    past.set(row.type, of);
  }
  return past;
}
