import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { roleOf } from '#app/accounts/core/roles.server.ts';
import { may } from '#app/accounts/core/roles.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import { looksAfter } from '../engagements/access.server.ts';
import { queueMail, takeUnsent } from '#app/platform/mail/mail.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { secretsIn, taxpayerInvitationMail } from './mails.server.ts';
import { notifyOwners } from './notify-owners.server.ts';
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

/**
 * With those that wait to be sent to the same person, each with its link; and it names those that were sent before and are
 * open: the page of any link shows all.
 */
async function mailInvitations(
  tx: Transaction,
  { email, secret, inviter }: { email: string; secret: string; inviter: string },
  now: Date,
): Promise<void> {
  const waiting = await takeUnsent(tx, { kind: taxpayerInvitationMail.kind, to: email });
  const secrets = new Map([...waiting.flatMap(secretsIn), secret].map((one) => [hashOfSecret(one), one]));
  const open = await openInvitations(tx, email, now);
  const isNew = ({ tokenHash }: Invited) => secrets.has(tokenHash);
  const [first, ...others] = open
    .filter(isNew)
    .map(({ taxpayerId, name, isSelf, isWrittenTo, by, tokenHash }) => ({
      taxpayerId,
      taxpayer: name,
      isSelf,
      isWrittenTo,
      inviter: by ?? inviter,
      secret: secrets.get(tokenHash) ?? '',
    }));
  if (!first) return;
  const earlier = open.filter((one) => !isNew(one)).map(({ name }) => name);
  await queueMail(tx, taxpayerInvitationMail.write(email, { invitations: [first, ...others], earlier }), now);
}

type Invited = {
  taxpayerId: string;
  name: string;
  role: TaxpayerRole;
  tokenHash: string;
  /** The person is the taxpayer: we write there about it. */
  isSelf: boolean;
  /** We write to the invited address about the taxpayer: its work is open to it by a code, too. */
  isWrittenTo: boolean;
  /** Who invited; null if their account is gone. */
  by: string | null;
};

/** To one address, the oldest first: without those whose sender may no longer invite. */
async function openInvitations(reader: Db | Transaction, email: string, now: Date): Promise<Invited[]> {
  const { taxpayerId, role, tokenHash, createdAt, expiresAt, invitedBy } = taxpayerInvitations;
  const rows = await reader
    .select({
      taxpayerId,
      name: taxpayers.name,
      role,
      tokenHash,
      kind: taxpayers.kind,
      isWrittenTo: sql<boolean>`${taxpayers.email} is not distinct from ${taxpayerInvitations.email}`,
      invitedBy,
      by: profiles.fullName,
    })
    .from(taxpayerInvitations)
    .innerJoin(taxpayers, eq(taxpayers.id, taxpayerId))
    .leftJoin(profiles, eq(profiles.id, invitedBy))
    .where(and(eq(taxpayerInvitations.email, email.toLowerCase()), gt(expiresAt, now)))
    .orderBy(asc(createdAt), asc(taxpayers.name));
  const open: Invited[] = [];
  for (const { invitedBy: sender, kind, ...row } of rows) {
    const isSelf = row.isWrittenTo && kind === 'individual';
    if (await maySenderInvite(reader, row.taxpayerId, sender)) open.push({ ...row, isSelf });
  }
  return open;
}

/** All that the member's address is invited to, by the link of one of them that is open; none for any other link. */
export async function findTaxpayerInvitations(
  secret: string,
  member: { email: string },
  now = new Date(),
  reader: Db | Transaction = db(),
): Promise<Pick<Invited, 'taxpayerId' | 'name' | 'role' | 'isSelf'>[]> {
  if (!isSecret(secret)) return [];
  const open = await openInvitations(reader, member.email, now);
  const isLinked = open.some(({ tokenHash }) => tokenHash === hashOfSecret(secret));
  return isLinked
    ? open.map(({ taxpayerId, name, role, isSelf }) => ({ taxpayerId, name, role, isSelf }))
    : [];
}

/** What the mail with this link says of it, and to whom it went; null once it is not open. */
export async function findLinkedInvitation(
  secret: string,
  now = new Date(),
): Promise<{ inviter: string | null; taxpayer: string; isSelf: boolean; email: string } | null> {
  if (!isSecret(secret)) return null;
  const tokenHash = hashOfSecret(secret);
  const [linked] = await db()
    .select({ email: taxpayerInvitations.email })
    .from(taxpayerInvitations)
    .where(eq(taxpayerInvitations.tokenHash, tokenHash));
  if (!linked) return null;
  const open = await openInvitations(db(), linked.email, now);
  const found = open.find((one) => one.tokenHash === tokenHash);
  return found
    ? { inviter: found.by, taxpayer: found.name, isSelf: found.isSelf, email: linked.email }
    : null;
}

/** Of those that the link shows, `chosen` alone. The account's address must be the invited one. All other owners get a mail. */
export function acceptInvitations(
  secret: string,
  member: { id: string; email: string; fullName: string },
  chosen: readonly string[],
  now = new Date(),
): Promise<string[]> {
  return db().transaction(async (tx) => {
    const shown = await findTaxpayerInvitations(secret, member, now, tx);
    const wanted = shown.filter(({ taxpayerId }) => chosen.includes(taxpayerId));
    if (wanted.length === 0) return [];
    const ids = wanted.map(({ taxpayerId }) => taxpayerId);
    // Like `removeMember`: a sender who is removed at the same time is removed before or after, never in between.
    await tx
      .select({ id: taxpayers.id })
      .from(taxpayers)
      .where(inArray(taxpayers.id, ids))
      .orderBy(asc(taxpayers.id))
      .for('update');
    const still = await findTaxpayerInvitations(secret, member, now, tx);
    const accepted = still.filter(({ taxpayerId }) => ids.includes(taxpayerId));
    for (const { taxpayerId, name, role } of accepted) {
      await tx
        .delete(taxpayerInvitations)
        .where(
          and(
            eq(taxpayerInvitations.taxpayerId, taxpayerId),
            eq(taxpayerInvitations.email, member.email.toLowerCase()),
          ),
        );
      await setMember(tx, taxpayerId, member.id, role);
      await notifyOwners(tx, { taxpayerId, name, role, by: 'invitation', member }, now);
    }
    return accepted.map(({ taxpayerId }) => taxpayerId);
  });
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
