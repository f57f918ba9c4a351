import { findMember, isAdmin, type Member } from '#app/accounts/member.server.ts';
import { hasSecondFactor } from '#app/accounts/second-factor.server.ts';
import { keepDraft } from '#app/drafts/drafts.server.ts';
import { env } from '#app/env.server.ts';
import type { Denial } from './access-denied.tsx';

const VISITOR: Denial = { message: 'You must be logged in to access this page.', remedy: 'sign-in' };
const MEMBER: Denial = { message: 'You do not have administrator privileges.' };
const NO_SECOND_STEP: Denial = {
  message: 'Administrators of this site sign in with two steps (2FA). Set yours up first.',
  remedy: 'second-step',
};

const KEPT = 'What you wrote is kept for a day: you find it in its form when you open that page again.';

/** Call it first in every loader and action below /admin. Throws 403 with a `Denial`; a form's text is kept. */
export async function requireAdmin(request: Request): Promise<Member> {
  const member = await findMember(request);
  if (!member) throw await denied(request, VISITOR);
  if (!(await isAdmin(member.id))) throw await denied(request, MEMBER);
  if (env().REQUIRE_ADMIN_2FA && !(await hasSecondFactor(member.id)))
    throw await denied(request, NO_SECOND_STEP);
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
async function denied(request: Request, { message, ...denial }: Denial): Promise<Response> {
  const whole = (await keepDraft(request)) ? `${message} ${KEPT}` : message;
  return Response.json({ ...denial, message: whole } satisfies Denial, {
    status: 403,
    headers: { 'Cache-Control': 'no-store' },
  });
}
