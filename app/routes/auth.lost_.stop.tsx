import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { stateOfStopLink, stopByLink } from '#app/accounts/recovery/acts.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { kind: await stateOfStopLink(token), token };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  await stopByLink(token);
  return didNothing('/auth/lost/stop', token);
}

export const meta: MetaFunction = () => privateMeta('This was not me');

const CALL = 'Call us if you need help:';

const WORDS = {
  stopped: ['It is stopped', `Nothing in the account was changed. ${CALL}`],
  done: [
    'It has been changed already',
    'If it was not you, open our newer mail to the old address and press “This was not me” there, or call us at once:',
  ],
  settled: ['This is over', `Nothing in the account was changed. ${CALL}`],
  unknown: ['This link does not work', `Open the whole link of our mail. ${CALL}`],
} as const;

export default function StopRequest() {
  const { kind, token } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage
        title="Was this not you?"
        lede="Then stop it: nothing in the account is changed, and we are told."
      >
        <PressForm token={token} button="Stop it" />
      </AuthPage>
    );
  }
  const [title, text] = WORDS[kind];
  return (
    <AuthPage title={title} lede={`${text} ${firm.phone}.`}>
      <BackToSignIn />
    </AuthPage>
  );
}
