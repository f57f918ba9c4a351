import {
  choice,
  defineFilter,
  found,
  one,
  pairsOf,
  person,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { KIND_LABELS } from '#app/work/core/taxpayers/kinds.ts';
import { LACKS, type Lack } from '#app/work/core/taxpayers/lacks.ts';
import { CLIENT_STATUS, COUNTED, type ClientStatus } from '#app/work/core/taxpayers/status.ts';
import type { TaxpayerKind } from '#app/work/core/engagements/define-engagement.ts';

/** Above names that were found although nobody has the one that was typed. */
export function similarText(typed: string): string {
  return `No client is called “${typed}”. Similar names:`;
}

export const TAXPAYERS = defineFilter({
  path: '/admin/taxpayers',
  fields: {
    q: words('Name, number or address', { 'data-key': '/' }),
    kind: choice<'' | TaxpayerKind>('Kind', [['', 'Any'], ...pairsOf(KIND_LABELS)]),
    tag: one('Tag', 'Any'),
    lacks: choice<'' | Lack>('Missing', [
      ['', 'Nothing asked'],
      ...keysOf(LACKS).map((lack) => [lack, LACKS[lack].label] as const),
    ]),
    again: found('Recurring work', 'Any'),
    field: one('Field of ours', 'Any'),
    has: { ...words('It has'), when: ({ field }) => field !== '' },
    of: person('Looked after by', ['anyone', 'Anyone']),
    status: choice<'' | ClientStatus | 'any'>('Status', [
      ['', COUNTED.map((status) => CLIENT_STATUS[status].plural).join(', ')],
      ...keysOf(CLIENT_STATUS)
        .filter((status) => !COUNTED.includes(status))
        .map((status) => [status, CLIENT_STATUS[status].plural] as const),
      ['any', 'All'],
    ]),
    twice: choice('Added twice', [
      ['', 'All'],
      ['perhaps', 'Perhaps twice'],
    ]),
  },
});

export type Filter = ValuesOf<typeof TAXPAYERS>;
