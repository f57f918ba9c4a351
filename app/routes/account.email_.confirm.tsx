import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthPage, PressForm } from '#app/accounts/auth-page.tsx';
import { confirmNewAddress } from '#app/accounts/confirm.server.ts';
import { tokenIn } from '#app/accounts/secret.server.ts';
import { stateOfToken } from '#app/accounts/tokens.server.ts';
import { db } from '#app/db/client.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const headers = secretPage;

/** Needs no session: the link may be opened on another device. Does not use the link up. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { kind } = await stateOfToken(db(), token, 'change_email');
  return { kind, token };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  const outcome = await confirmNewAddress(token);
  if (outcome === 'changed') {
    return redirectWithToast('/account', {
      title: 'E-mail address changed',
      description: 'Sign in with the new one from now on.',
      tone: 'gain',
    });
  }
  return redirect(`/account/email/confirm?token=${token}`, 303);
}

export const meta: MetaFunction = () => privateMeta('Confirm your new e-mail address');

export default function ConfirmEmail() {
  const { kind, token } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage title="Confirm your new e-mail address" lede="One press, and your account has this address.">
        <PressForm token={token} button="Confirm" />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={kind === 'spent' ? 'This link was used before' : 'This link works no more'}
      lede={
        kind === 'spent'
          ? 'Look into your account: the address that stands there is the one that counts.'
          : 'A link works for 24 hours. Ask for a new one in your account.'
      }
    >
      <ButtonLink to="/account/email">To your account</ButtonLink>
    </AuthPage>
  );
}
