import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { byName } from '#app/platform/db/by-name.ts';
import { db, type Db, type Transaction } from '#app/platform/db/client.server.ts';
import { listPart, readPart, type Part } from '#app/platform/db/parts.server.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { profiles, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { firmActor, type FirmActor } from './actor.ts';
import { rolesThatMay, type Permission, type Role } from './roles.ts';

export type Colleague = { id: string; name: string };

export function findColleagues(permission: Permission): Promise<Colleague[]> {
  return readPart(colleaguesPart(permission));
}

export function colleaguesPart(permission: Permission): Part<Colleague[]> {
  return listPart(
    { id: profiles.id, name: profiles.fullName },
    sql`from ${profiles} join ${userRoles} on ${and(eq(userRoles.userId, profiles.id), has(permission))}
      order by ${byName(profiles.fullName)}`,
    (row) => row,
  );
}

export type NamedColleague = Colleague & { email: string; role: Role };

export function findColleaguesNamed(names: readonly string[]): Promise<NamedColleague[]> {
  return db()
    .select({ id: users.id, name: profiles.fullName, email: users.email, role: userRoles.role })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(inArray(profiles.fullName, [...names]))
    .orderBy(byName(profiles.fullName), users.id);
}

export function findRoles(): Promise<(Colleague & { role: Role })[]> {
  return db()
    .select({ id: profiles.id, name: profiles.fullName, role: userRoles.role })
    .from(profiles)
    .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
    .orderBy(byName(profiles.fullName));
}

/** Whether the account's role has the permission. False for an invalid id. */
export async function isColleague(
  reader: Db | Transaction,
  userId: string,
  permission: Permission,
): Promise<boolean> {
  if (!isUuid(userId)) return false;
  const roles = await reader
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), has(permission)));
  return roles.length > 0;
}

/** Empty if the account is gone. */
export async function nameOf(reader: Db | Transaction, userId: string): Promise<string> {
  const [found] = await reader
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return found?.name ?? '';
}

/** Held by nobody, or by somebody whose role no longer has the permission. */
export function isHeldByNobody(holderId: PgColumn, permission: Permission): SQL {
  return sql`(${holderId} is null or ${holderId} not in ${colleagueIds(permission)})`;
}

/** Null without a role. */
export async function findActor(id: string): Promise<FirmActor | null> {
  const [found] = await db()
    .select({ id: users.id, email: users.email, fullName: profiles.fullName, role: userRoles.role })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, id));
  return found ? firmActor(found) : null;
}

export const colleagueIds = (permission: Permission): SQL =>
  sql`(select ${userRoles.userId} from ${userRoles} where ${has(permission)})`;

function has(permission: Permission) {
  return inArray(userRoles.role, rolesThatMay(permission));
}
