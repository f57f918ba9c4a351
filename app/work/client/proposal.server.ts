import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from './client.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { engagementsOf, type EngagementLine } from '#app/work/core/engagements/find.server.ts';
import { isIdentification } from '#app/work/core/engagements/works-text.ts';
import { identificationFirst } from './home.ts';
import { countText, toDoText } from '#app/work/core/engagements/to-do.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { findMemberOnce } from '#app/accounts/core/member.server.ts';
import { findProposal, wasTakenBack, type Proposal } from '#app/work/proposals/find.server.ts';
import type { NextStep } from '#app/work/proposals/proposal-page.tsx';

const TAKEN_BACK = {
  title: 'Nothing was changed',
  description: 'We have withdrawn the proposal that you had open.',
  tone: 'loss',
} as const;

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

/** A link to one engagement of it is enough; for anybody else the proposal does not seem to exist. */
export async function requireProposal(args: Args): Promise<{ proposal: Proposal; actor: ClientActor }> {
  const { id = '' } = args.params;
  const proposal = await findProposal(id);
  let refusal: unknown = null;
  const engagements = proposal?.letters.map(({ engagementId }) => ({ proposal, engagementId })) ?? [];
  for (const { proposal, engagementId } of engagements) {
    // A refusal keeps what was posted, so each attempt reads its own copy of the body.
    const request = args.request.body ? args.request.clone() : args.request;
    try {
      return { proposal, actor: await requireClient({ ...args, request }, engagementId) };
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      refusal ??= thrown;
    }
  }
  if (refusal) throw refusal;
  if (!proposal && args.request.method === 'POST') {
    const member = await findMemberOnce(args.request, args.context);
    if (member && (await wasTakenBack(id, member.id))) throw await redirectWithToast('/account', TAKEN_BACK);
  }
  await requireClient(args, id);
  throw notFound();
}

export async function requireLetter(args: Args): Promise<Proposal['letters'][number]> {
  const { proposal } = await requireProposal(args);
  const letter = proposal.letters.find(({ id }) => id === args.params.letter);
  if (!letter) throw notFound();
  return letter;
}

/** What comes next once it is accepted, for this reader: first the list by which we identify a new client. */
export async function nextSteps(actor: ClientActor, proposal: Proposal): Promise<NextStep[]> {
  const accepted = new Set(proposal.letters.map(({ engagementId }) => engagementId));
  const own = await engagementsOf(actor);
  const open = own.filter(
    (one) =>
      accepted.has(one.id) ||
      (one.taxpayer.id === proposal.taxpayer.id && isIdentification(one) && one.toDo + one.questions > 0),
  );
  return identificationFirst(open).map((one) => ({
    path: `/work/${one.id}`,
    title: one.title,
    act: actOf(one),
    isIdentification: isIdentification(one),
    from: one.startsOn,
  }));
}

function actOf({ questions, toDo }: EngagementLine): string | null {
  if (questions > 0) return `Answer ${toDoText({ questions, papers: 0 })}`;
  return toDo > 0 ? `Send ${countText(toDo, 'thing', 'things')}` : null;
}
