import type { RequestContext } from '#app/http/context.ts';
import { reasonOf } from '#app/http/failure.ts';
import { findMember } from './member.server.ts';
import { hasSessionCookie } from './session-cookie.server.ts';

/** Null while the database is away, so that the page still renders. */
export async function findMemberName(
  request: Request,
  { logFailure }: RequestContext,
): Promise<{ name: string } | null> {
  if (!hasSessionCookie(request)) return null;
  try {
    const member = await findMember(request);
    return member && { name: member.fullName || member.email };
  } catch (error) {
    logFailure('Error fetching profile:', reasonOf(error));
    return null;
  }
}
