import {
  choice,
  defineFilter,
  one,
  pairsOf,
  person,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';

export const KIND_LABELS: Record<TaxpayerKind, string> = {
  individual: 'Individual',
  company: 'Company',
  trust: 'Trust',
  estate: 'Deceased estate',
};

export const TAXPAYERS = defineFilter({
  path: '/admin/taxpayers',
  fields: {
    q: words('Name, number, phone or address', { 'data-key': '/' }),
    kind: choice<'' | TaxpayerKind>('Kind', [['', 'Any'], ...pairsOf(KIND_LABELS)]),
    tag: one('Tag', 'Any'),
    of: person('Looked after by', ['anyone', 'Anyone']),
    archived: choice('Shown', [
      ['', 'Clients'],
      ['yes', 'Archived'],
    ]),
    twice: choice('Added twice', [
      ['', 'All'],
      ['perhaps', 'Perhaps twice'],
    ]),
  },
});

export type Filter = ValuesOf<typeof TAXPAYERS>;
