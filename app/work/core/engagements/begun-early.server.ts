import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { auditEntries } from '#app/platform/db/schema/audit.ts';
import { documents } from '#app/platform/db/schema/documents.ts';
import { engagements, requestItems } from '#app/platform/db/schema/engagements.ts';
import { lastRuns } from '#app/platform/db/schema/runs.ts';
import { clientNotices } from '#app/platform/db/schema/steps.ts';
import { SITE } from '#app/accounts/core/actor.ts';
import { ASKING } from '../notices/notice-kinds.ts';
import { isPresent } from './access.server.ts';
import { recordStep } from './changing.server.ts';
import { lockEngagement, type Engagement } from './find.server.ts';
import { planAgreed } from './open.server.ts';
import { isTooEarly } from './start-day.ts';

const NAME = 'work begun too early';

/**
 * Once per database: earlier releases began work before its year was over, and asked for papers that do not exist yet.
 * It is planned now, and nobody is told. What a client sent, or a colleague began on purpose, stays as it is.
 */
export async function planWhatBeganTooEarly(tx: Transaction, now: Date): Promise<void> {
  const first = await tx.insert(lastRuns).values({ name: NAME, at: now }).onConflictDoNothing().returning();
  if (first.length === 0) return;
  const today = southAfricanDay(now);
  const untouched = await tx
    .select({ id: engagements.id })
    .from(engagements)
    .where(and(eq(engagements.state, 'collecting'), isPresent, ...nothingCame(tx), notByHand(tx)))
    .orderBy(engagements.id);
  for (const { id } of untouched) {
    const engagement = await lockEngagement(tx, SITE, id);
    if (engagement?.type && isTooEarly(engagement, today)) await plan(tx, engagement, now);
  }
}

async function plan(tx: Transaction, engagement: Engagement, now: Date): Promise<void> {
  const { id } = engagement;
  await tx
    .delete(clientNotices)
    .where(and(eq(clientNotices.engagementId, id), inArray(clientNotices.kind, ASKING)));
  await tx.delete(requestItems).where(eq(requestItems.engagementId, id));
  await planAgreed(tx, engagement, null, now);
  await recordStep(tx, null, 'plan', engagement, { state: { from: engagement.state, to: 'planned' } });
  await tx.update(engagements).set({ askedOn: null, reminders: 0 }).where(eq(engagements.id, id));
}

function nothingCame(tx: Transaction): SQL[] {
  const { id, answers, givenAnswers } = engagements;
  const isChanged = or(
    ne(requestItems.state, 'open'),
    isNotNull(requestItems.answer),
    isNull(requestItems.item),
  );
  const touched = tx
    .select({ one: sql`1` })
    .from(requestItems)
    .where(and(eq(requestItems.engagementId, id), isChanged));
  const files = tx
    .select({ one: sql`1` })
    .from(documents)
    .where(eq(documents.engagementId, id));
  return [isNull(answers), sql`coalesce(${givenAnswers}, '{}') = '{}'`, notExists(touched), notExists(files)];
}

function notByHand(tx: Transaction): SQL {
  const { entity, entityId, action, actorId } = auditEntries;
  const byHand = tx
    .select({ one: sql`1` })
    .from(auditEntries)
    .where(
      and(
        eq(entity, 'engagement'),
        eq(entityId, sql`${engagements.id}::text`),
        inArray(action, ['engagement.start', 'engagement.state']),
        isNotNull(actorId),
      ),
    );
  return notExists(byHand);
}
