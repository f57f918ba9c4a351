import type { EngagementState } from '#app/work/core/engagements/titles.ts';
import type { ListedEntry } from '#app/platform/audit/stale-notice.tsx';

/** The forms of the page of an engagement. */
export type Part =
  | 'state'
  | 'assign'
  | 'terms'
  | 'reminders'
  | 'note'
  | 'questions'
  | 'item'
  | 'ask'
  | 'message'
  | 'read'
  | 'next'
  | 'remind';

export const LONGEST_NOTE = 10_000;
export const LONGEST_MESSAGE = 10_000;
export const LONGEST_ANSWER = 5_000;
export const LONGEST_REASON = 1_000;

/** A form that was refused, with what was typed. `entries`: what somebody else did since. */
export type Refusal = {
  part: Part;
  /** Of an item's form. */
  item?: string;
  error: string;
  /** The field of the error, if the form has several. */
  field?: string;
  typed: Record<string, string>;
  entries?: ListedEntry[];
};

/** What a form gets from the last answer, if it was about that form. */
export function refusalOf(answer: Refusal | undefined, part: Part, item?: string): Refusal | undefined {
  return answer?.part === part && answer.item === item ? answer : undefined;
}

/** Work for which the client and SARS have nothing more to do. */
export function hasEnded(state: EngagementState): boolean {
  return state === 'done' || state === 'declined' || state === 'expired';
}
