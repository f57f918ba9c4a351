import type { LoaderFunctionArgs } from '@remix-run/node';
import { findClient, requireClient } from './client.server.ts';
import type { ClientActor } from '#app/engagements/actor.ts';
import { engagementsOf } from '#app/engagements/find.server.ts';
import { notFound } from '#app/http/responses.ts';
import { findProposal, type Proposal } from '#app/proposals/find.server.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'params'>;

/** A link opens one engagement of the proposal, which is enough; anybody else gets what they get for one that does not exist. */
export async function requireProposal(args: Args): Promise<{ proposal: Proposal; actor: ClientActor }> {
  const { id = '' } = args.params;
  const proposal = await findProposal(id);
  const letters = proposal?.letters ?? [];
  for (const { engagementId } of letters) {
    const actor = await findClient(args.request, engagementId);
    if (actor) return { proposal: proposal as Proposal, actor };
  }
  await requireClient(args, letters[0]?.engagementId ?? id);
  throw notFound();
}

/** Whom we do not know yet identifies the taxpayer on a list of its own, which this member can open. */
export async function identificationFor(
  actor: ClientActor,
  taxpayerId: string,
): Promise<{ id: string; title: string } | null> {
  if (actor.userId === null) return null;
  const own = await engagementsOf(actor);
  const open = own.find(
    ({ taxpayer, type, toDo }) => taxpayer.id === taxpayerId && type?.letter === null && toDo > 0,
  );
  return open ? { id: open.id, title: open.title } : null;
}
