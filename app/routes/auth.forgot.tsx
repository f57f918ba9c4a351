import type { MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { hoursText, retention } from '#content/retention.ts';
import { RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { AuthPage, BackToSignIn } from '#app/accounts/core/auth-page.tsx';
import { linkRequestAction } from '#app/accounts/core/sign-up.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = privatePage;

export const action = linkRequestAction('password-reset', '/auth', {
  title: 'Look into your mail',
  description: 'If there is an account with this address, a link to choose a new password is on its way.',
  tone: 'gain',
});

export const meta: MetaFunction = () => privateMeta('Forgot your password');

export default function Forgot() {
  return (
    <AuthPage
      title="Forgot your password?"
      lede={`Enter the address of your account. We mail you a link to choose a new password; it works for ${hoursText(retention.resetLinkHours, 'an hour')}.`}
    >
      <RequestLinkForm kind="password-reset" refusal={useActionData<typeof action>()} />
      <p className="mt-6">
        Is the address gone? <Link to="/auth/lost">Ask us for access</Link>
      </p>
      <BackToSignIn />
    </AuthPage>
  );
}
