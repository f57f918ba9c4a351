import type { RequestContext } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { findMember, type Member } from './member.server.ts';
import { hasSessionCookie } from './session-cookie.server.ts';

export async function findMemberName(
  request: Request,
  context: RequestContext,
): Promise<{ name: string } | null> {
  const member = await findSignedIn(request, context);
  return member && { name: member.fullName || member.email };
}

/** Null while the database is away, so that a public page still renders. */
export async function findSignedIn(request: Request, { logFailure }: RequestContext): Promise<Member | null> {
  if (!hasSessionCookie(request)) return null;
  try {
    return await findMember(request);
  } catch (error) {
    logFailure('Error fetching profile:', reasonOf(error));
    return null;
  }
}
