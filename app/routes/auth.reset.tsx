import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm, NewPasswordField, RequestLinkForm } from '#app/accounts/account-form.tsx';
import { rememberDevice } from '#app/accounts/attempts.server.ts';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { didNothing, mailedLink } from '#app/accounts/mailed-link.server.ts';
import { answerRefused } from '#app/accounts/refusal.server.ts';
import { receiveReset } from '#app/accounts/confirm.server.ts';
import { noSessionCookie } from '#app/accounts/session-cookie.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = secretPage;

export const loader = mailedLink('reset_password');

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveReset(await requireForm(request));
  if (outcome.kind === 'refused') {
    return answerRefused(outcome, contextOf(context), 'a password could not be reset');
  }
  if (outcome.kind === 'void') return didNothing('/auth/reset', outcome.token);
  const answer = await redirectWithToast('/auth', {
    title: 'Password changed',
    description: 'Sign in with your new password. Whoever was signed in to your account is signed out.',
    tone: 'gain',
  });
  answer.headers.append('Set-Cookie', await noSessionCookie());
  answer.headers.append('Set-Cookie', await rememberDevice(request, outcome.email));
  return answer;
}

export const meta: MetaFunction = () => privateMeta('Choose a new password');

export default function Reset() {
  const { kind, token } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (kind === 'open') {
    return (
      <AuthPage title="Choose a new password">
        <div className="mt-6">
          <AccountForm refusal={refusal} button="Save the new password" busy="Saving..." wide>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField refusal={refusal} name="password" label="New password" />
          </AccountForm>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="This link no longer works"
      lede="A link works for an hour, and once. Have a new one sent to your address."
    >
      <RequestLinkForm kind="password-reset" token={kind === 'unknown' ? undefined : token} />
    </AuthPage>
  );
}
