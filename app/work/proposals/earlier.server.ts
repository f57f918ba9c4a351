import { desc, eq, sql } from 'drizzle-orm';
import { isIn } from '#app/platform/db/is-in.ts';
import { db } from '#app/platform/db/client.server.ts';
import { engagementEvents, engagements } from '#app/platform/db/schema/engagements.ts';
import { letters, proposals } from '#app/platform/db/schema/proposals.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import { OFFERED } from '#app/work/core/engagements/states.ts';
import { lastDayOf } from '#app/work/core/engagements/last-day.ts';
import { lastReminder } from '#app/work/core/reminders/reminder-event.server.ts';
import { isOfferWaiting } from './offer-dates.server.ts';
import type { OfferDates } from './offer-dates.ts';
import { isOpenProposal, PROPOSAL_STATE, stateOf, type ProposalState } from './states.ts';

export type EarlierProposal = OfferDates & {
  id: string;
  state: ProposalState;
  acceptedName: string | null;
  withdrawnOn: string | null;
  declinedReason: string | null;
  receiptKey: string | null;
  letters: { id: string; title: string }[];
};

const MOST = 200;

export async function earlierProposals(taxpayerId: string, now = new Date()): Promise<EarlierProposal[]> {
  const rows = await db()
    .select({
      proposal: proposals,
      id: letters.id,
      title: letters.title,
      isWaiting: isOfferWaiting,
      isOffered: sql<boolean>`bool_or(${isIn(engagements.state, OFFERED)}) over (partition by ${proposals.id})`,
      withdrawnOn: sql<string | null>`max(${engagements.withdrawnOn}) over (partition by ${proposals.id})`,
      remindedAt:
        sql<Date | null>`max(${lastReminder(letters.engagementId)}) over (partition by ${proposals.id})`.mapWith(
          engagementEvents.at,
        ),
    })
    .from(proposals)
    .innerJoin(letters, eq(letters.proposalId, proposals.id))
    .innerJoin(engagements, eq(engagements.id, letters.engagementId))
    .where(eq(proposals.taxpayerId, taxpayerId))
    .orderBy(desc(proposals.sentAt), proposals.id, letters.title)
    .limit(MOST);
  const found = new Map<string, EarlierProposal>();
  for (const { proposal, isOffered, withdrawnOn, remindedAt, isWaiting, ...letter } of rows) {
    const { id, sentAt, expiresAt, acceptedName, declinedReason, receiptKey } = proposal;
    const byDates = stateOf(proposal, now);
    const state = isOpenProposal(byDates) && !isOffered ? 'withdrawn' : byDates;
    const earlier = found.get(id) ?? {
      id,
      state,
      sentOn: southAfricanDay(sentAt),
      isWaiting,
      lastDay: lastDayOf(expiresAt),
      remindedOn: remindedAt && southAfricanDay(remindedAt),
      acceptedName,
      withdrawnOn: state === 'withdrawn' ? withdrawnOn : null,
      declinedReason,
      receiptKey: PROPOSAL_STATE[state].isAgreed ? receiptKey : null,
      letters: [],
    };
    found.set(id, { ...earlier, letters: [...earlier.letters, letter] });
  }
  return [...found.values()];
}
