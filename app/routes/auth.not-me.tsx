import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { retention } from '#content/retention.ts';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { noSessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { disown, stateOfDisownLink } from '#app/accounts/recovery/disown.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

/** Opening the link changes nothing: mail scanners do that too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { ...(await stateOfDisownLink(token)), token };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  // The page then says that it is done, or that we are told.
  if ((await disown(token)) !== 'back') return didNothing('/auth/not-me', token);
  const answer = await redirectWithToast('/auth', {
    title: 'Your account is locked for everybody else',
    description:
      'Everyone is signed out and the old password no longer works. Look into your mail: we have sent you a link to choose a new one.',
    tone: 'gain',
  });
  answer.headers.append('Set-Cookie', await noSessionCookie());
  return answer;
}

export const meta: MetaFunction = () => privateMeta('This was not me');

export default function NotMe() {
  const { kind, isProved, token } = useLoaderData<typeof loader>();
  if (isProved && kind !== 'expired') return <Questioned isTold={kind === 'spent'} token={token} />;
  if (kind === 'open') {
    return (
      <AuthPage
        title="Was this not you?"
        lede="Then take your account back: a change of address is undone, everyone is signed out, and the password stops working. We mail you a link to choose a new one."
      >
        <PressForm token={token} button="Take my account back" />
        <BackToSignIn />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={kind === 'spent' ? 'This is done already' : 'This link no longer works'}
      lede={
        kind === 'spent'
          ? 'Everyone was signed out. Choose a new password, if you have not done so yet.'
          : `A link works for ${retention.disownLinkDays} days. You can still choose a new password, which signs everyone out.`
      }
    >
      <ButtonLink to="/auth/forgot">Choose a new password</ButtonLink>
    </AuthPage>
  );
}

/** A colleague checked the identity of the person who asked: the old address alone can change nothing. */
function Questioned({ isTold, token }: { isTold: boolean; token: string }) {
  if (!isTold) {
    return (
      <AuthPage
        title="Was this not you?"
        lede="A colleague checked the identity of the person who asked for the new address. Press the button, and we look into it at once. The account stays as it is until we know who owns it."
      >
        <PressForm token={token} button="This was not me: tell us" />
        <BackToSignIn />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Thank you: we look into it"
      lede={`The account stays as it is. Call us, so that we know who you are: ${firm.phone}.`}
    >
      <BackToSignIn />
    </AuthPage>
  );
}
