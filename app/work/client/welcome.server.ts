import { landingOf, type Return } from '#app/accounts/core/landing.ts';
import { may, type Role } from '#app/accounts/core/roles.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { andMore } from '#app/work/core/engagements/works-text.ts';
import { claimableBy } from '#app/work/core/taxpayers/claims.server.ts';
import { isInvitation } from './behind-sign-in.server.ts';

/** A toast that also leads to the taxpayers of this account's address, unless an invitation does. */
export async function withOwnTaxpayers(userId: string, { redirectTo }: Return, toast: Toast): Promise<Toast> {
  if (isInvitation(redirectTo)) return toast;
  const [first, ...others] = await claimableBy(userId);
  if (!first) return toast;
  const label = `We write to this address about ${andMore(first.name, others.length)}. Add ${others.length > 0 ? 'them' : 'it'} to your account.`;
  return { ...toast, link: { label, path: '/account/taxpayers' } };
}

type SignedIn = { userId: string; cookies: string[]; role: Role | null };

/** Who comes to a page of the website is led on to their own, if nothing else is. */
export async function welcome(back: Return, { userId, cookies, role }: SignedIn): Promise<Response> {
  const isAtWork = back.redirectTo !== undefined || may(role, 'desk');
  const answer = await redirectWithToast(
    landingOf(back, role),
    await withOwnTaxpayers(userId, back, {
      title: 'Welcome back!',
      description: 'You have been successfully signed in.',
      tone: 'gain',
      ...(!isAtWork && { link: { label: 'Go to your account', path: '/account' } }),
    }),
  );
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
