import { and, eq, notExists, sql, type SQL } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { paymentDay, type Outcome } from '../engagements/outcome.ts';
import { lastWarned, paymentStage, type Stage } from './stages.ts';

/** Tax that is to be paid by the `day`, `2026-11-30`. */
export type Payment = { day: string; stage: Stage };

/** Of work: tax is to be paid soon by an assessment, and no mail waits that tells of that. */
export function isPaymentSoon(today: string): SQL {
  const { outcome, id } = engagements;
  const { engagementId, kind } = clientNotices;
  const isTold = notExists(
    db()
      .select({ id: clientNotices.id })
      .from(clientNotices)
      .where(and(eq(engagementId, id), eq(kind, 'outcome'))),
  );
  return sql`(${outcome} ->> 'figure' = 'pay' and ${outcome} ->> 'settledOn' is null
    and ${outcome} ->> 'payBy' between ${today} and ${lastWarned(today)} and ${isTold})`;
}

/** Null before the first day on which somebody is reminded of it. */
export function paymentOf(outcome: Outcome | null, today: string): Payment | null {
  const day = outcome && paymentDay(outcome);
  const stage = day ? paymentStage(day, today) : null;
  return day && stage ? { day, stage } : null;
}
