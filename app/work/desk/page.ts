import type { ListedEntry } from '#app/platform/audit/stale-notice.tsx';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { InsideIntent } from './inside/inside.ts';
import type { NoteIntent } from './notes/note.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { TimeIntent } from './time/time.ts';

export type EngagementIntent =
  | 'state'
  | 'start'
  | 'plan-again'
  | 'assign'
  | 'terms'
  | 'reminders'
  | 'review'
  | 'unreview'
  | 'ask-review'
  | 'send-back'
  | InsideIntent
  | NoteIntent
  | TimeIntent
  | 'questions'
  | 'ask'
  | 'sign-place'
  | 'no-sign-place'
  | 'sign-in-person'
  | 'outcome'
  | 'no-outcome'
  | 'settled'
  | 'unsettled'
  | LetterIntent
  | 'message'
  | 'read'
  | 'next'
  | 'remind'
  | 'delete'
  | ItemIntent;

/** Of a letter from SARS; its field `item` names the letter. */
export type LetterIntent =
  | 'sars-letter'
  | 'no-sars-letter'
  | 'sars-day'
  | 'no-sars-day'
  | 'sars-answered'
  | 'sars-not-needed'
  | 'sars-unanswered';

export type ItemIntent =
  'accept' | 'reopen' | 'return' | 'answer' | 'not-mine' | 'unanswer' | 'remove' | 'accept-all';

export type Meanwhile = { entries?: ListedEntry[] } & WithMeanwhile;

export type Refusal = FormAnswer<EngagementIntent, Meanwhile>;

export const LONGEST_MESSAGE = 10_000;
export const LONGEST_REASON = 1_000;
export const LONGEST_APPROVAL = 300;
export const LONGEST_REFERENCE = 100;
export const LONGEST_WHAT = 300;
