import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { confirmRequest, stateOfConfirmLink } from '#app/accounts/recovery/ask.server.ts';
import { CONFIRM_LASTS, RECOVERY_WAIT_TEXT } from '#app/accounts/recovery/states.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { kind: await stateOfConfirmLink(token), token };
}

/** The page then says that it is with us. */
export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  await confirmRequest(token);
  return didNothing('/auth/lost/confirm', token);
}

export const meta: MetaFunction = () => privateMeta('Confirm your request');

export default function ConfirmRequest() {
  const { kind, token } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage title="Did you ask for access?" lede="One press, and your request is with us.">
        <PressForm token={token} button="Yes, send my request" />
      </AuthPage>
    );
  }
  if (kind === 'spent') {
    return (
      <AuthPage
        title="Your request is with us"
        lede={`We call the number that we have on file. After that we write to you: it takes effect when two of us have looked at it, or after ${RECOVERY_WAIT_TEXT}.`}
      >
        <BackToSignIn />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="This link no longer works"
      lede={`A link works for ${CONFIRM_LASTS}. Ask again for a new one.`}
    >
      <ButtonLink to="/auth/lost">Ask again</ButtonLink>
    </AuthPage>
  );
}
