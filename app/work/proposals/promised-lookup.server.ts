import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { starting } from '#content/pages/starting.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { record } from '#app/platform/audit/audit.server.ts';
import { answerDayOf } from '#app/firm/core/answer-day.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { InsideStep } from '#app/platform/db/inside-values.ts';
import { update } from '#app/work/core/engagements/changing.server.ts';
import { UNENDED } from '#app/work/core/engagements/states.ts';
import { addEvent } from '#app/work/core/engagements/timeline.server.ts';
import { addSiteSteps } from '#app/work/core/inside/site-steps.server.ts';
import { NO_VAT } from '#app/work/core/taxpayers/correctable.ts';
import { UNKNOWN_CATEGORY } from '#app/work/core/taxpayers/vat-lookup.ts';
import { VAT_LOOKUP } from '#app/work/core/taxpayers/vat-lookup.server.ts';
import { workForPromises } from './quote-request.server.ts';

/** For a client registered for VAT who does not know the category: a step of the work, for the one who does it. */
export async function keepVatLookup(
  tx: Transaction,
  actor: ClientActor,
  taxpayerId: string,
  now: Date,
): Promise<void> {
  const engagementId = await workForPromises(tx, taxpayerId);
  if (!engagementId) return;
  const { step, line } = starting.vatCategory;
  const added = await addSiteSteps(tx, engagementId, [{ of: VAT_LOOKUP, what: step, day: answerDayOf(now) }]);
  if (added.length === 0) return;
  await addEvent(tx, { engagementId, kind: 'proposal', text: line, isForClient: true }, actor, now);
}

/** Keeps what a client says who has no category, also where they propose nothing yet. */
export async function sayWhetherVendor(
  tx: Transaction,
  { userId }: ClientActor,
  taxpayerId: string,
  isVendor: boolean,
): Promise<void> {
  const [from, to] = isVendor ? [NO_VAT, UNKNOWN_CATEGORY] : [UNKNOWN_CATEGORY, NO_VAT];
  const thing = { entity: 'taxpayer', entityId: taxpayerId, changes: { vatCategory: { from, to } } } as const;
  await record(tx, { actorId: userId, action: 'taxpayer.update', ...thing });
}

/** Nothing is looked up before the letters are accepted: its day counts from then. */
export async function dateVatLookup(
  tx: Transaction,
  { letters }: { letters: readonly { engagementId: string }[] },
  now: Date,
): Promise<void> {
  const { id, insideSteps } = engagements;
  const own = letters.map(({ engagementId }) => engagementId);
  const works = await tx.select({ id, steps: insideSteps }).from(engagements).where(inArray(id, own));
  const isOpen = (step: InsideStep) => step.of === VAT_LOOKUP && step.done === null;
  for (const work of works.filter(({ steps }) => steps.some(isOpen))) {
    const day = answerDayOf(now);
    const steps = work.steps.map((step) => (isOpen(step) ? { ...step, day } : step));
    await update(tx, work.id, { insideSteps: steps });
  }
}

/** For queries of works with their taxpayer: such a step is to do, and nobody has entered the category yet. */
export const LOOKS_UP_VAT = sql<boolean>`(${and(
  isNull(taxpayers.vatCategory),
  sql`${engagements.insideSteps} @> ${JSON.stringify([{ of: VAT_LOOKUP, done: null }])}::jsonb`,
  inArray(engagements.state, UNENDED),
  isNull(engagements.deletedAt),
)})`;

export async function isVatLookedUp(taxpayerId: string): Promise<boolean> {
  const found = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(engagements.taxpayerId, taxpayerId), LOOKS_UP_VAT))
    .limit(1);
  return found.length > 0;
}
