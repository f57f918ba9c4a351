import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { retention } from '#content/retention.ts';
import { may } from '#app/accounts/core/roles.ts';
import { hashOfSecret, isSecret, makeSecret } from '#app/accounts/core/secret.server.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayers } from '#app/platform/db/schema/taxpayers.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { actorIdOf, type Actor } from '#app/accounts/core/actor.ts';
import { looksAfter } from '../engagements/access.server.ts';
import { noticeWait } from '#app/platform/mail/when-mailed.server.ts';
import { DAY } from '#app/platform/core/time.ts';
import { mailInvitations } from './mail-invitations.server.ts';
import { notifyOwners } from './notify-owners.server.ts';
import { openInvitations, type Invited } from './open-invitations.server.ts';
import { findTaxpayer, isOwner, recordTaxpayer, setMember, type TaxpayerRole } from './taxpayers.server.ts';

export type TaxpayerInvitation = { id: string; email: string; role: TaxpayerRole; expiresAt: Date };

/** Mailed once it has waited. Voids earlier links to the address. `colleague`: only who manages roles may add one. */
export async function inviteMember(
  actor: Actor,
  { taxpayerId, email, role }: { taxpayerId: string; email: string; role: TaxpayerRole },
  now = new Date(),
): Promise<'sent' | 'gone' | 'colleague'> {
  const invitedBy = actorIdOf(actor);
  if (!invitedBy || !(await mayInvite(actor, taxpayerId))) return 'gone';
  const address = email.toLowerCase();
  if (actor.party === 'firm' && !may(actor.role, 'users') && (await isColleague(address))) return 'colleague';
  return db().transaction(async (tx) => {
    const isSame = and(
      eq(taxpayerInvitations.taxpayerId, taxpayerId),
      eq(taxpayerInvitations.email, address),
    );
    await tx.delete(taxpayerInvitations).where(isSame);
    const expiresAt = new Date(now.getTime() + retention.invitationDays * DAY);
    // Nobody has this link: the mail has one of its own.
    const tokenHash = hashOfSecret(makeSecret());
    const moments = { createdAt: now, waitsSince: now, expiresAt };
    await tx
      .insert(taxpayerInvitations)
      .values({ taxpayerId, tokenHash, email: address, role, invitedBy, ...moments });
    if (noticeWait() === 0) await mailInvitations(tx, address, { until: now, now });
    if (actor.party === 'firm')
      await recordTaxpayer(tx, actor, 'taxpayer.invite', taxpayerId, { email: { from: null, to: address } });
    return 'sent' as const;
  });
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

type LinkedInvitation = {
  inviter: string | null;
  taxpayer: string;
  isSelf: boolean;
  email: string;
  more: number;
};

/** What the mail with this link says of it, and to whom it went; null once it is not open. */
export async function findLinkedInvitation(
  secret: string,
  now = new Date(),
): Promise<LinkedInvitation | null> {
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
    ? {
        inviter: found.by,
        taxpayer: found.name,
        isSelf: found.isSelf,
        email: linked.email,
        more: open.length - 1,
      }
    : null;
}

/** Only the `chosen` of those that the link shows, for the invited address alone. All other owners get a mail. */
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
    if (actor.party === 'firm') await recordTaxpayer(tx, actor, 'taxpayer.uninvite', taxpayerId, changes);
    return 'withdrawn';
  });
}

export function invitationsOf(taxpayerId: string): Promise<TaxpayerInvitation[]> {
  return readPart(invitationsPart(taxpayerId));
}

export function invitationsPart(taxpayerId: string, now = new Date()): Part<TaxpayerInvitation[]> {
  const { id, email, role, expiresAt } = taxpayerInvitations;
  return listPart(
    { id, email, role, expiresAt },
    sql`from ${taxpayerInvitations} where ${eq(taxpayerInvitations.taxpayerId, taxpayerId)}
      and ${expiresAt} > ${now.toISOString()}::timestamptz order by ${email}`,
    (row) => ({ ...row, expiresAt: new Date(row.expiresAt) }),
  );
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
