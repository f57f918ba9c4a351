import type { OfferDates } from '#app/work/proposals/offer-dates.ts';
import type { LetterLine } from '#app/work/core/sars-letters/sars-letter.ts';
import type { EngagementState } from '#app/work/core/engagements/states.ts';

export type WorkLine = {
  id: string;
  version: number;
  state: EngagementState;
  type: string;
  title: string;
  taxpayer: { id: string; name: string; taxNumber: string | null };
  assignee: string | null;
  next: string | null;
  changedOn: string;
  startsOn: string | null;
  /** Of planned work: who approved that it begins (empty: a former colleague), and on which day. */
  approved: { by: string; on: string } | null;
  withdrawnOn: string | null;
  dueOn: string | null;
  /** Negative when late; null without a day, and once neither the client nor SARS waits for it. */
  daysLeft: number | null;
  /** What a letter from SARS wants first; null if none waits. */
  letter: LetterLine | null;
  /** Who has still to review it. */
  atReviewer: string | null;
  /** The client has still to approve or sign something of it. */
  isAtApproval: boolean;
  remindersPaused: boolean;
  /** Of a proposal that nobody has answered. */
  offer: OfferDates | null;
  open: number;
  requested: number;
  /** Steps inside the firm: those that are open, and all. */
  openInside: number;
  inside: number;
  /** Answers and papers of the client that nobody has looked at. */
  answered: number;
  unread: number;
};

/** `12 days late`, `today`, `tomorrow`, `in 5 days` */
export function dueText(daysLeft: number): string {
  if (daysLeft < -1) return `${-daysLeft} days late`;
  if (daysLeft === -1) return '1 day late';
  if (daysLeft === 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
