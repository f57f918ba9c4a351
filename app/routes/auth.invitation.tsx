import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { AccountForm, fieldState, NewPasswordField } from '#app/accounts/core/account-form.tsx';
import { AuthPage, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import { answerRefused, type Refusal } from '#app/accounts/core/refusal.server.ts';
import { ROLES } from '#app/accounts/core/roles.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { db } from '#app/platform/db/client.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { acceptAsMember, acceptAsNew } from '#app/accounts/invitations/accept.server.ts';
import { findInvitation, hasAccount } from '#app/accounts/invitations/invitations.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { TextField } from '#app/platform/ui/field.tsx';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invitation = await findInvitation(db(), token);
  if (!invitation) return data({ kind: 'void' } as const, { status: 404 });
  const { email, role, inviter } = invitation;
  const member = await findMember(request);
  const shown = { token, email, as: ROLES[role].as, inviter };
  if (member) return { kind: member.email === email ? 'own' : 'other', ...shown } as const;
  return { kind: (await hasAccount(email)) ? 'sign-in' : 'new', ...shown } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await requireForm(request);
  const token = tokenIn(form);
  const member = await findMember(request);
  const invitation = await findInvitation(db(), token);
  // Before a password is hashed, which costs a third of a second.
  if (!invitation) return didNothing('/auth/invitation', token);
  const isOwn = member?.email === invitation.email;
  if (isOwn) await requireRecentProof(request, form, member);
  const requestContext = contextOf(context);
  const outcome = isOwn
    ? await acceptAsMember(member, token)
    : await acceptAsNew(request, form, requestContext.clientAddress);
  if (outcome.kind === 'refused') return answerRefused(outcome, requestContext, 'an invitation was refused');
  if (outcome.kind === 'void') return didNothing('/auth/invitation', token);
  const toast = { title: 'Welcome to the desk', tone: 'gain' } as const;
  const answer = await redirectWithToast('/admin', toast);
  for (const cookie of outcome.cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

export const meta: MetaFunction = () => privateMeta('Invitation');

export default function InvitationPage() {
  const invitation = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (invitation.kind === 'void') {
    return (
      <AuthPage
        title="This link no longer works"
        lede={`An invitation works for ${retention.invitationDays} days, and once. Ask your colleague to send another one, or sign in if you have accepted it.`}
      >
        <ButtonLink to="/auth">Sign In</ButtonLink>
      </AuthPage>
    );
  }
  const { kind, token, email, as, inviter } = invitation;
  return (
    <AuthPage
      title={`Work at the desk of ${firm.name}`}
      lede={`${inviter} invites ${email} to work here as ${as}.`}
    >
      {kind === 'new' && <NewAccount token={token} email={email} refusal={refusal} />}
      {kind === 'own' && <PressForm token={token} button="Accept the invitation" />}
      {kind === 'sign-in' && <SignInFirst token={token} />}
      {kind === 'other' && <SignOutFirst email={email} />}
    </AuthPage>
  );
}

type NewAccountProps = { token: string; email: string; refusal: Refusal | undefined };

function NewAccount({ token, email, refusal }: NewAccountProps) {
  return (
    <AccountForm refusal={refusal} button="Accept the invitation" busy="One moment..." wide>
      <input type="hidden" name="token" value={token} />
      <TextField {...fieldState(refusal, 'full_name')} label="Full name" autoComplete="name" required />
      <input type="hidden" autoComplete="username" value={email} />
      <NewPasswordField refusal={refusal} name="password" label="Password" />
    </AccountForm>
  );
}

function SignInFirst({ token }: { token: string }) {
  const here = `/auth/invitation?token=${token}`;
  return (
    <>
      <p className="mb-5">
        You have an account with this address. Sign in, and you come back here to accept.
      </p>
      <ButtonLink to={`/auth?redirectTo=${encodeURIComponent(here)}`}>Sign In</ButtonLink>
    </>
  );
}

function SignOutFirst({ email }: { email: string }) {
  return (
    <Form method="post" action="/sign-out">
      <p className="mb-5">
        You are signed in with another address. Sign out, then open the link in the mail to {email} again.
      </p>
      <Button type="submit">Sign Out</Button>
    </Form>
  );
}
