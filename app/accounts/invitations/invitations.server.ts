import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { invitations, profiles, users } from '#app/platform/db/schema/accounts.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { DAY } from '#app/platform/core/time.ts';

type NewInvitation = { email: string; role: Role; invitedBy: string };

export type Invitation = Pick<
  typeof invitations.$inferSelect,
  'id' | 'email' | 'role' | 'invitedBy' | 'createdAt' | 'expiresAt'
> & { inviter: string };

/** Voids an earlier link to the same address. */
export async function addInvitation(
  tx: Transaction,
  { email, role, invitedBy }: NewInvitation,
  now = new Date(),
): Promise<{ id: string; secret: string }> {
  const secret = makeSecret();
  const expiresAt = new Date(now.getTime() + retention.invitationDays * DAY);
  const values = { role, invitedBy, tokenHash: hashOfSecret(secret), createdAt: now, expiresAt };
  const [added] = await tx
    .insert(invitations)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: invitations.email, set: values })
    .returning({ id: invitations.id });
  if (!added) throw ownError('An invitation was not stored.');
  return { id: added.id, secret };
}

/** Null for an accepted, withdrawn, expired or unknown link. */
export async function findInvitation(
  reader: Db | Transaction,
  secret: string,
  now = new Date(),
): Promise<Invitation | null> {
  if (!isSecret(secret)) return null;
  const isOpen = and(eq(invitations.tokenHash, hashOfSecret(secret)), gt(invitations.expiresAt, now));
  const [invitation] = await select(reader).where(isOpen);
  return invitation ?? null;
}

export function openInvitations(now = new Date()): Promise<Invitation[]> {
  return select(db()).where(gt(invitations.expiresAt, now)).orderBy(asc(invitations.expiresAt)).limit(100);
}

function select(reader: Db | Transaction) {
  const { id, email, role, invitedBy, createdAt, expiresAt } = invitations;
  return reader
    .select({ id, email, role, invitedBy, createdAt, expiresAt, inviter: profiles.fullName })
    .from(invitations)
    .innerJoin(profiles, eq(profiles.id, invitedBy));
}

/** An account that never confirmed its address does not count: the invitation takes the address over. */
export async function hasAccount(email: string): Promise<boolean> {
  const isConfirmed = and(eq(users.email, email), isNotNull(users.emailVerifiedAt));
  return (await db().$count(users, isConfirmed)) > 0;
}
