import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { RequestLinkForm } from '#app/accounts/account-form.tsx';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/auth-page.tsx';
import { confirmAddress } from '#app/accounts/confirm.server.ts';
import { tokenIn } from '#app/accounts/secret.server.ts';
import { stateOfToken } from '#app/accounts/tokens.server.ts';
import { db } from '#app/db/client.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const headers = secretPage;

/** Does not use the link up: mail scanners open it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { kind } = await stateOfToken(db(), token, 'verify_email');
  return { kind, token };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  if (!(await confirmAddress(token))) return redirect(`/auth/verify?token=${token}`, 303);
  return redirectWithToast('/', {
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
