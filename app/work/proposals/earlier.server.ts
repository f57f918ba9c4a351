import { desc, eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { stateOf } from './find.server.ts';
import { PROPOSAL_STATE, type ProposalState } from './states.ts';

export type EarlierProposal = {
  id: string;
  state: ProposalState;
  sentOn: string;
  acceptedName: string | null;
  declinedReason: string | null;
  receiptKey: string | null;
  letters: { id: string; title: string }[];
};

const MOST = 200;

export async function earlierProposals(taxpayerId: string, now = new Date()): Promise<EarlierProposal[]> {
  const rows = await db()
    .select({ proposal: proposals, id: letters.id, title: letters.title })
    .from(proposals)
    .innerJoin(letters, eq(letters.proposalId, proposals.id))
    .where(eq(proposals.taxpayerId, taxpayerId))
    .orderBy(desc(proposals.sentAt), proposals.id, letters.title)
    .limit(MOST);
  const found = new Map<string, EarlierProposal>();
  for (const { proposal, ...letter } of rows) {
    const { id, sentAt, acceptedName, declinedReason, receiptKey } = proposal;
    const state = stateOf(proposal, now);
    const earlier = found.get(id) ?? {
      id,
      state,
      sentOn: southAfricanDay(sentAt),
      acceptedName,
      declinedReason,
      receiptKey: PROPOSAL_STATE[state].isAgreed ? receiptKey : null,
      letters: [],
    };
    found.set(id, { ...earlier, letters: [...earlier.letters, letter] });
  }
  return [...found.values()];
}
