import { randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { may } from '#app/accounts/core/roles.ts';
import { record, type Change } from '#app/platform/audit/audit.server.ts';
import type { Verb } from '#app/platform/audit/words.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles } from '#app/platform/db/schema/accounts.ts';
import { webhookDeliveries, webhooks } from '#app/platform/db/schema/api.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { seal } from '#app/platform/http/sealed.server.ts';
import { MANAGES_TOKENS } from '../tokens.server.ts';
import type { WebhookEvent } from './events.ts';

const KEY_BYTES = 32;

export type WebhookLine = {
  id: string;
  address: string;
  events: WebhookEvent[];
  maker: string | null;
  standing: 'in force' | 'ended' | 'without its maker';
  waiting: number;
  /** ISO. */
  deliveredAt: string | null;
  /** Why the newest delivery that failed did so. */
  failure: string | null;
};

export async function findWebhooks(): Promise<WebhookLine[]> {
  const { id, webhookId, nextAt, deliveredAt, failure, at } = webhookDeliveries;
  const isOfIt = eq(webhookId, webhooks.id);
  const rows = await db()
    .select({
      id: webhooks.id,
      address: webhooks.address,
      events: webhooks.events,
      endedAt: webhooks.endedAt,
      maker: profiles.fullName,
      role: userRoles.role,
      waiting: sql<number>`(select count(${id})::int from ${webhookDeliveries} where ${isOfIt} and ${nextAt} is not null)`,
      deliveredAt: sql<string | null>`(select max(${deliveredAt}) from ${webhookDeliveries} where ${isOfIt})`,
      failure: sql<string | null>`(select ${failure} from ${webhookDeliveries}
        where ${isOfIt} and ${failure} is not null order by ${at} desc limit 1)`,
    })
    .from(webhooks)
    .leftJoin(profiles, eq(profiles.id, webhooks.makerId))
    .leftJoin(userRoles, eq(userRoles.userId, webhooks.makerId))
    .orderBy(desc(webhooks.createdAt), webhooks.id);
  return rows.map(({ endedAt, role, ...row }) => ({
    ...row,
    standing: endedAt ? 'ended' : may(role, MANAGES_TOKENS) ? 'in force' : 'without its maker',
  }));
}

type NewWebhook = { address: string; events: readonly WebhookEvent[] };

/** `id`: of the form. Returns the secret with which what is sent is signed; null for a repeat. */
export function addWebhook(
  me: FirmActor,
  id: string,
  { address, events }: NewWebhook,
): Promise<string | null> {
  const secret = `whsec_${randomBytes(KEY_BYTES).toString('base64')}`;
  return db().transaction(async (tx) => {
    const added = await tx
      .insert(webhooks)
      .values({ id, address, events: [...events], secret: seal(secret, 'webhook'), makerId: me.id })
      .onConflictDoNothing({ target: webhooks.id })
      .returning({ id: webhooks.id });
    if (added.length === 0) return null;
    await recordWebhook(tx, me, 'add', { id, address }, { events: { from: null, to: events.join(', ') } });
    return secret;
  });
}

/** Ends it, or lets it go on, with what happened in between left out. Null: it was so already, or is unknown. */
export async function endWebhook(
  me: FirmActor,
  id: string,
  isEnded: boolean,
  now = new Date(),
): Promise<{ address: string } | null> {
  if (!isUuid(id)) return null;
  return db().transaction(async (tx) => {
    const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
    if (!webhook || (webhook.endedAt !== null) === isEnded) return null;
    await tx
      .update(webhooks)
      .set({ endedAt: isEnded ? now : null })
      .where(eq(webhooks.id, id));
    await recordWebhook(tx, me, isEnded ? 'withdraw' : 'restore', webhook);
    return { address: webhook.address };
  });
}

async function recordWebhook(
  tx: Transaction,
  me: FirmActor,
  verb: Verb,
  { id, address }: { id: string; address: string },
  changes?: Record<string, Change>,
): Promise<void> {
  const subject = new URL(address).host;
  await record(tx, {
    actorId: me.id,
    action: `webhook.${verb}`,
    entity: 'webhook',
    entityId: id,
    subject,
    changes,
  });
}
