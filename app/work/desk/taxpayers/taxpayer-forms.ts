import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import type { Like } from '#app/work/core/taxpayers/find-like.server.ts';
import type { Alike } from '#app/work/core/taxpayers/alike.server.ts';
import type { FicaValues } from '#app/work/core/taxpayers/fica.server.ts';
import { controlOf, type OwnField } from '#app/work/core/taxpayers/own-fields.ts';
import { writtenNumber } from '#app/work/core/taxpayers/numbers.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { NUMBER_KINDS } from '#app/platform/db/work-values.ts';
import type { NoteIntent } from '../notes/note.ts';
import type { RecurringClash } from './recurring-clash.ts';

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

export const GROUPS = '/admin/taxpayers/groups';

export type WithAlike = { alike: readonly Alike[] };

/** Of a relation: whom a name may mean. */
export type WithFound = { found: readonly Like[] };

/** What the form says once its reader has seen them. */
export function seenKey(alike: readonly Pick<Alike, 'id'>[]): string {
  return alike.map(({ id }) => id).join(',');
}

/** The whole number of a bank account, once. */
export type WithAccount = { account: { id: string; accountNumber: string } };

export type WithClash = { clash: RecurringClash };

export type TaxpayerMore = Partial<WithAlike & WithFound & WithAccount & WithClash>;

export type TaxpayerAnswer = FormAnswer<TaxpayerIntent, TaxpayerMore>;

/** As its form has it. */
export function storedIn(
  taxpayer: Omit<Taxpayer, 'dates'>,
  fields: readonly OwnField[],
): Record<string, string> {
  const { kind, name, email, taxNumber, registrationNumber, yearEnd, registeredOn, vatCategory, numbers } =
    taxpayer;
  return {
    kind,
    name,
    email: email ?? '',
    taxNumber: taxNumber ?? '',
    registrationNumber: registrationNumber ?? '',
    yearEnd: String(yearEnd),
    registeredOn: registeredOn ?? '',
    vatCategory: vatCategory ?? '',
    language: taxpayer.language,
    assigneeId: taxpayer.assigneeId ?? '',
    ...recordOf(NUMBER_KINDS, (one) => writtenNumber(one, numbers)),
    ...Object.fromEntries(fields.map((field) => [controlOf(field), taxpayer.own[field.id] ?? ''])),
  };
}

/** As its form has it, and each owner that was confirmed. */
export function ficaStored({ owners, ...values }: FicaValues): Record<string, string> & { owner: string[] } {
  const texts = Object.entries(values).map(([name, value]) => [name, value ?? '']);
  return { ...Object.fromEntries(texts), owner: owners ?? [] };
}
