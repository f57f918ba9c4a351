import { landingOf, type Return } from '#app/accounts/core/landing.ts';
import type { Role } from '#app/accounts/core/roles.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { claimableBy } from '#app/work/core/taxpayers/claims.server.ts';

/** A toast that also leads to the taxpayers that are written to the address of this account. */
export async function withOwnTaxpayers(userId: string, toast: Toast): Promise<Toast> {
  const [first, ...others] = await claimableBy(userId);
  if (!first) return toast;
  const label =
    others.length === 0
      ? `We write to your address about ${first.name}: add it`
      : `We write to your address about ${others.length + 1} taxpayers: add them`;
  return { ...toast, link: { label, path: '/account/taxpayers' } };
}

type SignedIn = { userId: string; cookies: string[]; role: Role | null };

/** After every kind of sign-in. */
export async function welcome(back: Return, { userId, cookies, role }: SignedIn): Promise<Response> {
  const answer = await redirectWithToast(
    landingOf(back, role),
    await withOwnTaxpayers(userId, {
      title: 'Welcome back!',
      description: 'You have been successfully signed in.',
      tone: 'gain',
    }),
  );
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}
