import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { firm } from '#app/platform/content/firm.ts';
import { AuthPage } from '#app/accounts/core/auth-page.tsx';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { tokenIn } from '#app/accounts/core/secret.server.ts';
import { ROLE_WORDS } from '#app/work/core/taxpayers/kinds.ts';
import { ROLE_HINT } from '#app/work/client/taxpayer-words.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { placeAfterJoining } from '#app/work/client/after-joining.server.ts';
import { acceptInvitations, findTaxpayerInvitations } from '#app/work/core/taxpayers/invitations.server.ts';
import { taxpayersOf } from '#app/work/core/taxpayers/own-taxpayers.server.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';

export const headers = secretPage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const invitations = await findTaxpayerInvitations(token, member);
  const isOpen = invitations.length > 0;
  const actsFor = isOpen ? [] : (await taxpayersOf(member.id)).map(({ id, name }) => ({ id, name }));
  return data({ token, email: member.email, invitations, actsFor }, { status: isOpen ? 200 : 404 });
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  const token = tokenIn(form);
  const here = `/account/taxpayers/join?token=${token}`;
  const chosen = form.getAll('taxpayer').map(String);
  if (chosen.length === 0) return redirectWithToast(here, NOTHING);
  const shown = await findTaxpayerInvitations(token, member);
  const accepted = await acceptInvitations(token, member, chosen);
  if (accepted.length === 0) return redirect(here, 303);
  const isOne = accepted.length === 1;
  const only = isOne ? shown.find(({ taxpayerId }) => taxpayerId === accepted[0]) : undefined;
  return redirectWithToast(await placeAfterJoining(member, accepted), {
    title: 'Welcome',
    description: only?.isSelf
      ? 'What we do for you is in your account from now on.'
      : `You act for ${only?.name ?? `all ${accepted.length}`} from now on.`,
    tone: 'gain',
  });
}

const NOTHING = {
  title: 'Nothing was accepted',
  description: 'Tick for whom you act.',
  tone: 'loss',
} as const;

export const meta: MetaFunction = () => privateMeta('Invitation');

export default function Join() {
  const { token, email, invitations, actsFor } = useLoaderData<typeof loader>();
  const [first, ...others] = invitations;
  if (first) {
    const isSelf = others.length === 0 && first.isSelf;
    const title =
      others.length === 0 ? `Act for ${first.name}` : `Act for ${first.name} and ${others.length} more`;
    return (
      <AuthPage
        title={isSelf ? `Your work with ${firm.name}` : title}
        lede={
          isSelf
            ? 'Accept it, and what we do for you is in your account: papers, messages, due days.'
            : ROLE_HINT
        }
      >
        <form method="post" className="grid gap-4">
          <input type="hidden" name="token" value={token} />
          <ul className="grid gap-1">
            {invitations.map(({ taxpayerId, name, role, isSelf: isOwn }) => (
              <li key={taxpayerId}>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="taxpayer"
                    value={taxpayerId}
                    defaultChecked
                    className="size-6 shrink-0"
                  />
                  <span>
                    <span translate="no">{name}</span>
                    {!isOwn && `, as ${role === 'owner' ? 'an' : 'a'} ${ROLE_WORDS[role].toLowerCase()}`}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <div>
            <Button type="submit">
              {others.length === 0 ? 'Accept the invitation' : 'Accept what is ticked'}
            </Button>
          </div>
        </form>
      </AuthPage>
    );
  }
  return <NothingToAccept email={email} actsFor={actsFor} />;
}

type NothingProps = { email: string; actsFor: readonly { id: string; name: string }[] };

function NothingToAccept({ email, actsFor }: NothingProps) {
  return (
    <AuthPage
      title="There is nothing to accept here"
      lede={
        <span className="[overflow-wrap:anywhere]">
          You are signed in as {email}.{' '}
          {actsFor.length > 0
            ? 'An invitation that you have accepted is here already:'
            : 'You act for nobody yet with this address.'}
        </span>
      }
    >
      {actsFor.length > 0 && (
        <ul className="mb-6 border-t border-rule">
          {actsFor.map(({ id, name }) => (
            <li key={id} className="border-b border-rule">
              <Link to={`/account/taxpayers/${id}`} translate="no" className="block py-3">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="mb-6">
        Is it another one? If it was sent to another address, sign in with that one. Otherwise it was
        withdrawn or is too old: ask whoever invited you to send a new one.
      </p>
      <div className="flex flex-wrap gap-3">
        {actsFor.length > 0 && <ButtonLink to="/account">Your account</ButtonLink>}
        <Form method="post" action="/sign-out">
          <Button type="submit" look="quiet">
            Sign in with another address
          </Button>
        </Form>
      </div>
    </AuthPage>
  );
}
