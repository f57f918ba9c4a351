import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { coarseNetwork } from '#app/accounts/core/sessions.server.ts';
import { findMember } from '#app/accounts/core/member.server.ts';
import { invalid, refused, UNCLEAR, type AnySubmission } from '#app/accounts/core/refusal.server.ts';
import { openDraft, sealDraft } from '#app/platform/drafts/drafts.server.ts';
import {
  done,
  missing,
  postedForms,
  refused as drawnAgain,
  unchanged,
  type Posted,
  type Reply,
} from '#app/platform/forms/posted-forms.server.ts';
import { secretPage } from '#app/platform/http/cache.ts';
import { contextOf } from '#app/platform/http/context.ts';
import { parseForm } from '#app/platform/http/form.ts';
import type { RouteHandle } from '#app/platform/http/route-handle.ts';
import { acceptSchema, declineSchema } from '#app/work/proposals/accept-form.ts';
import {
  acceptProposal,
  declineProposal,
  mayAnswer,
  type Answered,
} from '#app/work/proposals/answer.server.ts';
import { isWritable } from '#app/work/letters/letter-pdf.server.ts';
import { openingOf } from '#app/work/proposals/opening.server.ts';
import { isOpenProposal, PROPOSAL_STATE } from '#app/work/proposals/states.ts';
import { isSameName } from '#app/work/core/engagements/same-name.ts';
import type { AnswerMore, AnswerRefusal } from '#app/work/proposals/answer-forms.tsx';
import { ProposalPage } from '#app/work/proposals/proposal-page.tsx';
import { DECISIVE } from '#app/work/proposals/start-answers.ts';
import { claimsOf, type Claim } from '#app/work/proposals/claims.ts';
import { correctionsOf } from '#app/work/core/taxpayers/standing-corrections.server.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import proposalsCss from '#app/work/proposals/proposals.css?url';
import { privateMeta } from '#app/firm/linked-data/page-meta.ts';
import { nextSteps, requireProposal } from '#app/work/client/proposal.server.ts';

export const handle = { frame: 'client' } satisfies RouteHandle;
export const headers = secretPage;
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: proposalsCss }];

export async function loader(args: LoaderFunctionArgs) {
  const { proposal, actor } = await requireProposal(args);
  const letters = proposal.letters.map(({ words, sealedId, ...letter }) => ({
    ...letter,
    hasPdf: isWritable(words),
    isSealed: sealedId !== null,
  }));
  const { isAgreed } = PROPOSAL_STATE[proposal.state];
  const [next, opening] = isAgreed
    ? await Promise.all([nextSteps(actor, proposal), openingOf(proposal)])
    : [[], null];
  const sealed = new URL(args.request.url).searchParams.get('question');
  return {
    ...proposal,
    letters,
    next,
    opening,
    question: isOpenProposal(proposal.state) ? askedOf(proposal, sealed) : null,
    wrong: isOpenProposal(proposal.state) ? await wrongOf(actor, proposal) : [],
    mayAnswer: await mayAnswer(actor, proposal.taxpayer.id),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { proposal, actor } = await requireProposal(args);
  const { clientAddress } = contextOf(args.context);
  return answer({ request: args.request, proposal, actor, clientAddress });
}

type Context = Posted & Awaited<ReturnType<typeof requireProposal>> & { clientAddress: string };

const answer = postedForms<Context, 'accept' | 'decline', AnswerMore>({
  commands: { accept, decline },
  path: ({ proposal: { id } }) => `/proposal/${id}`,
});

async function accept({ request, form, proposal, actor, clientAddress }: Context): Promise<AnswerReply> {
  const submission = parseForm(form, acceptSchema);
  if (submission.status !== 'success') return refuse(submission);
  const { name, confirmed } = submission.value;
  const { signatory } = proposal;
  if (signatory && !isSameName(name, signatory) && name !== confirmed) {
    // A page of its own: Back from what follows would post the form once more.
    const question = sealDraft({ name, agree: 'yes', proposal: proposal.id });
    return redirect(`/proposal/${proposal.id}?question=${question}#answer`, 303);
  }
  const isSignedIn = actor.userId !== null || (await findMember(request))?.email === actor.email;
  const proof = isSignedIn ? 'session' : 'code';
  const network = coarseNetwork(clientAddress);
  const answered = await acceptProposal(actor, proposal.id, { name, proof, network });
  return replyTo(answered, { title: 'Accepted', description: 'A receipt is on its way to your address.' });
}

async function decline({ form, proposal, actor }: Context): Promise<AnswerReply> {
  const submission = parseForm(form, declineSchema);
  if (submission.status !== 'success') return refuse(submission);
  const answered = await declineProposal(actor, proposal.id, { reason: submission.value.reason || null });
  return replyTo(answered, { title: 'Declined', description: 'Thank you for telling us.', tone: 'plain' });
}

async function wrongOf(actor: Context['actor'], { taxpayer: { id } }: Context['proposal']): Promise<Claim[]> {
  const taxpayer = await findTaxpayer(actor, id);
  return taxpayer ? claimsOf(await correctionsOf(taxpayer), DECISIVE) : [];
}

/** What was typed before the question whether it is the reader's name; null unless this page has put it. */
function askedOf({ id, signatory }: Context['proposal'], sealed: string | null): AnswerRefusal | null {
  const typed = openDraft(sealed);
  if (!typed || typed.proposal !== id || !signatory) return null;
  const { name = '', agree = '' } = typed;
  const form = new FormData();
  form.set('name', name);
  form.set('agree', agree);
  const { refusal } = refused(parseForm(form, acceptSchema), { status: 400, ...differs(name, signatory) });
  return { intent: 'accept', row: '', errors: {}, typed: {}, isStale: false, refusal, confirmed: name };
}

export const meta: MetaFunction = () => privateMeta('Proposal');

export default function ProposalRoute() {
  const { question, ...proposal } = useLoaderData<typeof loader>();
  return (
    <ProposalPage proposal={proposal} refused={useActionData<typeof action>() ?? question ?? undefined} />
  );
}

type AnswerReply = Reply<never, AnswerMore>;

function refuse(submission: AnySubmission): AnswerReply {
  return drawnAgain({}, { refusal: invalid(submission, UNCLEAR).refusal });
}

function differs(name: string, signatory: string) {
  return {
    title: 'Is this your name?',
    message: `You typed ${name}, and the letter names ${signatory}. If you accept it as ${name}, press Accept once more.`,
  };
}

const NOT_OWNER = 'Somebody who decides for this taxpayer has to answer it.';

function replyTo(answered: Answered, text: Parameters<typeof done<never>>[0]): AnswerReply {
  if (answered === 'gone') return missing();
  if (answered === 'saved') return done(text);
  const description = answered === 'not-owner' ? NOT_OWNER : PROPOSAL_STATE[answered].tooLate;
  return unchanged({ title: 'Nothing was changed', description });
}
