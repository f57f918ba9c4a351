import {
  data,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { findMember } from '#app/accounts/core/member.server.ts';
import { invalid, refused, UNCLEAR } from '#app/accounts/core/refusal.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { parseForm, requireForm } from '#app/platform/http/form.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';
import { acceptSchema, declineSchema } from '#app/work/proposals/accept-form.ts';
import {
  acceptProposal,
  declineProposal,
  mayAnswer,
  type Answered,
} from '#app/work/proposals/answer.server.ts';
import { PROPOSAL_STATE } from '#app/work/proposals/states.ts';
import { isSameName } from '#app/work/proposals/same-name.ts';
import { ProposalPage } from '#app/work/proposals/proposal-page.tsx';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { identificationFor, requireProposal } from '#app/work/client/proposal.server.ts';

export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader(args: LoaderFunctionArgs) {
  const { proposal, actor } = await requireProposal(args);
  const letters = proposal.letters.map(({ words: _words, ...letter }) => letter);
  const opens = actor.engagementId ? [actor.engagementId] : letters.map(({ engagementId }) => engagementId);
  const identification = PROPOSAL_STATE[proposal.state].isAgreed
    ? await identificationFor(actor, proposal.taxpayer.id)
    : null;
  return {
    ...proposal,
    letters,
    opens,
    identification,
    mayAnswer: await mayAnswer(actor, proposal.taxpayer.id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { proposal, actor } = await requireProposal(args);
  const form = await requireForm(args.request);
  const here = `/proposal/${proposal.id}`;
  if (form.get('intent') === 'decline') {
    const submission = parseForm(form, declineSchema);
    if (submission.status !== 'success') return refuse('decline', submission);
    const answered = await declineProposal(actor, proposal.id, { reason: submission.value.reason || null });
    return redirectWithToast(here, toastOf(answered, DECLINED));
  }
  const submission = parseForm(form, acceptSchema);
  if (submission.status !== 'success') return refuse('accept', submission);
  const { name, confirmed } = submission.value;
  const { signatory } = proposal;
  if (signatory && !isSameName(name, signatory) && name !== confirmed) {
    const { refusal, status } = refused(submission, { status: 400, ...differs(name, signatory) });
    return data({ intent: 'accept' as const, refusal, confirmed: name }, { status });
  }
  const isSignedIn = actor.userId !== null || (await findMember(args.request))?.email === actor.email;
  const answered = await acceptProposal(actor, proposal.id, { name, proof: isSignedIn ? 'session' : 'code' });
  return redirectWithToast(here, toastOf(answered, ACCEPTED));
}

export const meta: MetaFunction = () => privateMeta('Proposal');

export default function ProposalRoute() {
  const proposal = useLoaderData<typeof loader>();
  return <ProposalPage proposal={proposal} refused={useActionData<typeof action>()} />;
}

function refuse(intent: 'accept' | 'decline', submission: Parameters<typeof invalid>[0]) {
  const { refusal, status } = invalid(submission, UNCLEAR);
  return data({ intent, refusal }, { status });
}

function differs(name: string, signatory: string) {
  return {
    title: 'Is this your name?',
    message: `You typed ${name}, and the letter names ${signatory}. If you accept it as ${name}, press Accept once more.`,
  };
}

const ACCEPTED = {
  title: 'Accepted',
  description: 'A receipt is on its way to your address.',
  tone: 'gain',
} as const;
const DECLINED = { title: 'Declined', description: 'Thank you for telling us.', tone: 'plain' } as const;

const NOT_OWNER = 'Somebody who decides for this taxpayer has to answer it.';

function toastOf(answered: Answered, done: Toast): Toast {
  if (answered === 'gone') throw notFound();
  if (answered === 'saved') return done;
  const description = answered === 'not-owner' ? NOT_OWNER : PROPOSAL_STATE[answered].tooLate;
  return { title: 'Nothing was changed', description, tone: 'loss' };
}
