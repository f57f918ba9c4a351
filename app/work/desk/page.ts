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

/** A form that was refused, with what was typed. `entries`: what somebody else did meanwhile. */
export type Refusal = {
  part: Part;
  /** Of an item's form. */
  item?: string;
  error: string;
  /** That the error is about, where the form has several. */
  field?: string;
  typed: Record<string, string>;
  entries?: ListedEntry[];
};

/** What a form gets of the last answer, when it was about that form. */
export function refusalOf(answer: Refusal | undefined, part: Part, item?: string): Refusal | undefined {
  return answer?.part === part && answer.item === item ? answer : undefined;
}

/** What the client and SARS have nothing more to do with. */
export function hasEnded(state: EngagementState): boolean {
  return state === 'done' || state === 'declined' || state === 'expired';
}
