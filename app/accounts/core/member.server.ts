import { eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { redirect, type AppLoadContext } from '@remix-run/node';
import { keepDraft } from '#app/platform/drafts/drafts.server.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { profiles, secondFactors, sessions, userRoles, users } from '#app/platform/db/schema/accounts.ts';
import type { AccountType } from './account-type.ts';
import type { Role } from './roles.ts';
import { isOpen, keepOpen } from './sessions.server.ts';
import { sessionSecretOf } from './session-cookie.server.ts';

export type Member = {
  id: string;
  sessionId: string;
  /** When the password or a code was last entered in this session. */
  provedAt: Date | null;
  email: string;
  fullName: string;
  role: Role | null;
  hasSecondStep: boolean;
  userType: AccountType;
  contactNumber: string | null;
  identificationNumber: string | null;
};

/** Null for a visitor. Throws when the database is away. */
export async function findMember(request: Request, now = new Date()): Promise<Member | null> {
  const secret = await sessionSecretOf(request);
  if (!secret) return null;
  const found = await readMember(secret, now);
  if (!found || found.awaitsSecondFactor) return null;
  await keepOpen({ ...found, id: found.sessionId }, now);
  const { awaitsSecondFactor: _waits, lastUsedAt: _last, ...member } = found;
  return member;
}

const perRequest = new WeakMap<AppLoadContext, Promise<Member | null>>();

/** All loaders of a request share one look-up. An action has its own, because it may change the account. */
export function findMemberOnce(request: Request, context: AppLoadContext): Promise<Member | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return findMember(request);
  const found = perRequest.get(context) ?? findMember(request);
  perRequest.set(context, found);
  return found;
}

const ROLE = sql<Role | null>`(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id})`;
const NO_ROLE = sql<null>`null`;

/** An unreadable profile leaves the member signed in, by address; unreadable roles mean no role. */
async function readMember(secret: string, now: Date) {
  const attempts = [
    () => memberOf(secret, now, ROLE),
    () => memberWithoutProfile(secret, now, ROLE),
    () => memberOf(secret, now, NO_ROLE),
  ];
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      if (!reasonOf(error).startsWith('PostgresError')) throw error;
    }
  }
  return memberWithoutProfile(secret, now, NO_ROLE);
}

const SESSION_AND_USER = {
  sessionId: sessions.id,
  awaitsSecondFactor: sessions.awaitsSecondFactor,
  lastUsedAt: sessions.lastUsedAt,
  provedAt: sessions.provedAt,
  id: users.id,
  email: users.email,
  hasSecondStep: sql<boolean>`${isNotNull(secondFactors.confirmedAt)}`,
};

const NO_PROFILE = {
  fullName: '',
  userType: 'individual' as const,
  contactNumber: null,
  identificationNumber: null,
};

async function memberWithoutProfile(secret: string, now: Date, role: SQL<Role | null>) {
  const [found] = await db()
    .select({ ...SESSION_AND_USER, role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isOpen(secret, now));
  return found && { ...found, ...NO_PROFILE };
}

async function memberOf(secret: string, now: Date, role: SQL<Role | null>) {
  const [found] = await db()
    .select({
      ...SESSION_AND_USER,
      role,
      fullName: sql<string>`coalesce(${profiles.fullName}, '')`,
      userType: sql<AccountType>`coalesce(${profiles.userType}, 'individual')`,
      contactNumber: profiles.contactNumber,
      identificationNumber: profiles.identificationNumber,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(isOpen(secret, now));
  return found;
}

const KEPT: Toast = {
  title: 'Your session has ended',
  description: 'What you wrote is kept. Sign in, and it is back in its form.',
  tone: 'plain',
};

/** Throws a redirect to the sign-in, which returns to this page and to the text written on it. */
export async function requireMember(request: Request, now = new Date()): Promise<Member> {
  const member = await findMember(request, now);
  if (member) return member;
  const { pathname, search } = new URL(request.url);
  const here = request.method === 'GET' ? pathname.replace(/\.data$/, '') + ownSearch(search) : pathname;
  const signIn = `/auth?redirectTo=${encodeURIComponent(here)}`;
  throw (await keepDraft(request, now)) ? await redirectWithToast(signIn, KEPT) : redirect(signIn);
}

function ownSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
