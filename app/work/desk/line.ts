import type { OfferDates } from '#app/work/proposals/offer-dates.ts';
import type { LetterLine } from '#app/work/core/sars-letters/sars-letter.ts';
import type { EngagementState } from '#app/work/core/engagements/states.ts';

export type WorkLine = {
  id: string;
  version: number;
  state: EngagementState;
  type: string;
  period: string;
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
  /** The day of the law, where `dueOn` is another, with the days left until it. */
  byLaw: { day: string; daysLeft: number } | null;
  /** What a letter from SARS wants first; null if none waits. */
  letter: LetterLine | null;
  atReviewer: string | null;
  isAtApproval: boolean;
  remindersPaused: boolean;
  /** Of a proposal that nobody has answered. */
  offer: OfferDates | null;
  /** Of what was asked for: all that is not lapsed, what the client owes, and what they may leave open. */
  requested: number;
  open: number;
  optional: number;
  /** Without an answer. */
  questions: number;
  /** Steps inside the firm: those that are open, and all. */
  openInside: number;
  inside: number;
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

type Requests = Pick<WorkLine, 'requested' | 'open' | 'optional' | 'questions'>;

/** What was asked for, and how much of it came; questions apart: `2 questions open`, `1 of 3 open`, `all 3 in`. */
export function askedTexts({ requested, open, optional, questions }: Requests): string[] {
  const texts = questions > 0 ? [questions === 1 ? '1 question open' : `${questions} questions open`] : [];
  if (requested === 0) return texts;
  if (open > 0) return [...texts, `${open} of ${requested} open`];
  const isAll = questions + optional === 0;
  return [
    ...texts,
    isAll ? `all ${requested} in` : `${requested - optional} in`,
    ...(optional > 0 ? [`${optional} optional open`] : []),
  ];
}
