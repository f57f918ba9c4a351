import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm, NewPasswordField, RequestLinkForm } from '#app/accounts/account-form.tsx';
import { rememberDevice } from '#app/accounts/attempts.server.ts';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { answerRefused } from '#app/accounts/refusal.server.ts';
import { receiveReset } from '#app/accounts/confirm.server.ts';
import { noSessionCookie } from '#app/accounts/session-cookie.server.ts';
import { stateOfToken } from '#app/accounts/tokens.server.ts';
import { db } from '#app/db/client.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { kind } = await stateOfToken(db(), token, 'reset_password');
  return { isOpen: kind === 'open', isKnown: kind !== 'unknown', token };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveReset(await requireForm(request));
  if (outcome.kind === 'refused') {
    return answerRefused(outcome, contextOf(context), 'a password could not be reset');
  }
  if (outcome.kind === 'void') return redirect(`/auth/reset?token=${outcome.token}`, 303);
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
  const { isOpen, isKnown, token } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (isOpen) {
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
      title="This link works no more"
      lede="A link works for an hour, and once. Have a new one sent to your address."
    >
      <RequestLinkForm kind="password-reset" token={isKnown ? token : undefined} />
    </AuthPage>
  );
}
