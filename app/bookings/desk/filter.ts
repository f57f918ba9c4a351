import { BOOKING_STATE, CLOSED, type BookingState } from '#app/bookings/core/states.ts';
import {
  choice,
  day,
  defineFilter,
  one,
  pairsOf,
  person,
  view,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';
import { recordOf } from '#app/platform/core/keys.ts';
import { oneOf, searchText } from '#app/platform/http/query.ts';
import { isIsoDate } from '#app/platform/core/time.ts';
import { mondayOf, weekToOpen } from './week-to-open.ts';

export type ListName = 'coming' | 'past' | 'all' | BookingState;

export const LISTS: Record<ListName, string> = {
  coming: 'To come',
  past: 'Past',
  ...recordOf(CLOSED, (state) => BOOKING_STATE[state].desk.label),
  all: 'All',
};

export const VIEWS = { week: 'Week', list: 'List' } as const;

const isSearched = (params: URLSearchParams) => searchText(params) !== '';

export const BOOKINGS = defineFilter({
  path: '/admin/bookings',
  fields: {
    view: {
      ...view(pairsOf(VIEWS)),
      read: (text, params) => (isSearched(params) ? 'list' : oneOf(['week', 'list'], text)),
    },
    // The Monday of the week that is shown: any day selects its week.
    week: {
      ...day('Week of'),
      read: (text) => (isIsoDate(text) ? mondayOf(text) : undefined),
      plain: () => weekToOpen(),
      when: ({ view }) => view === 'week',
    },
    of: person('Held by', ['everybody', 'Everybody']),
    state: {
      ...choice('Which', pairsOf(LISTS)),
      plain: ({ q }) => (q ? 'all' : 'coming'),
      when: ({ view }) => view === 'list',
    },
    q: words('Name, e-mail or phone', { 'data-key': '/' }),
    taxpayer: { ...one('Client', 'Any'), when: ({ view }) => view === 'list' },
  },
  form: ['q', 'of', 'state', 'taxpayer', 'week'],
});

export type Filter = ValuesOf<typeof BOOKINGS>;
