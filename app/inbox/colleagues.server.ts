import { and, eq, inArray } from 'drizzle-orm';
import { rolesThatMay, type Permission } from '#app/accounts/roles.ts';
import { db, type Db, type Transaction } from '#app/db/client.server.ts';
import { isUuid } from '#app/db/uuid.ts';
import { profiles, userRoles } from '#app/db/schema/accounts.ts';
import type { Colleague } from './message.ts';

const handlesMessages = inArray(userRoles.role, rolesThatMay('messages'));

/** Everybody who may handle messages, or has another permission, by name. */
export function findColleagues(permission: Permission = 'messages'): Promise<Colleague[]> {
  return db()
    .select({ id: profiles.id, name: profiles.fullName })
    .from(profiles)
    .innerJoin(
      userRoles,
      and(eq(userRoles.userId, profiles.id), inArray(userRoles.role, rolesThatMay(permission))),
    )
    .orderBy(profiles.fullName);
}

export async function isColleague(reader: Db | Transaction, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const roles = await reader
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), handlesMessages));
  return roles.length > 0;
}

export const colleagueIds = () =>
  db().select({ id: userRoles.userId }).from(userRoles).where(handlesMessages);
