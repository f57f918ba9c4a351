import { and, eq } from 'drizzle-orm';
import { redirect } from '@remix-run/node';
import { keepDraft } from '#app/drafts/drafts.server.ts';
import { redirectWithToast, type Toast } from '#app/http/toast.server.ts';
import { db } from '#app/db/client.server.ts';
import { profiles, userRoles, users } from '#app/db/schema/accounts.ts';
import type { AccountType } from './account-type.ts';
import { findSession } from './sessions.server.ts';
import { sessionSecretOf } from './session-cookie.server.ts';

export type Member = {
  id: string;
  sessionId: string;
  /** When the password or a code was last entered in this session. */
  provedAt: Date | null;
  email: string;
  fullName: string;
  userType: AccountType;
  contactNumber: string | null;
  identificationNumber: string | null;
};

/** Null for a visitor. Throws when the database is away. */
export async function findMember(request: Request, now = new Date()): Promise<Member | null> {
  const secret = await sessionSecretOf(request);
  const session = secret ? await findSession(secret, now) : null;
  if (!session || session.awaitsSecondFactor) return null;
  const [member] = await db()
    .select({
      id: users.id,
      email: users.email,
      fullName: profiles.fullName,
      userType: profiles.userType,
      contactNumber: profiles.contactNumber,
      identificationNumber: profiles.identificationNumber,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, session.userId));
  return member ? { ...member, sessionId: session.id, provedAt: session.provedAt } : null;
}

const KEPT: Toast = {
  title: 'Your session has ended',
  description: 'What you wrote is kept. Sign in, and it is back in its form.',
  tone: 'plain',
};

/** Throws a redirect to the sign-in, which leads back to this page and to what was written on it. */
export async function requireMember(request: Request, now = new Date()): Promise<Member> {
  const member = await findMember(request, now);
  if (member) return member;
  const { pathname, search } = new URL(request.url);
  const here = request.method === 'GET' ? pathname.replace(/\.data$/, '') + ownSearch(search) : pathname;
  const signIn = `/auth?redirectTo=${encodeURIComponent(here)}`;
  throw (await keepDraft(request, now)) ? await redirectWithToast(signIn, KEPT) : redirect(signIn);
}

/** False while the database is away. */
export async function isAdmin(userId: string): Promise<boolean> {
  try {
    const roles = await db()
      .select({ role: userRoles.role })
      .from(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
    return roles.length === 1;
  } catch {
    return false;
  }
}

function ownSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('_routes');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
