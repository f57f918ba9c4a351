import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuthPage, BackToSignIn, PressForm } from '#app/accounts/core/auth-page.tsx';
import { didNothing } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { confirmRequest, readConfirmLink } from '#app/accounts/recovery/ask.server.ts';
import { findIdentityFiles } from '#app/accounts/recovery/identity.server.ts';
import { IdentityForm } from '#app/accounts/recovery/identity-form.tsx';
import { CONFIRM_LASTS, RECOVERY_WAIT_TEXT, withoutNumber } from '#app/accounts/recovery/states.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { longMoment } from '#app/platform/core/time.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { kind, id, replaces = false, changesAt = null } = await readConfirmLink(token);
  const files = id ? await findIdentityFiles(id) : [];
  return { kind, replaces, changesAt, token, files: files.map(({ name }) => name) };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenIn(await requireForm(request));
  await confirmRequest(token);
  return didNothing('/auth/lost/confirm', token);
}

export const meta: MetaFunction = () => privateMeta('Confirm your request');

const OVER = {
  replaced: ['A newer request took its place', 'You asked again since then: we work on the newer request.'],
  settled: ['This request is over', 'We wrote to you how it ended. If you still need access, ask again.'],
  unknown: ['This link no longer works', `A link works for ${CONFIRM_LASTS}. Ask again for a new one.`],
} as const;

export default function ConfirmRequest() {
  const { kind, token, replaces, changesAt, files } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage title="Did you ask for access?" lede="One press, and your request is with us.">
        <PressForm token={token} button="Yes, send my request" />
      </AuthPage>
    );
  }
  if (kind === 'with-us' && changesAt) {
    return (
      <AuthPage title="We have checked that it is you">
        <p className="mt-3 mb-8">
          Your access changes when a second colleague agrees, or on {longMoment(changesAt)}. Then we write to
          you.
        </p>
        <BackToSignIn />
      </AuthPage>
    );
  }
  if (kind === 'with-us') {
    return (
      <AuthPage
        title="Your request is with us"
        lede={replaces ? 'It takes the place of the one that you sent before.' : undefined}
      >
        <p className="mt-3">
          A colleague now checks that it is you. If your phone number is on file, we call it.{' '}
          {withoutNumber()}
        </p>
        <p className="mt-3 mb-8">
          After the check we write to you. Your access changes when a second colleague agrees, or{' '}
          {RECOVERY_WAIT_TEXT} later.
        </p>
        <IdentityForm token={token} files={files} />
        <BackToSignIn />
      </AuthPage>
    );
  }
  const [title, lede] = OVER[kind];
  return (
    <AuthPage title={title} lede={lede}>
      <ButtonLink to="/auth/lost">Ask again</ButtonLink>
    </AuthPage>
  );
}
