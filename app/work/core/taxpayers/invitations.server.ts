import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayerMembers, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import { looksAfter } from '../engagements/access.server.ts';
import { queueMail, takeUnsent } from '#app/platform/mail/mail.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { joinedMail, secretsIn, taxpayerInvitationMail, type Joined } from './mails.server.ts';
import { findTaxpayer, isOwner, recordTaxpayer, setMember, type TaxpayerRole } from './taxpayers.server.ts';

export type TaxpayerInvitation = { id: string; email: string; role: TaxpayerRole; expiresAt: Date };

/** Voids an earlier link to the address. `colleague`: only who looks after roles makes a colleague a member. */
export async function inviteMember(
  actor: Actor,
  { taxpayerId, email, role }: { taxpayerId: string; email: string; role: TaxpayerRole },
  now = new Date(),
): Promise<'sent' | 'gone' | 'colleague'> {
  const invitedBy = actorIdOf(actor);
  if (!invitedBy || !(await mayInvite(actor, taxpayerId))) return 'gone';
  const address = email.toLowerCase();
  if (actor.party === 'firm' && !may(actor.role, 'users') && (await isColleague(address))) return 'colleague';
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
    await mailInvitations(tx, { email: address, secret, inviter: actor.name }, now);
    if (actor.party === 'firm')
      await recordTaxpayer(tx, actor, 'taxpayer.invite', taxpayerId, { email: { from: null, to: address } });
    return 'sent' as const;
  });
}

/** With those that wait to be sent to the same person. */
async function mailInvitations(
  tx: Transaction,
  { email, secret, inviter }: { email: string; secret: string; inviter: string },
  now: Date,
): Promise<void> {
  const waiting = await takeUnsent(tx, { kind: taxpayerInvitationMail.kind, to: email });
  const secrets = new Map([...waiting.flatMap(secretsIn), secret].map((one) => [hashOfSecret(one), one]));
  const { taxpayerId, tokenHash, createdAt, invitedBy } = taxpayerInvitations;
  const rows = await tx
    .select({ taxpayerId, tokenHash, taxpayer: taxpayers.name, by: profiles.fullName })
    .from(taxpayerInvitations)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(profiles, eq(profiles.id, invitedBy))
    .where(inArray(tokenHash, [...secrets.keys()]))
    .orderBy(asc(createdAt), asc(taxpayers.name));
  const [first, ...others] = rows.map(({ by, tokenHash: hash, ...row }) => ({
    ...row,
    inviter: by ?? inviter,
    secret: secrets.get(hash) ?? '',
  }));
  if (!first) return;
  await queueMail(tx, taxpayerInvitationMail.write(email, { invitations: [first, ...others] }), now);
}

/** Null for any other link, and once its sender may no longer invite. */
export async function findTaxpayerInvitation(
  secret: string,
  member: { email: string },
  now = new Date(),
  reader: Db | Transaction = db(),
): Promise<{ taxpayerId: string; name: string; role: TaxpayerRole } | null> {
  if (!isSecret(secret)) return null;
  const { taxpayerId, role, invitedBy } = taxpayerInvitations;
  const [found] = await reader
    .select({ taxpayerId, name: taxpayers.name, role, invitedBy })
    .from(taxpayerInvitations)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .where(isOpen(secret, member, now));
  if (!found || !(await maySenderInvite(reader, found.taxpayerId, found.invitedBy))) return null;
  return { taxpayerId: found.taxpayerId, name: found.name, role: found.role };
}

/** The account's address must be the invited one. All other owners get a mail. */
export function acceptInvitation(
  secret: string,
  member: { id: string; email: string; fullName: string },
  now = new Date(),
): Promise<{ taxpayerId: string } | 'gone'> {
  return db().transaction(async (tx) => {
    const invitation = await findTaxpayerInvitation(secret, member, now, tx);
    if (!invitation) return 'gone';
    const { taxpayerId, role } = invitation;
    // Like `removeMember`: a sender who is removed at the same time is removed before or after, never in between.
    await tx.select({ id: taxpayers.id }).from(taxpayers).where(eq(taxpayers.id, taxpayerId)).for('update');
    if (!(await findTaxpayerInvitation(secret, member, now, tx))) return 'gone';
    await tx.delete(taxpayerInvitations).where(isOpen(secret, member, now));
    await setMember(tx, taxpayerId, member.id, role);
    await notifyOwners(tx, { ...invitation, by: 'invitation', member }, now);
    return { taxpayerId };
  });
}

type NewMember = Pick<Joined, 'taxpayerId' | 'role' | 'by'> & {
  /** Of the taxpayer. */
  name: string;
  member: { id: string; fullName: string };
};

/** All owners but the new member. */
export async function notifyOwners(
  tx: Transaction,
  { taxpayerId, name, role, by, member }: NewMember,
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ id: users.id, email: users.email, name: profiles.fullName })
    .from(taxpayerMembers)
    .innerJoin(users, eq(users.id, taxpayerMembers.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(taxpayerMembers.taxpayerId, taxpayerId), eq(taxpayerMembers.role, 'owner')));
  for (const owner of owners.filter(({ id }) => id !== member.id)) {
    const input = { taxpayerId, taxpayer: name, name: owner.name, who: member.fullName, role, by };
    await queueMail(tx, joinedMail.write(owner.email, input), now);
  }
}

/** Whether its sender is still an owner, or staff who look after the taxpayer. */
async function maySenderInvite(
  reader: Db | Transaction,
  taxpayerId: string,
  invitedBy: string,
): Promise<boolean> {
  if (await isOwner(reader, taxpayerId, invitedBy)) return true;
  const role = await roleOf(reader, invitedBy);
  if (!role) return false;
  const sender = { party: 'firm', id: invitedBy, role } as const;
  const taxpayer = await findTaxpayer(sender, taxpayerId, reader);
  return taxpayer !== null && looksAfter(sender, taxpayer);
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
      .returning({ email: taxpayerInvitations.email });
    if (!withdrawn) return 'gone';
    const changes = { email: { from: withdrawn.email, to: null } };
    if (actor.party === 'firm') await recordTaxpayer(tx, actor, 'taxpayer.withdraw', taxpayerId, changes);
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
  const taxpayer = await findTaxpayer(actor, taxpayerId);
  if (!taxpayer) return false;
  return actor.party === 'firm' ? looksAfter(actor, taxpayer) : isOwner(db(), taxpayerId, actor.userId);
}

async function isColleague(address: string): Promise<boolean> {
  const [found] = await db()
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.email, address));
  return found !== undefined;
}

function isOpen(secret: string, { email }: { email: string }, now: Date) {
  const { tokenHash, expiresAt, email: invited } = taxpayerInvitations;
  return and(eq(tokenHash, hashOfSecret(secret)), gt(expiresAt, now), eq(invited, email.toLowerCase()));
}
