import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Entries } from '#app/content/core/values.ts';

export type ContentIntent =
  | 'save'
  | 'preview'
  | 'publish'
  | 'plan'
  | 'withdraw'
  | 'discard'
  | 'bring-back'
  | 'restore'
  | 'remove'
  | 'erase';

/** Of a stale form: what somebody else wrote meanwhile. */
export type ContentMore = { theirs?: { by: string; at: Date; entries: Entries } };

export type ContentAnswer = FormAnswer<ContentIntent, ContentMore>;

/** In `restore`: the text of the file, and not showing it at all. */
export const TO_FILE = 'file';
export const TO_NOTHING = 'none';
