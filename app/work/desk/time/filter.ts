import {
  day,
  defineFilter,
  found,
  one,
  pairsOf,
  person,
  view,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';

export const GROUPINGS = {
  entries: 'Entries',
  person: 'By person',
  client: 'By client',
  kind: 'By kind',
  month: 'By month',
} as const;

export type Grouping = keyof typeof GROUPINGS;

export const TIME = defineFilter({
  path: '/admin/practice/time',
  fields: {
    q: words('Client'),
    by: view(pairsOf(GROUPINGS)),
    of: person('Person', ['anyone', 'Anyone']),
    kind: found('Kind of work', 'Any'),
    from: day('From'),
    to: day('Until'),
    /** One client, as a link of the list by client sets it. */
    client: { ...one('', ''), control: undefined },
  },
});

export type TimeFilter = ValuesOf<typeof TIME>;
