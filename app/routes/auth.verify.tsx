import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { RequestLinkForm } from '#app/accounts/account-form.tsx';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/auth-page.tsx';
import { confirmAddress } from '#app/accounts/confirm.server.ts';
import { returnIn, withReturn } from '#app/accounts/landing.ts';
import { didNothing, mailedLink } from '#app/accounts/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/secret.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const headers = secretPage;

export const loader = mailedLink('verify_email');

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  if (!(await confirmAddress(token))) return didNothing('/auth/verify', token);
  const { redirectTo } = returnIn(new URL(request.url).searchParams);
  return redirectWithToast(redirectTo ? withReturn('/auth', { redirectTo }) : '/', {
    title: 'Email address confirmed',
    description: 'Your account is ready. You can sign in now.',
    tone: 'gain',
  });
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
    lede: 'A link works for 24 hours. Have a new one sent to your address.',
  },
  unknown: {
    title: 'This link is not known',
    lede: 'Perhaps a part of it was lost on the way. Open it from the mail again, or have a new one sent.',
  },
};
