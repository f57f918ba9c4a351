import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireClient } from './client.server.ts';
import type { ClientActor } from '#app/accounts/core/actor.ts';
import { engagementsOf } from '#app/work/core/engagements/find.server.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { findProposal, type Proposal } from '#app/work/proposals/find.server.ts';

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
  await requireClient(args, id);
  throw notFound();
}

/** New clients identify the taxpayer on a separate list, which this member can open. */
export async function identificationFor(
  actor: ClientActor,
  taxpayerId: string,
): Promise<{ id: string; title: string } | null> {
  if (actor.userId === null) return null;
  const own = await engagementsOf(actor);
  const open = own.find(
    ({ taxpayer, type, toDo, questions }) =>
      taxpayer.id === taxpayerId && type?.letter === null && toDo + questions > 0,
  );
  return open ? { id: open.id, title: open.title } : null;
}
