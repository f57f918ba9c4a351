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

/** What somebody else wrote meanwhile. `by`: null if it was the reader, in another window. */
export type Theirs = { by: string | null; at: Date; entries: Entries };

/**
 * `notes`: on what is typed, by field. `keptAt`: a time of day; null if stored already, or too long to be kept.
 * `mine`, with `theirs`: what was typed; untouched fields as they are stored now.
 */
export type Checked = {
  errors: Errors;
  notes: Errors;
  keptAt: string | null;
  theirs?: Theirs;
  mine?: Entries;
};

/** An effect that the publisher should know first. */
export type Surprise = { title: string; about: string; items: { path?: string; text: string }[] };

/** `seen`: identifies exactly these groups. */
export type Affected = { groups: Surprise[]; seen: string };

/** A plan with what it will change. `path`: its preview. */
export type Planned = { id: string; by: string; writtenAt: Date; at: Date; path: string; changes: Change[] };

/**
 * Where other plans change the same fields: publish this one as well, or in their place. `back`: then show the form's
 * entries in all fields.
 */
export const PLAN_CHOICES = ['also', 'instead', 'back'] as const;
export type PlanChoice = (typeof PLAN_CHOICES)[number];

export type PlanQuestion = { planned: Planned[]; choices: readonly PlanChoice[] };

/** `theirs`: for a stale form. `keptAt`: for one that was only checked. The others: for one that gets a question. */
export type ContentMore = Partial<Pick<Checked, 'keptAt' | 'theirs'>> & {
  affected?: Affected;
  question?: PlanQuestion;
  removal?: Surprise[];
};

export type ContentAnswer = FormAnswer<ContentIntent, ContentMore>;

/** In `restore`: the file's text, or not to show it. */
export const TO_FILE = 'file';
export const TO_NOTHING = 'none';
