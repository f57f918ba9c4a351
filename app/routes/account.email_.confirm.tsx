import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { hoursText, retention } from '#content/retention.ts';
import { AuthPage, PressForm } from '#app/accounts/core/auth-page.tsx';
import { confirmNewAddress } from '#app/accounts/core/confirm.server.ts';
import { didNothing, mailedLink } from '#app/accounts/core/mailed-link.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { findWrittenToBefore } from '#app/accounts/core/written-to.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';

const AND = new Intl.ListFormat('en-ZA', { type: 'conjunction' });

export const headers = secretPage;

const linkOf = mailedLink('change_email');

export async function loader(args: LoaderFunctionArgs) {
  const link = await linkOf(args);
  return { ...link, writtenTo: await findWrittenToBefore(link.token) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await requireForm(request);
  const token = tokenIn(form);
  const outcome = await confirmNewAddress(token, { movesWork: form.get('work') === 'move' });
  if (outcome === 'changed') {
    return redirectWithToast('/account', {
      title: 'E-mail address changed',
      description: 'Sign in with the new one from now on.',
      tone: 'gain',
    });
  }
  return didNothing('/account/email/confirm', token);
}

export const meta: MetaFunction = () => privateMeta('Confirm your new e-mail address');

export default function ConfirmEmail() {
  const { kind, token, writtenTo } = useLoaderData<typeof loader>();
  if (kind === 'open') {
    return (
      <AuthPage title="Confirm your new e-mail address" lede="One press, and your account has this address.">
        <PressForm token={token} button="Confirm">
          {writtenTo.length > 0 && <MoveWork names={writtenTo} />}
        </PressForm>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={kind === 'spent' ? 'This link is no longer valid' : 'This link no longer works'}
      lede={
        kind === 'spent'
          ? 'It was used before, or a later change cancelled it. Your account shows the address that counts.'
          : `A link works for ${hoursText(retention.confirmLinkHours)}. Ask for a new one in your account.`
      }
    >
      <ButtonLink to="/account/email">To your account</ButtonLink>
    </AuthPage>
  );
}

function MoveWork({ names }: { names: string[] }) {
  return (
    <label className="mb-6 flex items-start gap-3">
      <input type="checkbox" name="work" value="move" defaultChecked className="mt-1 size-5 shrink-0" />
      <span>
        We also write to the old address about {AND.format(names)}. From now on, write to the new one.
      </span>
    </label>
  );
}
