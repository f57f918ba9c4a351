import { starting } from '#content/pages/starting.ts';
import { retention } from '#content/retention.ts';
import type { Moves } from '#app/platform/core/states.ts';

/** Stored as the reason: proposals that were started again are told by it. */
export const STARTED_AGAIN = 'Started again with other answers';

/**
 * Told by its dates, never stored. `replaced`: the client started again with other answers. `withdrawn`: the firm took back
 * all that it offered.
 */
export type ProposalState = 'open' | 'accepted' | 'declined' | 'replaced' | 'expired' | 'withdrawn';

type Row = {
  desk: { label: string };
  /** `way`: where the client goes on, in place of a message to us. */
  client: 'nothing' | 'receipt' | { title: string; text: string; way?: { to: string; label: string } };
  /** Said to a client who answers after it has ended. */
  tooLate?: string;
  openFor: 'client' | 'nobody';
  isAgreed: boolean;
  goesTo: Moves<ProposalState>;
};

export const PROPOSAL_STATE: Record<ProposalState, Row> = {
  open: {
    desk: { label: 'Open' },
    client: 'nothing',
    openFor: 'client',
    isAgreed: false,
    goesTo: { client: ['accepted', 'declined'], firm: ['withdrawn'], site: ['expired'] },
  },
  accepted: {
    desk: { label: 'Accepted' },
    client: 'receipt',
    tooLate: 'It was accepted before. The receipt is on this page.',
    openFor: 'nobody',
    isAgreed: true,
    goesTo: {},
  },
  declined: {
    desk: { label: 'Declined' },
    client: { title: 'Declined', text: 'This proposal was declined, and nothing of it begins.' },
    tooLate: 'It was declined before.',
    openFor: 'nobody',
    isAgreed: false,
    goesTo: {},
  },
  replaced: {
    desk: { label: 'Started again' },
    client: starting.replaced,
    tooLate: starting.replaced.text,
    openFor: 'nobody',
    isAgreed: false,
    goesTo: {},
  },
  expired: {
    desk: { label: 'Not accepted in time' },
    client: {
      title: 'No longer open',
      text: `Nobody accepted it within ${retention.proposalOpenDays} days.`,
    },
    tooLate: `It was open for ${retention.proposalOpenDays} days, which are over.`,
    openFor: 'nobody',
    isAgreed: false,
    goesTo: {},
  },
  withdrawn: {
    desk: { label: 'Withdrawn' },
    client: { title: 'Withdrawn', text: 'We have withdrawn this proposal.' },
    tooLate: 'We have withdrawn it.',
    openFor: 'nobody',
    isAgreed: false,
    goesTo: {},
  },
};

export function isOpenProposal(state: ProposalState): boolean {
  return PROPOSAL_STATE[state].openFor === 'client';
}

type Ends = {
  acceptedAt: Date | null;
  declinedAt: Date | null;
  declinedReason: string | null;
  expiredAt: Date | null;
  expiresAt: Date;
};

export function stateOf(
  { acceptedAt, declinedAt, declinedReason, expiredAt, expiresAt }: Ends,
  now: Date,
): ProposalState {
  if (acceptedAt) return 'accepted';
  if (declinedAt) return declinedReason === STARTED_AGAIN ? 'replaced' : 'declined';
  return expiredAt || expiresAt <= now ? 'expired' : 'open';
}
