import type { SubmissionResult } from '@conform-to/react';
import type { List } from '#app/lists/core/lists.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Toast } from '#app/platform/http/toast.server.ts';
import type { RowEntries } from './row-schema.ts';
import type { Stale } from './row.ts';
import { textsOf } from './texts.ts';

export const MOST_UNASKED = 9;

export type Intent =
  | 'add'
  | 'save'
  | 'delete'
  | 'restore'
  | 'show'
  | 'hide'
  | 'move'
  | 'logo'
  | 'remove-logo'
  | 'cut-logo'
  | 'revert'
  | 'save-filter'
  | 'forget-filter';

/** So many rows that a confirmation is needed: nothing was done; `fields` confirm it. */
export type Question = { title: string; yes: string; fields: [string, string][] };

export type ListMore = {
  added?: string;
  stale?: Stale;
  question?: Question;
  result?: SubmissionResult<string[]>;
  values?: RowEntries;
};

export type ListAnswer = FormAnswer<Intent, ListMore>;

export function refusalOf(
  list: List,
  { intent, error, errors }: Pick<ListAnswer, 'intent' | 'error' | 'errors'>,
): Toast {
  const texts = textsOf(list);
  const titles: Partial<Record<Intent, string>> = {
    add: texts.addFailed,
    delete: texts.deleteFailed,
    logo: texts.logoFailed,
  };
  const description = error ?? Object.values(errors).find(Boolean);
  return { title: titles[intent] ?? texts.updateFailed, description, tone: 'loss' };
}
