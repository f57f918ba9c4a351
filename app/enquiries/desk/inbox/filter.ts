import {
  choice,
  defineFilter,
  found,
  one,
  pairsOf,
  person,
  view,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';
import { keysOf } from '#app/platform/core/keys.ts';
import { oneOf } from '#app/platform/http/query.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#app/platform/db/enquiry-values.ts';

/** In the order of the page. `all` is without spam. */
export const VIEWS = {
  open: 'To do',
  new: 'New',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting',
  snoozed: 'Snoozed',
  answered: 'Answered',
  spam: 'Spam',
  all: 'All',
} as const;

export type View = keyof typeof VIEWS;

export const INBOX = defineFilter({
  path: '/admin/messages',
  fields: {
    q: words('Search', { 'data-key': '/' }),
    state: {
      ...view<View | EnquiryState>(pairsOf(VIEWS)),
      read: (text) => oneOf([...keysOf(VIEWS), ...ENQUIRY_STATES], text),
    },
    assignee: person('Assigned to', ['anybody', 'Anybody']),
    tag: found('Tag', 'Any'),
    taxpayer: one('Client', 'Any'),
    sort: {
      ...choice('Sort', [
        ['newest', 'Newest'],
        ['oldest', 'Oldest'],
        ['name', 'Name'],
        ['fit', 'Best fit'],
      ]),
      plain: ({ q }) => (q ? 'fit' : 'newest'),
    },
  },
});

export type Filter = ValuesOf<typeof INBOX>;

export const { read: readFilter, query: filterQuery, postTo: bulkPath } = INBOX;

export function enquiryPath(id: string, filter: Filter): string {
  return `/admin/messages/${id}${filterQuery(filter)}`;
}
