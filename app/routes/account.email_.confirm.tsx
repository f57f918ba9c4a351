import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hoursText, retention } from '#content/retention.ts';
import { AuthPage, PressForm } from '#app/accounts/core/auth-page.tsx';
import { confirmNewAddress } from '#app/accounts/core/confirm.server.ts';
import { didNothing, mailedLink } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export const loader = mailedLink('change_email');

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
  return didNothing('/account/email/confirm', token);
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
      title={kind === 'spent' ? 'This link is no longer valid' : 'This link no longer works'}
      lede={
        kind === 'spent'
          ? 'It was used before, or a later change cancelled it. Your account shows the address that counts.'
          : `A link works for ${hoursText(retention.confirmLinkHours)}. Ask for a new one in your account.`
      }
    >
      <ButtonLink to="/account/email">To your account</ButtonLink>
    </AuthPage>
  );
}
