import type { AppLoadContext } from '@remix-run/node';
import { contextOf } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { findMemberOnce, type Member } from './member.server.ts';
import type { Role } from './roles.ts';
import { hasSessionCookie } from './session-cookie.server.ts';

export type MemberName = { name: string; role: Role | null };

export async function findMemberName(request: Request, context: AppLoadContext): Promise<MemberName | null> {
  const member = await findSignedIn(request, context);
  return member && { name: member.fullName || member.email, role: member.role };
}

/** Null while the database is away, so that a public page still renders. */
export async function findSignedIn(request: Request, context: AppLoadContext): Promise<Member | null> {
  if (!hasSessionCookie(request)) return null;
  try {
    return await findMemberOnce(request, context);
  } catch (error) {
    contextOf(context).logFailure('Error fetching profile:', reasonOf(error));
    return null;
  }
}
