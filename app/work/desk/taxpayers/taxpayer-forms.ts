import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import type { NoteIntent } from '../notes/note.ts';

export type TaxpayerIntent =
  | 'data'
  | 'invite'
  | 'withdraw'
  | 'remove-member'
  | 'open'
  | 'apply-correction'
  | 'refuse-correction'
  | 'undo-correction'
  | 'archive'
  | 'delete'
  | 'merge'
  | 'unmerge'
  | NoteIntent;

/** Others that may be the same. */
export type WithAlike = { alike: readonly Alike[] };

/** What the form says once its reader has seen them. */
export function seenKey(alike: readonly Pick<Alike, 'id'>[]): string {
  return alike.map(({ id }) => id).join(',');
}

export type TaxpayerAnswer = FormAnswer<TaxpayerIntent, WithAlike>;
