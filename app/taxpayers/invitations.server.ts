import { and, asc, eq, gt } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/secret.server.ts';
import { db } from '#app/db/client.server.ts';
import { taxpayerInvitations, taxpayers } from '#app/db/schema/taxpayers.ts';
import { isUuid } from '#app/db/uuid.ts';
import { actorIdOf, type Actor } from '#app/engagements/actor.ts';
import { queueMail } from '#app/mail/mail.server.ts';
import { DAY } from '#app/time.ts';
import { taxpayerInvitationMail } from './mails.server.ts';
import { findTaxpayer, isOwner, recordTaxpayer, setMember, type TaxpayerRole } from './taxpayers.server.ts';

export type TaxpayerInvitation = { id: string; email: string; role: TaxpayerRole; expiresAt: Date };

/** By an owner or staff. Voids an earlier link to the same address. */
export async function inviteMember(
  actor: Actor,
  { taxpayerId, email, role }: { taxpayerId: string; email: string; role: TaxpayerRole },
  now = new Date(),
): Promise<'sent' | 'gone'> {
  const invitedBy = actorIdOf(actor);
  if (!invitedBy || !(await mayInvite(actor, taxpayerId))) return 'gone';
  const address = email.toLowerCase();
  const secret = makeSecret();
  return db().transaction(async (tx) => {
    const isSame = and(
      eq(taxpayerInvitations.taxpayerId, taxpayerId),
      eq(taxpayerInvitations.email, address),
    );
    await tx.delete(taxpayerInvitations).where(isSame);
    const expiresAt = new Date(now.getTime() + retention.invitationDays * DAY);
    const tokenHash = hashOfSecret(secret);
    await tx
      .insert(taxpayerInvitations)
      .values({ taxpayerId, tokenHash, email: address, role, invitedBy, createdAt: now, expiresAt });
    const mail = taxpayerInvitationMail.write(address, { taxpayerId, inviter: actor.name, secret });
    await queueMail(tx, mail, now);
    if (actor.party === 'firm') await recordTaxpayer(tx, actor, 'taxpayer.invite', taxpayerId);
    return 'sent' as const;
  });
}

/** What a signed-in member with the invited address would accept; null for any other link. */
export async function findTaxpayerInvitation(
  secret: string,
  member: { email: string },
  now = new Date(),
): Promise<{ taxpayerId: string; name: string; role: TaxpayerRole } | null> {
  if (!isSecret(secret)) return null;
  const { taxpayerId, role } = taxpayerInvitations;
  const [found] = await db()
    .select({ taxpayerId, name: taxpayers.name, role })
    .from(taxpayerInvitations)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(isOpen(secret, member, now));
  return found ?? null;
}

/** The account's address must be the invited one. */
export function acceptInvitation(
  secret: string,
  member: { id: string; email: string },
  now = new Date(),
): Promise<{ taxpayerId: string } | 'gone'> {
  if (!isSecret(secret)) return Promise.resolve('gone');
  return db().transaction(async (tx) => {
    const [accepted] = await tx
      .delete(taxpayerInvitations)
      .where(isOpen(secret, member, now))
      .returning();
    if (!accepted) return 'gone';
    await setMember(tx, accepted.taxpayerId, member.id, accepted.role);
    return { taxpayerId: accepted.taxpayerId };
  });
}

export async function withdrawInvitation(
  actor: Actor,
  taxpayerId: string,
  id: string,
): Promise<'withdrawn' | 'gone'> {
  if (!isUuid(id) || !(await mayInvite(actor, taxpayerId))) return 'gone';
  return db().transaction(async (tx) => {
    const [withdrawn] = await tx
      .delete(taxpayerInvitations)
      .where(and(eq(taxpayerInvitations.id, id), eq(taxpayerInvitations.taxpayerId, taxpayerId)))
      .returning({ id: taxpayerInvitations.id });
    if (!withdrawn) return 'gone';
    if (actor.party === 'firm') await recordTaxpayer(tx, actor, 'taxpayer.withdraw', taxpayerId);
    return 'withdrawn';
  });
}

export function invitationsOf(taxpayerId: string, now = new Date()): Promise<TaxpayerInvitation[]> {
  const { id, email, role, expiresAt } = taxpayerInvitations;
  return db()
    .select({ id, email, role, expiresAt })
    .from(taxpayerInvitations)
    .where(and(eq(taxpayerInvitations.taxpayerId, taxpayerId), gt(expiresAt, now)))
    .orderBy(asc(email));
}

async function mayInvite(actor: Actor, taxpayerId: string): Promise<boolean> {
  if (!(await findTaxpayer(actor, taxpayerId))) return false;
  return actor.party === 'firm' || isOwner(db(), taxpayerId, actor.userId);
}

function isOpen(secret: string, { email }: { email: string }, now: Date) {
  const { tokenHash, expiresAt, email: invited } = taxpayerInvitations;
  return and(eq(tokenHash, hashOfSecret(secret)), gt(expiresAt, now), eq(invited, email.toLowerCase()));
}
