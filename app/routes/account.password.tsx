import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm, NewPasswordField, PasswordField } from '#app/accounts/core/account-form.tsx';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { newPassword } from '#app/accounts/core/forms.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { changePassword } from '#app/accounts/core/own-account.server.ts';
import { actWithPassword, withPassword } from '#app/accounts/core/own-password.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

const schema = withPassword({ newPassword });
const TITLE = 'Password not changed';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireMember(request);
  return { email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  let session: string | null = null;
  const refused = await actWithPassword(member.id, await requireForm(request), schema, {
    title: TITLE,
    async act({ newPassword }) {
      session = await changePassword(member, newPassword);
      return null;
    },
  });
  if (refused) return answerRefused(refused, contextOf(context), 'a password could not be changed');
  if (!session) return redirect('/account/password', 303);
  const answer = await redirectWithToast('/account/password', {
    title: 'Password changed',
    description: 'Everywhere else your account is signed out.',
    tone: 'gain',
  });
  answer.headers.append('Set-Cookie', await sessionCookie(session));
  return answer;
}

export const meta: MetaFunction = () => privateMeta('Your password');

export default function Password() {
  const { email } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountPage
      path="/account/password"
      title="Your password"
      lede="A new password signs you out everywhere but here."
    >
      <AccountForm refusal={refusal} button="Change password" busy="Saving...">
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField refusal={refusal} label="Current password" />
        <NewPasswordField refusal={refusal} name="newPassword" label="New password" />
      </AccountForm>
    </AccountPage>
  );
}
