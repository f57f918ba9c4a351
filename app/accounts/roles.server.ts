import { and, eq } from 'drizzle-orm';
import { record } from '#app/audit/audit.server.ts';
import type { Db, Transaction } from '#app/db/client.server.ts';
import { userRoles, users } from '#app/db/schema/accounts.ts';
import { endSessions } from './sessions.server.ts';

export type RoleChange = 'changed' | 'unchanged' | 'unknown-email' | 'last-admin';

/** Ends the account's sessions, which started without the role. `actorId` is null for the operator. */
export function grantAdmin(db: Db, email: string, actorId: string | null = null): Promise<RoleChange> {
  return db.transaction(async (tx) => {
    const userId = await findUserId(tx, email);
    if (!userId) return 'unknown-email';
    const role = { userId, role: 'admin' as const };
    const added = await tx.insert(userRoles).values(role).onConflictDoNothing().returning();
    if (added.length === 0) return 'unchanged';
    await endSessions(tx, userId);
    await recordRole(tx, 'role.grant', userId, actorId);
    return 'changed';
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
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    await endSessions(tx, userId);
    await recordRole(tx, 'role.revoke', userId, actorId);
    return 'changed';
  });
}

async function findUserId(tx: Transaction, email: string): Promise<string | null> {
  const address = email.trim().toLowerCase();
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address));
  return user?.id ?? null;
}

function recordRole(
  tx: Transaction,
  action: 'role.grant' | 'role.revoke',
  userId: string,
  actorId: string | null,
): Promise<void> {
  return record(tx, { actorId, action, entity: 'user', entityId: userId, changes: { role: 'admin' } });
}
