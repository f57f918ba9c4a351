import type { Plan } from '#content/plans.ts';
import { findTaxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { declineProposal } from './answer.server.ts';
import { findProposal } from './find.server.ts';
import type { Owner } from './keep-answers.server.ts';
import { openProposalOf } from './open-of-plan.server.ts';
import { openQuotesIn } from './quote-request.server.ts';
import { changesIn, type StartAnswers } from './start-answers.ts';
import { startsAgain } from './starts-again.ts';
import { STARTED_AGAIN } from './states.ts';

/** `isUnknown`: the VAT category is left to us to look up. */
type Given = { given: StartAnswers; isUnknown: boolean };

/**
 * Declines the open proposal of a plan that the client started, if its answers changed. The firm's own stay. Returns what a
 * quote was asked for with it, which ends with it.
 */
export async function declineOutdated(
  plan: Plan,
  actor: Owner,
  taxpayerId: string,
  { given, isUnknown }: Given,
): Promise<string[]> {
  const now = new Date();
  const id = await openProposalOf(taxpayerId, plan, now);
  const [proposal, taxpayer] = await Promise.all([
    id && findProposal(id, now),
    findTaxpayer(actor, taxpayerId),
  ]);
  if (!proposal || !taxpayer || !startsAgain(proposal)) return [];
  if (proposal.isVatLookedUp === isUnknown && changesIn(taxpayer, given).length === 0) return [];
  const quotes = await openQuotesIn(proposal.letters.map(({ engagementId }) => engagementId));
  await declineProposal(actor, proposal.id, { reason: STARTED_AGAIN });
  return quotes;
}
