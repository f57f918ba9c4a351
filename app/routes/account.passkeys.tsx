import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { browserName } from '#app/accounts/core/browser-name.ts';
import { requireMember, type Member } from '#app/accounts/core/member.server.ts';
import { removePasskey } from '#app/accounts/core/own-account.server.ts';
import { addPasskey } from '#app/accounts/core/passkeys/add.server.ts';
import { listPasskeys } from '#app/accounts/core/passkeys/list.server.ts';
import { AddPasskey, PasskeyList } from '#app/accounts/core/passkeys/own-passkeys.tsx';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import { sessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { privatePage } from '#app/platform/http/cache.ts';
import { done, postedForms, unchanged, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { oneLine } from '#app/platform/core/text.ts';

const HERE = '/account/passkeys';
const LONGEST_NAME = 60;

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: userId } = await requireMember(request);
  const passkeys = await listPasskeys(userId);
  return {
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    name: browserName(request.headers.get('User-Agent')),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  await requireRecentProof(request, form, member);
  return change({ request, form, member });
}

type Context = Posted & { member: Member };

const change = postedForms({ commands: { add, remove }, path: () => HERE });

async function remove({ member, form }: Context) {
  const session = await removePasskey(member, textIn(form, 'id'));
  if (!session) return redirect(HERE, 303);
  const answer = await redirectWithToast(HERE, { title: 'Passkey removed', tone: 'gain' });
  answer.headers.append('Set-Cookie', await sessionCookie(session));
  return answer;
}

/** Without an answer, the form was posted to prove who sends it. */
async function add({ member, form }: Context) {
  const posted = form.get('answer');
  if (!posted) {
    const description = 'Press the button once more, and your browser asks for the passkey.';
    return unchanged({ title: 'It is you', description, tone: 'plain' });
  }
  const name = oneLine(textIn(form, 'name')).slice(0, LONGEST_NAME) || 'Passkey';
  if (await addPasskey(member, { name, answer: posted }))
    return done({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
  const description = 'What the browser sent did not fit, or came too late. Please try again.';
  return unchanged({ title: 'Passkey not added', description });
}

export const meta: MetaFunction = () => privateMeta('Your passkeys');

export default function Passkeys() {
  const { passkeys, name } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      path={HERE}
      title="Passkeys"
      lede="Sign in with your fingerprint, your face or the PIN of your device, in place of the password or of a code. Nobody can guess or steal what is never sent."
    >
      <PasskeyList passkeys={passkeys} />
      <AddPasskey name={name} />
    </AccountPage>
  );
}
