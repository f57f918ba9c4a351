import type { MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { hoursText, retention } from '#content/retention.ts';
import { RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { linkRequestAction } from '#app/accounts/core/sign-up.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = privatePage;

export const action = linkRequestAction('verification', '/', {
  title: 'Verification email sent',
  description: 'If an account with this address waits to be confirmed, a new link is on its way.',
  tone: 'gain',
});

export const meta: MetaFunction = () => privateMeta('A new link');

export default function Resend() {
  return (
    <AuthPage
      title="Have the link sent again"
      lede={`Enter the address you signed up with. The new link works for ${hoursText(retention.confirmLinkHours)}.`}
    >
      <RequestLinkForm kind="verification" refusal={useActionData<typeof action>()} />
    </AuthPage>
  );
}
