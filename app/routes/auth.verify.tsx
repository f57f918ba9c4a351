import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { hoursText, retention } from '#content/retention.ts';
import { RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { confirmAddress, type Confirmed } from '#app/accounts/core/confirm.server.ts';
import { returnIn, withReturn } from '#app/accounts/core/landing.ts';
import { didNothing, mailedLink } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { signInConfirmed } from '#app/accounts/core/sign-in.server.ts';
import { isSignedUpHere, noSignedUpCookie } from '#app/accounts/core/signed-up-here.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { withOwnTaxpayers } from '#app/work/client/welcome.server.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export const loader = mailedLink('verify_email');

export async function action({ request, context }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  const confirmed = await confirmAddress(token);
  if (!confirmed) return didNothing('/auth/verify', token);
  const { redirectTo } = returnIn(new URL(request.url).searchParams);
  const cookies = await cookiesAfter(confirmed, request, contextOf(context).clientAddress);
  const answer = await redirectWithToast(
    redirectTo && !cookies ? withReturn('/auth', { redirectTo }) : (redirectTo ?? '/'),
    await withOwnTaxpayers(
      confirmed.userId,
      { redirectTo },
      {
        title: 'Email address confirmed',
        description: cookies
          ? 'Your account is ready, and you are signed in.'
          : 'Your account is ready. You can sign in now.',
        tone: 'gain',
      },
    ),
  );
  for (const cookie of cookies ?? []) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Signed in, in the browser that sent this very sign-up; null in any other. */
async function cookiesAfter({ userId, registered }: Confirmed, request: Request, clientAddress: string) {
  if (!registered || !(await isSignedUpHere(request, registered))) return null;
  const outcome = await signInConfirmed(userId, { request, clientAddress });
  return outcome?.kind === 'signed-in' ? [...outcome.cookies, await noSignedUpCookie()] : null;
}

export const meta: MetaFunction = () => privateMeta('Confirm your email address');

export default function Verify() {
  const { kind, token } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage
        title="Confirm your email address"
        lede={`One press, and your account with ${firm.name} is ready.`}
      >
        <PressForm token={token} button="Confirm" />
      </AuthPage>
    );
  }
  if (kind === 'spent') {
    return (
      <AuthPage
        title="This is done already"
        lede="The link was used before, so your address is confirmed. You can sign in."
      >
        <ButtonLink to="/auth">Sign In</ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage {...CLOSED[kind]}>
      <RequestLinkForm kind="verification" token={kind === 'expired' ? token : undefined} />
      <BackToSignIn />
    </AuthPage>
  );
}

const CLOSED = {
  expired: {
    title: 'This link has expired',
    lede: `A link works for ${hoursText(retention.confirmLinkHours)}. Have a new one sent to your address.`,
  },
  unknown: {
    title: 'This link is not known',
    lede: 'Perhaps a part of it was lost on the way. Open it from the mail again, or have a new one sent.',
  },
};
