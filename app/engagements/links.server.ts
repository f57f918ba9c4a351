import { and, eq, gt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/secret.server.ts';
import { db, type Transaction } from '#app/db/client.server.ts';
import { engagementLinks, engagements } from '#app/db/schema/engagements.ts';
import { taxpayers } from '#app/db/schema/taxpayers.ts';
import { env } from '#app/env.server.ts';
import { DAY } from '#app/time.ts';
import { isRecipient } from './recipients.server.ts';

const LIFETIME = retention.requestLinkDays * DAY;

export type EngagementLink = { engagementId: string; email: string };

/** Returns the secret of a new link; only its hash is stored. */
export async function addEngagementLink(
  tx: Transaction,
  { engagementId, email }: EngagementLink,
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await tx.insert(engagementLinks).values({
    tokenHash: hashOfSecret(secret),
    engagementId,
    email: email.toLowerCase(),
    createdAt: now,
    expiresAt,
  });
  return secret;
}

/** Null for an unknown or expired link, and once we do not write to its address about the taxpayer any more. */
export async function findEngagementLink(secret: string, now = new Date()): Promise<EngagementLink | null> {
  if (!isSecret(secret)) return null;
  const { engagementId, email, tokenHash, expiresAt } = engagementLinks;
  const [link] = await db()
    .select({ engagementId, email, taxpayerId: taxpayers.id })
    .from(engagementLinks)
    .innerJoin(engagements, eq(engagements.id, engagementId))
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(and(eq(tokenHash, hashOfSecret(secret)), gt(expiresAt, now)));
  if (!link) return null;
  const isKnown = await db().$count(
    taxpayers,
    and(eq(taxpayers.id, link.taxpayerId), isRecipient(link.email)),
  );
  return isKnown > 0 ? { engagementId: link.engagementId, email: link.email } : null;
}

export function linkToRequest(secret: string): string {
  return new URL(`/request/${secret}`, env().APP_URL).href;
}
