import type { SubmissionResult } from '@conform-to/react';
import type { List } from '#app/lists/core/lists.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import type { Toast } from '#app/platform/http/toast.server.ts';
import type { RowEntries } from './row-schema.ts';
import type { Stale } from './row.ts';
import { textsOf } from './texts.ts';

export const MANY_ACTS = ['show', 'hide', 'delete'] as const;

export type ManyAct = (typeof MANY_ACTS)[number];

export const INTENTS = [
  'add',
  'save',
  'delete',
  'restore',
  'many',
  'move',
  'logo',
  'remove-logo',
  'cut-logo',
  'revert',
  'save-filter',
  'forget-filter',
] as const;

export type Intent = (typeof INTENTS)[number];

export type ListMore = {
  added?: string;
  stale?: Stale;
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
