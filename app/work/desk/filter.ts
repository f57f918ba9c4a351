import { services } from '#app/firm/core/services.ts';
import { STATE_CHOICES } from '#app/work/core/engagements/state-choices.ts';
import { readPeriods } from '#app/work/core/engagements/period-range.ts';
import {
  asOptions,
  choice,
  day,
  defineFilter,
  found,
  pairsOf,
  person,
  view,
  words,
  type Field,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';

export const BOARD = '/admin/work';

/** In the order of the page. The board has those in `SECTIONS` one below the other. */
export const VIEWS = {
  board: 'Board',
  review: 'To look at',
  letters: 'Letters from SARS',
  due: 'Due',
  client: 'With the client',
  progress: 'In progress',
  sars: 'With SARS',
  proposed: 'Proposed',
  planned: 'Planned',
  ended: 'Ended',
} as const;

export type View = keyof typeof VIEWS;

export const SECTIONS = [
  'due',
  'client',
  'progress',
  'sars',
  'proposed',
  'planned',
] as const satisfies View[];
export type SectionName = (typeof SECTIONS)[number];

/** Above the sections: its work stands in one of them too. */
export const LETTERS = 'letters' as const satisfies View;

export const FINISHED_BY_NOBODY = 'A former colleague, or not recorded';

export const WORK = defineFilter({
  path: BOARD,
  fields: {
    q: words('Client', { 'data-key': '/' }),
    state: view(pairsOf(VIEWS)),
    news: {
      ...choice('What came', [
        ['', 'Anything'],
        ['messages', 'Messages'],
        ['answers', 'Answers and papers'],
      ]),
      when: ({ state }) => state === 'review',
    },
    opens: {
      ...choice('Begins', [
        ['', 'Any day'],
        ['week', 'Next 7 days'],
        ['month', 'This month'],
        ['next-month', 'Next month'],
      ]),
      when: ({ state }) => state === 'planned',
    },
    approved: {
      ...choice('Approved to begin', [
        ['', 'Either'],
        ['yes', 'Approved'],
        ['no', 'Not yet'],
      ]),
      when: ({ state }) => state === 'planned',
    },
    of: person('Responsible', ['anyone', 'Anyone']),
    reviewer: person('To review by', ['', 'Any']),
    step: person('Open steps of', ['', 'Any']),
    service: choice('Service', [
      ['', 'Any'],
      ...services.map(({ id, desk }): [string, string] => [id, desk]),
    ]),
    // Its kinds come with the page: their texts are too heavy for a browser.
    kind: found('Kind of work', 'Any'),
    due: choice('Due', [
      ['', 'Any time'],
      ['none', 'No day'],
      ['overdue', 'Late'],
      ['week', 'Next 7 days'],
      ['month', 'Late, or this month'],
      ['next-month', 'Next month'],
      ['7', 'Late, or within 7 days'],
      ['14', 'Late, or within 14 days'],
      ['30', 'Late, or within 30 days'],
      ['90', 'Late, or within 90 days'],
    ]),
    from: day('Due from'),
    to: day('Due until'),
    differs: shownOnceSet(
      'differs',
      choice('Assessment', [
        ['', 'Any'],
        ['yes', 'Differs from what was filed'],
      ]),
    ),
    is: shownOnceSet('is', choice('Exact state', [['', 'Any'], ...pairsOf(STATE_CHOICES)])),
    period: shownOnceSet('period', { ...words('Period, such as 2026-10'), read: readPeriods }),
    by: shownOnceSet('by', {
      ...person('Finished by', ['', 'Any']),
      control: {
        kind: 'choice',
        label: 'Finished by',
        options: asOptions([
          ['', 'Any'],
          ['me', 'Me'],
          ['nobody', FINISHED_BY_NOBODY],
        ]),
      },
    }),
    since: shownOnceSet('since', day('In its state since, from')),
    until: shownOnceSet('until', day('In its state since, until')),
  },
});

export type Filter = ValuesOf<typeof WORK>;

/** What only the practice overview asks for stands in the form once one of its links has set it. */
function shownOnceSet<Value extends string>(name: string, field: Field<Value>): Field<Value> {
  return { ...field, when: (values) => values[name] !== '' };
}
