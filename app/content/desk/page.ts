import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Errors } from '#app/content/core/define-content.ts';
import type { Entries } from '#app/content/core/values.ts';

export type ContentIntent =
  | 'check'
  | 'forget'
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

/** What somebody else wrote meanwhile. */
export type Theirs = { by: string; at: Date; entries: Entries };

/** `keptAt`: a time of day; null if it is stored already, or too long to be kept. */
export type Checked = { errors: Errors; keptAt: string | null; theirs?: Theirs };

/** What is already agreed and does not fit what is to be published. `seen`: names these and no others. */
export type Affected = { items: { path: string; text: string }[]; seen: string };

/** `theirs`: of a stale form. `keptAt`: of one that was only checked. `affected`: of one that is asked about. */
export type ContentMore = Partial<Pick<Checked, 'keptAt' | 'theirs'>> & { affected?: Affected };

export type ContentAnswer = FormAnswer<ContentIntent, ContentMore>;

/** In `restore`: the text of the file, and not showing it at all. */
export const TO_FILE = 'file';
export const TO_NOTHING = 'none';
