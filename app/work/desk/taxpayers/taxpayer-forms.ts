import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { WithMeanwhile } from '#app/platform/forms/meanwhile.ts';
import type { Like } from '#app/work/core/taxpayers/find-like.server.ts';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import type { NoteIntent } from '../notes/note.ts';
import type { RecurringClash } from './recurring-clash.ts';
import type { Posted } from '#app/platform/forms/posted-forms.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';

export type TaxpayerIntent =
  | 'data'
  | 'invite'
  | 'withdraw'
  | 'remove-member'
  | 'contact-add'
  | 'contact-save'
  | 'contact-remove'
  | 'relation-add'
  | 'relation-save'
  | 'relation-remove'
  | 'group-join'
  | 'group-leave'
  | 'tags'
  | 'recurring-add'
  | 'recurring-save'
  | 'recurring-remove'
  | 'recurring-restore'
  | 'open'
  | 'apply-correction'
  | 'refuse-correction'
  | 'undo-correction'
  | 'status'
  | 'fica-save'
  | 'bank-add'
  | 'bank-undo'
  | 'bank-remove'
  | 'bank-restore'
  | 'bank-show'
  | 'delete'
  | 'merge'
  | 'unmerge'
  | 'apart'
  | 'together'
  | NoteIntent;

export type TaxpayerTask = Posted & { me: FirmActor; taxpayer: Taxpayer };

export const GROUPS = '/admin/taxpayers/groups';

export type WithAlike = { alike: readonly Alike[] };

export type WithFound = { found: readonly Like[] };

/** What the form says once its reader has seen them. */
export function seenKey(alike: readonly Pick<Alike, 'id'>[]): string {
  return alike.map(({ id }) => id).join(',');
}

/** The whole number of a bank account, once. */
export type WithAccount = { account: { id: string; accountNumber: string } };

export type WithClash = { clash: RecurringClash };

export type TaxpayerMore = Partial<WithAlike & WithFound & WithAccount & WithClash & WithMeanwhile>;

export type TaxpayerAnswer = FormAnswer<TaxpayerIntent, TaxpayerMore>;
