import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { rolesThatMay } from '#app/accounts/core/roles.ts';
import { DAY, HOUR, MINUTE } from '#app/platform/core/time.ts';
import { db } from '#app/platform/db/client.server.ts';
import { userRoles } from '#app/platform/db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '#app/platform/db/schema/api.ts';
import { env } from '#app/platform/env/env.server.ts';
import { unseal } from '#app/platform/http/sealed.server.ts';
import { defineScheduledJob, EVERY_MINUTE, logged } from '#app/platform/jobs/scheduled-job.ts';
import { MANAGES_TOKENS } from '../tokens.server.ts';
import { sendMessage } from './send.server.ts';

/** After an attempt that failed; then it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY];
const AT_ONCE = 100;
/** A worker that was killed in the middle leaves its share to the next one. */
const LEASE = 5 * MINUTE;
const KEPT_DAYS = 30;

type Due = { delivery: typeof webhookDeliveries.$inferSelect; webhook: typeof webhooks.$inferSelect };

/** What is due, of each webhook in order. Returns how many were taken. At least once: receivers know repeats by id. */
export async function deliverWebhooks(now = new Date()): Promise<number> {
  let taken = 0;
  for (;;) {
    const due = await claim(now);
    const ids = [...new Set(due.map(({ webhook }) => webhook.id))];
    const lists = ids.map((id) => due.filter(({ webhook }) => webhook.id === id));
    const counts = await Promise.all(lists.map((list) => deliverInOrder(list, now)));
    for (const count of counts) taken += count;
    if (due.length < AT_ONCE) return taken;
  }
}

export const webhookJob = defineScheduledJob({
  name: 'deliver-webhooks',
  cron: '* * * * *',
  policy: EVERY_MINUTE,
  run: logged(() => deliverWebhooks(), 'webhooks delivered'),
});

export async function deleteOldDeliveries(now = new Date()): Promise<number> {
  const deleted = await db()
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.at, new Date(now.getTime() - KEPT_DAYS * DAY)))
    .returning({ id: webhookDeliveries.id });
  return deleted.length;
}

function claim(now: Date): Promise<Due[]> {
  return db().transaction(async (tx) => {
    const due = await tx
      .select({ delivery: webhookDeliveries, webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), isNull(webhooks.endedAt)))
      .innerJoin(
        userRoles,
        and(eq(userRoles.userId, webhooks.makerId), inArray(userRoles.role, rolesThatMay(MANAGES_TOKENS))),
      )
      .where(and(isNotNull(webhookDeliveries.nextAt), lte(webhookDeliveries.nextAt, now)))
      .orderBy(asc(webhookDeliveries.at), asc(webhookDeliveries.id))
      .limit(AT_ONCE)
      .for('update', { of: webhookDeliveries, skipLocked: true });
    const ids = due.map(({ delivery }) => delivery.id);
    if (ids.length > 0)
      await tx
        .update(webhookDeliveries)
        .set({ nextAt: new Date(now.getTime() + LEASE) })
        .where(inArray(webhookDeliveries.id, ids));
    return due;
  });
}

/** After one that failed the others wait too: their order stays, and a receiver that is away is asked once. */
async function deliverInOrder(list: readonly Due[], now: Date): Promise<number> {
  for (const [index, { delivery, webhook }] of list.entries()) {
    const failure = await attempt(delivery, webhook, now);
    if (failure === null) {
      await settle(delivery.id, { deliveredAt: now, nextAt: null, failure: null });
      continue;
    }
    const wait = WAITS[delivery.attempts];
    const nextAt = wait === undefined ? null : new Date(now.getTime() + wait);
    await settle(delivery.id, { nextAt, failure });
    const others = list.slice(index + 1).map((one) => one.delivery.id);
    const later = nextAt ?? new Date(now.getTime() + MINUTE);
    if (others.length > 0)
      await db()
        .update(webhookDeliveries)
        .set({ nextAt: later })
        .where(inArray(webhookDeliveries.id, others));
    return index;
  }
  return list.length;
}

async function attempt(
  delivery: Due['delivery'],
  webhook: Due['webhook'],
  now: Date,
): Promise<string | null> {
  const secret = unseal(webhook.secret, 'webhook');
  if (secret === null) return 'its secret cannot be read: add the webhook again';
  const { id, event: type, at, subjectId } = delivery;
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: { id: subjectId } });
  const to = { address: webhook.address, secret, mayBePrivate: env().WEBHOOKS_TO_PRIVATE };
  return sendMessage(to, { id, body, at: now });
}

type Outcome = Partial<Pick<Due['delivery'], 'deliveredAt' | 'nextAt' | 'failure'>>;

async function settle(id: string, outcome: Outcome): Promise<void> {
  await db()
    .update(webhookDeliveries)
    .set({ ...outcome, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}
