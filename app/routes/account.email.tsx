import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AccountForm, EmailField, PasswordField } from '#app/accounts/core/account-form.tsx';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { email } from '#app/accounts/core/forms.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { actWithPassword, withPassword } from '#app/accounts/core/own-password.server.ts';
import { answerRefused } from '#app/accounts/core/refusal.server.ts';
import { receive } from '#app/accounts/core/sign-up.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

const schema = withPassword({ email });
const TITLE = 'E-mail address not changed';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireMember(request);
  return { email };
}

/** The same answer if another account has the address: only its owner is told, by mail. */
export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const requestContext = contextOf(context);
  const refused = await actWithPassword(member.id, await requireForm(request), schema, {
    title: TITLE,
    act({ email: newEmail }, submission) {
      const { clientAddress } = requestContext;
      const sender = { kind: 'email-change', email: newEmail, clientAddress, title: TITLE } as const;
      return receive(submission, sender, () => ({ kind: 'email-change', userId: member.id, newEmail }));
    },
  });
  if (refused) return answerRefused(refused, requestContext, 'a change of address could not be queued');
  return redirectWithToast('/account/email', {
    title: 'Look into your mail',
    description: 'Open the link that goes to the new address. Until then the old one stays.',
    tone: 'gain',
  });
}

export const meta: MetaFunction = () => privateMeta('Your e-mail address');

export default function Email() {
  const { email: current } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountPage
      path="/account/email"
      title="Your e-mail address"
      lede={`It is ${current} now. A new one counts once you have confirmed it; the old one is told.`}
    >
      <AccountForm refusal={refusal} button="Send the link" busy="Sending...">
        <EmailField refusal={refusal} label="New e-mail address" autoComplete="email" />
        <PasswordField refusal={refusal} />
      </AccountForm>
    </AccountPage>
  );
}
