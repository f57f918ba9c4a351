import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { retention } from '#content/retention.ts';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing, mailedLink } from '#app/accounts/core/mailed-link.server.ts';
import { disown } from '#app/accounts/core/recovery.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { noSessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export const loader = mailedLink('disown');

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  if (!(await disown(token))) return didNothing('/auth/not-me', token);
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
  const { kind, token } = useLoaderData<typeof loader>();
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
