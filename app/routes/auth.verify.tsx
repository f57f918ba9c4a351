import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { firm } from '#content/firm.ts';
import { RequestLinkForm } from '#app/accounts/account-form.tsx';
import { AuthPage } from '#app/accounts/auth-page.tsx';
import { confirmAddress } from '#app/accounts/confirm.server.ts';
import { tokenIn } from '#app/accounts/secret.server.ts';
import { stateOfToken } from '#app/accounts/tokens.server.ts';
import { db } from '#app/db/client.server.ts';
import { secretPage } from '#app/http/cache.ts';
import { requireForm } from '#app/http/form.ts';
import { redirectWithToast } from '#app/http/toast.server.ts';
import { privateMeta } from '#app/shell/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

export const headers = secretPage;

/** Does not use the link up: mail scanners open it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { kind } = await stateOfToken(db(), token, 'verify_email');
  return { kind, token };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  if (!(await confirmAddress(token))) return redirect(`/auth/verify?token=${token}`, 303);
  return redirectWithToast('/', {
    title: 'Email address confirmed',
    description: 'Your account is ready. You can sign in now.',
    tone: 'gain',
  });
}

export const meta: MetaFunction = () => privateMeta('Confirm your email address');

export default function Verify() {
  const { kind, token } = useLoaderData<typeof loader>();
  return <AuthPage>{kind === 'open' ? <Confirm token={token} /> : <Closed kind={kind} />}</AuthPage>;
}

function Confirm({ token }: { token: string }) {
  return (
    <>
      <h1 className="text-2xl">Confirm your email address</h1>
      <p className="mt-3 mb-6 text-ink-soft">One press, and your account with {firm.name} is ready.</p>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">Confirm</Button>
      </form>
    </>
  );
}

function Closed({ kind }: { kind: 'spent' | 'expired' | 'unknown' }) {
  if (kind === 'spent') {
    return (
      <>
        <h1 className="text-2xl">This is done already</h1>
        <p className="mt-3 mb-6 text-ink-soft">
          The link was used before, so your address is confirmed. You can sign in.
        </p>
        <ButtonLink to="/auth">Sign In</ButtonLink>
      </>
    );
  }
  return (
    <>
      <h1 className="text-2xl">{kind === 'expired' ? 'This link has expired' : 'This link is not known'}</h1>
      <p className="mt-3 mb-6 text-ink-soft">
        {kind === 'expired'
          ? 'A link works for 24 hours. Have a new one sent to your address.'
          : 'Perhaps a part of it was lost on the way. Open it from the mail again, or have a new one sent.'}
      </p>
      <RequestLinkForm kind="verification" />
      <p className="mt-6 border-t border-rule pt-5">
        <Link to="/auth">Back to the sign-in</Link>
      </p>
    </>
  );
}
