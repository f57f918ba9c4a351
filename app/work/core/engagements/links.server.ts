import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { retention } from '#content/retention.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Transaction } from '#app/platform/db/client.server.ts';
import { engagements } from '#app/platform/db/schema/engagements.ts';
import { engagementLinks } from '#app/platform/db/schema/links.ts';
import { taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import type { WORK_PLACES } from '#app/platform/db/work-values.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { DAY, MINUTE } from '#app/platform/core/time.ts';
import { siteUrl } from '#app/platform/env/site-url.server.ts';
import { isRecipient } from './recipients.server.ts';

const LIFETIME = retention.requestLinkDays * DAY;

export type WorkPlace = (typeof WORK_PLACES)[number];

/** `to`: the page where its reader was, to return to, or the place that the mail is about. */
export type EngagementLink = { engagementId: string; email: string; to?: string };

/** `code`: of the mail that the link stands in. It is filled in, and counts once a form has brought it. */
export type FilledLink = EngagementLink & { code?: string };

/** `until`: in milliseconds. */
const AgainSchema = z.object({
  engagementId: z.string(),
  email: z.string(),
  to: z.string().optional(),
  code: z.string().optional(),
  until: z.number(),
});

/** Returns the secret of a new link; only its hash is stored. */
export async function addEngagementLink(
  tx: Transaction,
  {
    engagementId,
    email,
    place = null,
  }: Pick<EngagementLink, 'engagementId' | 'email'> & { place?: WorkPlace | null },
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await tx.insert(engagementLinks).values({
    tokenHash: hashOfSecret(secret),
    engagementId,
    email: email.toLowerCase(),
    place,
    createdAt: now,
    expiresAt,
  });
  return secret;
}

/** A new link for a guest whose session has ended. It is sealed, not stored, and asks for a code like every link. */
export function linkAgain(link: FilledLink, now: Date): string {
  return seal(JSON.stringify({ ...link, until: now.getTime() + LIFETIME }), 'link again');
}

export function readLinkAgain(secret: string, now: Date): FilledLink | null {
  const text = unseal(secret, 'link again');
  if (text === null) return null;
  const { until, code, ...link } = AgainSchema.parse(JSON.parse(text));
  if (until <= now.getTime()) return null;
  const codeUntil = until - LIFETIME + retention.requestCodeMinutes * MINUTE;
  return code && codeUntil > now.getTime() ? { ...link, code } : link;
}

/** Null for an unknown or expired link, and once we no longer write to its address about the taxpayer. */
export async function findEngagementLink(secret: string, now = new Date()): Promise<FilledLink | null> {
  const link = isSecret(secret) ? await storedLink(secret, now) : readLinkAgain(secret, now);
  if (!link) return null;
  const [known] = await db()
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(taxpayers, eq(taxpayers.id, engagements.taxpayerId))
    .where(
      and(eq(engagements.id, link.engagementId), isNull(engagements.deletedAt), isRecipient(link.email)),
    );
  return known ? link : null;
}

async function storedLink(secret: string, now: Date): Promise<EngagementLink | null> {
  const { engagementId, email, place, tokenHash, expiresAt } = engagementLinks;
  const [stored] = await db()
    .select({ engagementId, email, place })
    .from(engagementLinks)
    .where(and(eq(tokenHash, hashOfSecret(secret)), gt(expiresAt, now)));
  if (!stored) return null;
  const link = { engagementId: stored.engagementId, email: stored.email };
  return stored.place ? { ...link, to: entryPath(link.engagementId, stored.place) } : link;
}

export function workPath(engagementId: string, place: WorkPlace): string {
  return `/work/${engagementId}${place === 'top' ? '' : `#${place}`}`;
}

/** From a mail: what the client has to do stands right below the head, which says of which work it is. */
export function entryPath(engagementId: string, place: WorkPlace): string {
  return workPath(engagementId, place === 'open' ? 'top' : place);
}

export function linkToRequest(secret: string): string {
  return siteUrl(`/request/${secret}`);
}
