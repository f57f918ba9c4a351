import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import { record } from '#app/platform/audit/audit.server.ts';
import type { Db, Transaction } from '#app/platform/db/client.server.ts';
import { invitations, profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { taxpayerInvitations, taxpayerMembers } from '#app/platform/db/schema/taxpayers.ts';
import { queueMail } from '#app/platform/mail/mail.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { roleMail } from './mails.server.ts';
import { colleagueIds } from './colleagues.server.ts';
import { may, rolesThatMay, type Role } from './roles.ts';
import { secureAccount } from './sessions.server.ts';

export type RoleChange = 'changed' | 'unchanged' | 'last-admin';

type Wanted = {
  userId: string;
  role: Role | null;
  actorId: string | null;
  keep?: string;
};

/** Ends the account's sessions, which began with other rights. Mails all administrators and the member. */
export async function setRole(
  tx: Transaction,
  { userId, role, actorId, keep }: Wanted,
  now = new Date(),
): Promise<RoleChange> {
  // Locked: one administrator stays if two revoke each other at the same time.
  const admins = await lockAdministrators(tx);
  const former = await roleOf(tx, userId);
  const named = role ?? former;
  if (former === role || !named) return 'unchanged';
  const isNoLongerOne = may(former, 'users') && !may(role, 'users');
  if (isNoLongerOne && admins.length === 1) return 'last-admin';
  const recipients = await administratorsAnd(tx, userId);
  if (isNoLongerOne) await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
  if (role) {
    const granted = { role, grantedAt: now };
    await tx
      .insert(userRoles)
      .values({ userId, ...granted })
      .onConflictDoUpdate({ target: userRoles.userId, set: granted });
  } else {
    await tx.delete(userRoles).where(eq(userRoles.userId, userId));
    await voidInvitationsToAct(tx, userId);
  }
  await mailChange(tx, recipients, { userId, actorId, role: named, isTaken: role === null });
  await secureAccount(tx, userId, { keep, now });
  await record(tx, {
    actorId,
    action: role ? 'role.grant' : 'role.revoke',
    entity: 'user',
    entityId: userId,
    changes: { role: named },
  });
  return 'changed';
}

/** The ids of all who may change roles: one of them has to stay. */
export async function lockAdministrators(tx: Transaction): Promise<string[]> {
  const isOne = inArray(userRoles.role, rolesThatMay('users'));
  const rows = await tx.select({ id: userRoles.userId }).from(userRoles).where(isOne).for('update');
  return rows.map(({ id }) => id);
}

function voidInvitationsToAct(tx: Transaction, userId: string) {
  const { taxpayerId, invitedBy } = taxpayerInvitations;
  const own = tx
    .select({ one: sql`1` })
    .from(taxpayerMembers)
    .where(
      and(
        eq(taxpayerMembers.taxpayerId, taxpayerId),
        eq(taxpayerMembers.userId, userId),
        eq(taxpayerMembers.role, 'owner'),
      ),
    );
  return tx.delete(taxpayerInvitations).where(and(eq(invitedBy, userId), notExists(own)));
}

type OperatorsChange = RoleChange | 'unknown-email' | 'unconfirmed';

export function setRoleOf(db: Db, email: string, role: Role | null): Promise<OperatorsChange> {
  return db.transaction(async (tx) => {
    const address = email.trim().toLowerCase();
    const [user] = await tx.select().from(users).where(eq(users.email, address));
    if (!user) return 'unknown-email';
    // A new role voids the account's links, including the one that confirms its address.
    if (role && !user.emailVerifiedAt) return 'unconfirmed';
    return setRole(tx, { userId: user.id, role, actorId: null });
  });
}

export async function roleOf(tx: Transaction | Db, userId: string): Promise<Role | null> {
  const [found] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return found?.role ?? null;
}

type Recipient = { id: string; email: string; name: string };

function administratorsAnd(tx: Transaction, userId: string): Promise<Recipient[]> {
  return tx
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`coalesce(${profiles.fullName}, ${users.email})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(or(eq(users.id, userId), inArray(users.id, colleagueIds('users'))))
    .orderBy(users.email);
}

type Change = { userId: string; actorId: string | null; role: Role; isTaken: boolean };

async function mailChange(
  tx: Transaction,
  recipients: readonly Recipient[],
  { userId, actorId, role, isTaken }: Change,
): Promise<void> {
  const member = recipients.find(({ id }) => id === userId);
  if (!member) throw ownError('The member of a changed role has no account.');
  const actor = recipients.find(({ id }) => id === actorId)?.name ?? null;
  for (const { id, email, name } of recipients) {
    const isOwn = id === userId && (isTaken || !may(role, 'users'));
    await queueMail(tx, roleMail.write(email, { name, member, actor, role, isTaken, isOwn }));
  }
}
