import { and, count, eq, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { browserName } from '#app/accounts/core/browser-name.ts';
import { EVERY_ROLE, ROLES } from '#app/accounts/core/roles.ts';
import { listSessions } from '#app/accounts/core/sessions.server.ts';
import { asPage, pageOf, type Cursor, type Page } from '#app/platform/db/keyset.server.ts';
import { byName } from '#app/platform/db/by-name.ts';
import { db } from '#app/platform/db/client.server.ts';
import { containing } from '#app/platform/db/like.ts';
import { profiles, secondFactors, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import { enquiries } from '#app/platform/db/schema/enquiries.ts';
import { savedCalculations } from '#app/platform/db/schema/saved.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { defineWhere } from '#app/platform/filters/where.server.ts';
import type { Filter, User, UserLine } from './user.ts';

export async function findUsers(filter: Filter, cursor: Cursor): Promise<Page<UserLine>> {
  const isByName = filter.sort === 'name';
  const key = isByName ? byName(profiles.fullName) : users.createdAt;
  const from = sql`${users} inner join ${profiles} on ${profiles.id} = ${users.id}`;
  const { where, orderBy, limit } = pageOf({ from, key, id: users.id, descending: !isByName }, cursor);
  const read = await lines()
    .where(and(matching(filter, null), where))
    .orderBy(...orderBy)
    .limit(limit);
  return asPage(read, cursor);
}

export async function findUser(id: string | undefined, now = new Date()): Promise<User | null> {
  const line = await findUserLine(id);
  if (!line) return null;
  const [sessions, [more], [calculations], [messages]] = await Promise.all([
    listSessions(line.id, now),
    db()
      .select({
        contactNumber: profiles.contactNumber,
        identificationNumber: profiles.identificationNumber,
        factorSince: secondFactors.confirmedAt,
      })
      .from(profiles)
      .leftJoin(secondFactors, eq(secondFactors.userId, profiles.id))
      .where(eq(profiles.id, line.id)),
    db().select({ count: count() }).from(savedCalculations).where(eq(savedCalculations.ownerId, line.id)),
    db().select({ count: count() }).from(enquiries).where(eq(enquiries.email, line.email)),
  ]);
  return {
    ...line,
    contactNumber: more?.contactNumber ?? null,
    identificationNumber: more?.identificationNumber ?? null,
    hasSecondStep: Boolean(more?.factorSince),
    savedCalculations: calculations?.count ?? 0,
    messages: messages?.count ?? 0,
    sessions: sessions.map(({ createdAt, lastUsedAt, userAgent, network }) => {
      return { lastUsedAt, since: createdAt, browser: browserName(userAgent), network };
    }),
  };
}

export async function findUserLine(id: string | undefined): Promise<UserLine | null> {
  if (!isUuid(id)) return null;
  const [line] = await lines().where(eq(users.id, id));
  return line ?? null;
}

function lines() {
  return db()
    .select({
      id: users.id,
      email: users.email,
      fullName: profiles.fullName,
      userType: profiles.userType,
      role: userRoles.role,
      confirmedAt: users.emailVerifiedAt,
      openedAt: users.createdAt,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userRoles, eq(userRoles.userId, users.id));
}

function isShown(show: Filter['show']): SQL | undefined {
  const role = EVERY_ROLE.find((one) => ROLES[one].plural.name === show);
  if (role) return eq(userRoles.role, role);
  if (show === 'firm') return isNotNull(userRoles.role);
  if (show === 'members') return isNull(userRoles.role);
  return show === 'unconfirmed' ? isNull(users.emailVerifiedAt) : undefined;
}

const matching = defineWhere<Filter, null>({
  q: (q) => or(ilike(profiles.fullName, containing(q)), ilike(users.email, containing(q))),
  show: isShown,
  sort: null,
});
