import type { AppLoadContext } from '@remix-run/node';
import { contextOf } from '#app/platform/http/context.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { findMemberOnce, type Member } from './member.server.ts';
import type { Role } from './roles.ts';
import { hasSessionCookie } from './session-cookie.server.ts';

const LOST_PROFILE = 'Error fetching profile:';

export type MemberName = { name: string; role: Role | null };

export async function findMemberName(request: Request, context: AppLoadContext): Promise<MemberName | null> {
  const member = await findSignedIn(request, context);
  return member && { name: member.fullName || member.email, role: member.role };
}

/** Null while the database is away, so that a public page still renders. */
export async function findSignedIn(request: Request, context: AppLoadContext): Promise<Member | null> {
  if (!hasSessionCookie(request)) return null;
  try {
    const member = await findMemberOnce(request, context);
    if (member && !member.fullName) contextOf(context).logFailure(LOST_PROFILE, 'the member has no profile');
    return member;
  } catch (error) {
    contextOf(context).logFailure(LOST_PROFILE, reasonOf(error));
    return null;
  }
}
