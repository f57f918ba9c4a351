import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
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
    'verification',
    await requireForm(request),
    requestContext.clientAddress,
  );
  if (receipt.kind === 'refused')
    return answerRefused(receipt, requestContext, 'a new link could not be queued');
  return redirectWithToast('/', {
    title: 'Verification email sent',
    description: 'If an account with this address waits to be confirmed, a new link is on its way.',
    tone: 'gain',
  });
}

export const meta: MetaFunction = () => privateMeta('A new link');

export default function Resend() {
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage>
      <h1 className="text-2xl">Have the link sent again</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        Enter the address you signed up with. The new link works for 24 hours.
      </p>
      <RequestLinkForm kind="verification" refusal={refusal} />
    </AuthPage>
  );
}
