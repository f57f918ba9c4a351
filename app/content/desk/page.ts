import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Errors } from '#app/content/core/define-content.ts';
import type { Change } from './changes.ts';
import type { Entries } from '#app/content/core/values.ts';

export type ContentIntent =
  | 'check'
  | 'forget'
  | 'checked'
  | 'save'
  | 'preview'
  | 'publish'
  | 'plan'
  | 'withdraw'
  | 'plan-again'
  | 'discard'
  | 'bring-back'
  | 'restore'
  | 'remove'
  | 'erase';

/** What was written meanwhile. `by`: null if the reader wrote it, in another window. */
export type Theirs = { by: string | null; at: Date; entries: Entries };

/**
 * `notes`: on what is typed, by field. `keptAt`: a time of day; null if it is stored already, or too long to be kept. `mine`,
 * beside `theirs`: what was typed, with fields that were left alone as they are stored now.
 */
export type Checked = {
  errors: Errors;
  notes: Errors;
  keptAt: string | null;
  theirs?: Theirs;
  mine?: Entries;
};

/** What whoever publishes would want to know first. */
export type Surprise = { title: string; about: string; items: { path?: string; text: string }[] };

/** `seen`: names these and no others. */
export type Affected = { groups: Surprise[]; seen: string };

/** What becomes public at a time, with what it changes then. `path`: its preview. */
export type Planned = { id: string; by: string; writtenAt: Date; at: Date; path: string; changes: Change[] };

/** Beside others that change the same: it stands too, or instead of them. `back`: all fields then say what the form says. */
export const PLAN_CHOICES = ['also', 'instead', 'back'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

export type PlanQuestion = { planned: Planned[]; choices: readonly PlanChoice[] };

/** `theirs`: of a stale form. `keptAt`: of one that was only checked. `affected`, `question`, `removal`: of one that is asked about. */
export type ContentMore = Partial<Pick<Checked, 'keptAt' | 'theirs'>> & {
  affected?: Affected;
  question?: PlanQuestion;
  removal?: Surprise[];
};

export type ContentAnswer = FormAnswer<ContentIntent, ContentMore>;

/** In `restore`: the text of the file, and not showing it at all. */
export const TO_FILE = 'file';
export const TO_NOTHING = 'none';
