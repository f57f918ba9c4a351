import { and, eq, sql } from 'drizzle-orm';
import { record } from '#app/audit/audit.server.ts';
import type { Db, Transaction } from '#app/db/client.server.ts';
import { profiles, userRoles, users } from '#app/db/schema/accounts.ts';
import { queueMail } from '#app/mail/mail.server.ts';
import { roleMail } from './mails.server.ts';
import { secureAccount } from './sessions.server.ts';

export type RoleChange = 'changed' | 'unchanged' | 'unknown-email' | 'last-admin';

/** Ends the account's sessions, which started without the role. `actorId` is null for the operator. */
export function grantAdmin(db: Db, email: string, actorId: string | null = null): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const userId = await findUserId(tx, email);
    if (!userId) return 'unknown-email';
    const role = { userId, role: 'admin' as const };
    const added = await tx.insert(userRoles).values(role).onConflictDoNothing().returning();
    if (added.length === 0) return 'unchanged';
    await mailAdministrators(tx, userId, actorId, true);
    return changed(tx, 'role.grant', userId, actorId);
  });
}

export function revokeAdmin(db: Db, email: string, actorId: string | null = null): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const userId = await findUserId(tx, email);
    if (!userId) return 'unknown-email';
    // Locked: one administrator stays if two revoke each other at the same time.
    const admins = await tx.select().from(userRoles).where(eq(userRoles.role, 'admin')).for('update');
    if (!admins.some((admin) => admin.userId === userId)) return 'unchanged';
    if (admins.length === 1) return 'last-admin';
    await mailAdministrators(tx, userId, actorId, false);
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    return changed(tx, 'role.revoke', userId, actorId);
  });
}

async function findUserId(tx: Transaction, email: string): Promise<string | null> {
  const address = email.trim().toLowerCase();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address));
  return user?.id ?? null;
}

/** Everybody who has the role before a revocation or after a grant, the member included. */
async function mailAdministrators(
  tx: Transaction,
  memberId: string,
  actorId: string | null,
  isGranted: boolean,
): Promise<void> {
  const administrators = await tx
    .select({
      id: users.id,
      email: users.email,
      name: sql<string>`coalesce(${profiles.fullName}, ${users.email})`,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(userRoles.role, 'admin'))
    .orderBy(users.email);
  const member = administrators.find(({ id }) => id === memberId);
  if (!member) throw new Error('The member of a changed role has no role.');
  const actor = administrators.find(({ id }) => id === actorId)?.name ?? null;
  for (const { email, name } of administrators) {
    await queueMail(tx, roleMail.write(email, { name, member, actor, isGranted }));
  }
}

async function changed(
  tx: Transaction,
  action: 'role.grant' | 'role.revoke',
  userId: string,
  actorId: string | null,
): Promise<'changed'> {
  await secureAccount(tx, userId);
  await record(tx, { actorId, action, entity: 'user', entityId: userId, changes: { role: 'admin' } });
  return 'changed';
}
