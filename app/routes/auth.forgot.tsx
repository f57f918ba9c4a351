import type { MetaFunction } from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { RequestLinkForm } from '#app/accounts/account-form.tsx';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { linkRequestAction } from '#app/accounts/sign-up.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = privatePage;

export const action = linkRequestAction('password-reset', '/auth', {
  title: 'Look into your mail',
  description: 'If there is an account with this address, a link to choose a new password is on its way.',
  tone: 'gain',
});

export const meta: MetaFunction = () => privateMeta('Forgot your password');

export default function Forgot() {
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage>
      <h1 className="text-2xl">Forgot your password?</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        Enter the address of your account. We mail you a link to choose a new password; it works for an hour.
      </p>
      <RequestLinkForm kind="password-reset" refusal={refusal} />
      <p className="mt-6 border-t border-rule pt-5">
        <Link to="/auth">Back to the sign-in</Link>
      </p>
    </AuthPage>
  );
}
