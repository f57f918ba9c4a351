import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { hoursText, retention } from '#content/retention.ts';
import { AccountForm, NewPasswordField, RequestLinkForm } from '#app/accounts/core/account-form.tsx';
import { rememberDevice } from '#app/accounts/core/attempts.server.ts';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { landingOf, withReturn } from '#app/accounts/core/landing.ts';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { listPasskeys } from '#app/accounts/core/passkeys/list.server.ts';
import { stateOfToken } from '#app/accounts/core/tokens.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { receiveReset } from '#app/accounts/core/confirm.server.ts';
import { signInAfterReset } from '#app/accounts/core/sign-in.server.ts';
import { noSessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = secretPage;

/** As `mailedLink`, with how many passkeys the account of an open link has. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const state = await stateOfToken(db(), token, 'reset_password');
  const passkeys = state.kind === 'open' ? (await listPasskeys(state.userId)).length : 0;
  return { kind: state.kind, token, passkeys };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await receiveReset(await requireForm(request));
  if (outcome.kind === 'refused') {
    return answerRefused(outcome, contextOf(context), 'a password could not be reset');
  }
  if (outcome.kind === 'void') return didNothing('/auth/reset', outcome.token);
  const { clientAddress } = contextOf(context);
  const { path, next, cookies } = await goOn(outcome.email, { request, clientAddress });
  const answer = await redirectWithToast(path, {
    title: 'Password changed',
    description: `${next} Whoever was signed in to your account is signed out.`,
    tone: 'gain',
  });
  for (const cookie of [...cookies, await rememberDevice(request, outcome.email)])
    answer.headers.append('Set-Cookie', cookie);
  return answer;
}

const BACK = { from: '/account' };

async function goOn(email: string, attempt: { request: Request; clientAddress: string }) {
  // The new password is stored: without a session it is typed once more.
  const signIn = await signInAfterReset(email, attempt).catch(() => null);
  switch (signIn?.kind) {
    case 'signed-in':
      return { path: landingOf(BACK, signIn.role), next: 'You are signed in.', cookies: signIn.cookies };
    case 'second-factor':
      return {
        path: withReturn('/auth/second-factor', BACK),
        next: 'Your second step is left.',
        cookies: signIn.cookies,
      };
    default:
      return {
        path: withReturn('/auth', BACK),
        next: 'Sign in with your new password.',
        cookies: [await noSessionCookie()],
      };
  }
}

export const meta: MetaFunction = () => privateMeta('Choose a new password');

export default function Reset() {
  const { kind, token, passkeys } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (kind === 'open') {
    return (
      <AuthPage title="Choose a new password">
        <div className="mt-6">
          <AccountForm refusal={refusal} button="Save the new password" busy="Saving..." wide>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField refusal={refusal} name="password" label="New password" />
            {passkeys > 0 && <RemovePasskeys count={passkeys} />}
          </AccountForm>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="This link no longer works"
      lede={`A link works for ${hoursText(retention.resetLinkHours, 'an hour')}, and once. Have a new one sent to your address.`}
    >
      <RequestLinkForm kind="password-reset" token={kind === 'unknown' ? undefined : token} />
    </AuthPage>
  );
}

function RemovePasskeys({ count }: { count: number }) {
  return (
    <div>
      <p className="hint" id="passkeys-stay">
        {count === 1
          ? 'Your account has a passkey. It stays, and opens the account without the password.'
          : `Your account has ${count} passkeys. They stay, and open the account without the password.`}
      </p>
      <label className="mt-2 flex items-start gap-3">
        <input
          type="checkbox"
          name="passkeys"
          value="remove"
          aria-describedby="passkeys-stay"
          className="mt-1 size-5 shrink-0"
        />
        Remove my passkeys too
      </label>
    </div>
  );
}
