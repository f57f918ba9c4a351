import { findMember, isAdmin, type Member } from '#app/accounts/member.server.ts';
import { hasSecondFactor } from '#app/accounts/second-factor.server.ts';
import { env } from '#app/env.server.ts';
import type { Denial } from './access-denied.tsx';

const VISITOR: Denial = { message: 'You must be logged in to access this page.', remedy: 'sign-in' };
const MEMBER: Denial = { message: 'You do not have administrator privileges.' };
const NO_SECOND_STEP: Denial = {
  message: 'Administrators of this site sign in with two steps (2FA). Set yours up first.',
  remedy: 'second-step',
};

/** Call it first in every loader and action below /admin. Throws 403 with a `Denial`. */
export async function requireAdmin(request: Request): Promise<Member> {
  const member = await findMember(request);
  if (!member) throw denied(VISITOR);
  if (!(await isAdmin(member.id))) throw denied(MEMBER);
  if (env().REQUIRE_ADMIN_2FA && !(await hasSecondFactor(member.id))) throw denied(NO_SECOND_STEP);
  return member;
}

/** Whether a body longer than a form's is read at all. Throws what the database throws. */
export async function mayUpload(request: Request): Promise<boolean> {
  try {
    return Boolean(await requireAdmin(request));
  } catch (error) {
    if (error instanceof Response) return false;
    throw error;
  }
}

/** A Response, because a file's address can't show an error page. */
function denied(denial: Denial): Response {
  return Response.json(denial, { status: 403, headers: { 'Cache-Control': 'no-store' } });
}
