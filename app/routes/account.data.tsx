import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod/mini';
import { AccountForm, EmailField } from '#app/accounts/core/account-form.tsx';
import { AccountPage } from '#app/accounts/core/account-page.tsx';
import { email } from '#app/accounts/core/forms.ts';
import { requireMember } from '#app/accounts/core/member.server.ts';
import { deleteAccount } from '#app/accounts/core/own-account.server.ts';
import { requireRecentProof } from '#app/accounts/core/proof.server.ts';
import { answerRefused, invalid, refused } from '#app/accounts/core/refusal.server.ts';
import { noSessionCookie } from '#app/accounts/core/session-cookie.server.ts';
import { handOver } from '#app/accounts/leaving/hand-over.server.ts';
import { heldKinds } from '#app/accounts/leaving/held.server.ts';
import { SuccessorFields } from '#app/accounts/leaving/successor-fields.tsx';
import { successorsIn } from '#app/accounts/leaving/successors.ts';
import type { Transaction } from '#app/platform/db/client.server.ts';
import { holdings } from '#app/registry/holdings.server.ts';
import { retainedWork } from '#app/work/core/engagements/retained-work.server.ts';
import { RetainedWorkList } from '#app/work/core/engagements/retained-work-list.tsx';
import { privatePage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { storedData } from '#app/registry/stored-data.server.ts';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { OwnData, OwnDataIndex } from '#app/platform/stored-data/own-data.tsx';
import { readOwnData } from '#app/platform/stored-data/stored-data.server.ts';
import { buttonClass } from '#app/platform/ui/button.tsx';
import { Link } from '#app/platform/ui/link.tsx';

const schema = z.object({ email });
const LOGGED = 'an account could not be deleted';
const TITLE = 'Account not deleted';
const LAST =
  'You are the only administrator. Give the role to somebody else first, then delete your account.';

export const headers = privatePage;

export async function loader({ request }: LoaderFunctionArgs) {
  const member = await requireMember(request);
  const [{ sections }, kept, held] = await Promise.all([
    readOwnData(storedData, member),
    retainedWork(member.id),
    heldKinds(holdings, member, null),
  ]);
  return { sections, kept, held, name: member.fullName };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request);
  const form = await requireForm(request);
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return answerRefused(invalid(submission), contextOf(context), LOGGED);
  if (submission.value.email !== member.email) {
    const title = TITLE;
    const message = `To confirm, type the address of your account: ${member.email}.`;
    return answerRefused(refused(submission, { status: 400, title, message }), contextOf(context), LOGGED);
  }
  const successors = successorsIn(form, await heldKinds(holdings, member, null));
  if (!successors) {
    const message = 'Choose who gets what you hold.';
    const why = { status: 400, title: TITLE, message } as const;
    return answerRefused(refused(submission, why), contextOf(context), LOGGED);
  }
  await requireRecentProof(request, form, member);
  const act = { holderId: member.id, actorId: member.id, successors };
  const before = (tx: Transaction) => handOver(tx, holdings, act, new Date());
  if (!(await deleteAccount(member, storedData, { before }))) {
    const why = { status: 403, title: TITLE, message: LAST } as const;
    return answerRefused(refused(submission, why), contextOf(context), LOGGED);
  }
  const answer = await redirectWithToast('/', {
    title: 'Your account was deleted',
    description: 'A receipt is on its way to your address.',
    tone: 'gain',
  });
  answer.headers.append('Set-Cookie', await noSessionCookie());
  return answer;
}

export const meta: MetaFunction = () => privateMeta('Your data');

export default function Data() {
  const { sections, kept, held, name } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AccountPage
      path="/account/data"
      title="Your data"
      lede="Everything this site keeps of you. It is yours to take along, and to have deleted."
    >
      <p>
        <a href="/account/data.json" download className={buttonClass({ look: 'quiet' })}>
          Download my data
        </a>
      </p>
      <p className="mt-3">
        The papers themselves are under <Link to="/account/documents">Documents</Link>, as one ZIP too.
      </p>
      <OwnDataIndex sections={sections} more={{ href: '#delete', label: 'Delete my account' }} />
      <OwnData sections={sections} />
      <section aria-labelledby="delete" className="mt-12 border-t border-rule-strong pt-8">
        <h2 id="delete" className="text-xl">
          Delete my account
        </h2>
        <p className="mt-3 mb-6">
          Your profile, your saved calculations and your sessions are deleted at once and for good, and so is
          whom you act for where we do no work. Messages you sent us stay for as long as our privacy policy
          says.
        </p>
        <RetainedWorkList kept={kept} />
        <AccountForm
          refusal={refusal}
          button="Delete my account"
          busy="Deleting..."
          tone={{ className: 'btn-loss' }}
        >
          <SuccessorFields held={held} name={name} />
          <EmailField
            refusal={refusal}
            label="To confirm, type the e-mail address of your account"
            autoComplete="off"
          />
        </AccountForm>
      </section>
    </AccountPage>
  );
}
