import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { RequestLinkForm } from '#app/accounts/request-link-form.tsx';
import { answerRefused } from '#app/accounts/refusal.server.ts';
import { receiveLinkRequest } from '#app/accounts/sign-up.server.ts';
import { privatePage } from '#app/http/cache.ts';
import { contextOf } from '#app/http/context.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';

export const headers = privatePage;

export async function action({ request, context }: ActionFunctionArgs) {
  const requestContext = contextOf(context);
  const receipt = await receiveLinkRequest(
    'password-reset',
    await requireForm(request),
    requestContext.clientAddress,
  );
  if (receipt.kind === 'refused')
    return answerRefused(receipt, requestContext, 'a reset link could not be queued');
  return redirectWithToast('/auth', {
    title: 'Look into your mail',
    description: 'If there is an account with this address, a link to choose a new password is on its way.',
    tone: 'gain',
  });
}

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
