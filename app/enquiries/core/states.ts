import { defineStates, statesThat, type Moves } from '#app/platform/core/states.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#app/platform/db/enquiry-values.ts';
import type { MarkTone } from '#app/platform/ui/mark.tsx';

export type EnquiryAct = 'answered' | 'reopen' | 'spam' | 'not-spam';

type Row = {
  desk: { label: string; tone: MarkTone; acts: readonly EnquiryAct[] };
  client: { label: string };
  openFor: 'us' | 'nobody';
  isUnread?: true;
  /** Our answer is there: a sender who writes again begins to wait again. */
  isAnswered?: true;
  /** In a view of its own, and shown to nobody but its signed-in sender: anybody can type an address into the form. */
  isHidden?: true;
  /** The client by writing in their account, the site by what comes by mail; the firm may set any. */
  goesTo: Moves<EnquiryState>;
};

const firm = ENQUIRY_STATES;
const again = ['new', 'in_progress'] as const;

export const ENQUIRY_STATE: Record<EnquiryState, Row> = defineStates<Record<EnquiryState, Row>>(
  {
    new: {
      desk: { label: 'New', tone: 'bloom', acts: ['answered', 'spam'] },
      client: { label: 'Received' },
      openFor: 'us',
      isUnread: true,
      goesTo: { firm, client: again, site: again },
    },
    in_progress: {
      desk: { label: 'In progress', tone: 'veld', acts: ['answered', 'spam'] },
      client: { label: 'We are on it' },
      openFor: 'us',
      goesTo: { firm, client: again, site: again },
    },
    answered: {
      desk: { label: 'Answered', tone: 'gain', acts: ['reopen', 'spam'] },
      client: { label: 'Answered' },
      openFor: 'nobody',
      isAnswered: true,
      goesTo: { firm, client: again, site: again },
    },
    spam: {
      desk: { label: 'Spam', tone: 'plain', acts: ['not-spam'] },
      client: { label: 'Closed' },
      openFor: 'nobody',
      isHidden: true,
      goesTo: { firm, client: again },
    },
  },
  {
    desk: { label: 'Set by a newer version', tone: 'plain', acts: [] },
    client: { label: 'With us' },
    openFor: 'us',
    goesTo: {},
  },
);

export const OPEN = statesThat(ENQUIRY_STATE, ({ openFor }) => openFor === 'us');
export const UNREAD = statesThat(ENQUIRY_STATE, ({ isUnread = false }) => isUnread);
export const BEGUN = OPEN.filter((state) => !UNREAD.includes(state));
export const HIDDEN = statesThat(ENQUIRY_STATE, ({ isHidden = false }) => isHidden);

export function isOpen(state: EnquiryState): boolean {
  return ENQUIRY_STATE[state].openFor === 'us';
}
