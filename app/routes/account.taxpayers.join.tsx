import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { AuthPage, PressForm } from '#app/accounts/core/auth-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import { ROLE_HINT } from '#app/work/client/taxpayer-words.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { acceptInvitation, findTaxpayerInvitation } from '#app/work/core/taxpayers/invitations.server.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invitation = await findTaxpayerInvitation(token, member);
  const shown = invitation && { name: invitation.name, role: invitation.role };
  return data({ token, email: member.email, invitation: shown }, { status: invitation ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const token = tokenIn(await requireForm(request));
  const accepted = await acceptInvitation(token, member);
  if (accepted === 'gone') return redirect(`/account/taxpayers/join?token=${token}`, 303);
  return redirectWithToast(`/account/taxpayers/${accepted.taxpayerId}`, {
    title: 'Welcome',
    description: 'You act for it from now on.',
    tone: 'gain',
  });
}

export const meta: MetaFunction = () => privateMeta('Invitation');

export default function Join() {
  const { token, email, invitation } = useLoaderData<typeof loader>();
  if (invitation) {
    const { name, role } = invitation;
    return (
      <AuthPage
        title={`Act for ${name}`}
        lede={`You are invited as ${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].toLowerCase()}. ${ROLE_HINT}`}
      >
        <PressForm token={token} button="Accept the invitation" />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="This invitation does not work here"
      lede={
        <span className="[overflow-wrap:anywhere]">
          You are signed in as {email}. An invitation works once, for the address it was sent to, and only
          until it is withdrawn. Sign in with that address, or ask whoever invited you to send another one.
        </span>
      }
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/account/taxpayers">Whom you act for</ButtonLink>
        <Form method="post" action="/sign-out">
          <Button type="submit" look="quiet">
            Sign in with another address
          </Button>
        </Form>
      </div>
    </AuthPage>
  );
}
