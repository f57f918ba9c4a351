import { BOOKING_STATE, CLOSED, type BookingState } from '#app/bookings/core/states.ts';
import { isUuid } from '#app/platform/db/uuid.ts';
import { plusDays, weekdayOf } from '#app/firm/core/calendar-day.ts';
import { oneOf, searchText } from '#app/platform/http/query.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';

export type ListName = 'coming' | 'past' | 'all' | BookingState;

export const LISTS: Partial<Record<ListName, string>> = {
  coming: 'To come',
  past: 'Past',
  ...Object.fromEntries(CLOSED.map((state) => [state, BOOKING_STATE[state].desk.label])),
  all: 'All',
};

export type Filter = {
  view: 'week' | 'list';
  /** The Monday of the week that is shown. */
  week: string;
  of: 'everybody' | 'me' | 'nobody' | (string & {});
  state: ListName;
  q: string;
};

const ISO_WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Unknown parameters count as absent. Any day selects its week; a search shows the list. */
export function readFilter(params: URLSearchParams, today = southAfricanDay()): Filter {
  const day = params.get('week') ?? '';
  const of = params.get('of');
  const q = searchText(params);
  return {
    view: q ? 'list' : (oneOf(['week', 'list'], params.get('view')) ?? 'week'),
    week: mondayOf(isIsoDate(day) ? day : today),
    of: isUuid(of) ? of : (oneOf(['me', 'nobody'], of) ?? 'everybody'),
    state: oneOf(Object.keys(LISTS) as ListName[], params.get('state')) ?? (q ? 'all' : 'coming'),
    q,
  };
}

function mondayOf(day: string): string {
  return plusDays(day, -ISO_WEEK.indexOf(weekdayOf(day)));
}

export function filterEntries(
  filter: Filter,
  changes: Partial<Filter> = {},
  today = southAfricanDay(),
): [string, string][] {
  const whole = { ...filter, ...changes };
  const defaults: Filter = {
    view: 'week',
    week: mondayOf(today),
    of: 'everybody',
    state: whole.q ? 'all' : 'coming',
    q: '',
  };
  const unused: (keyof Filter)[] = whole.view === 'week' ? ['state', 'q'] : ['week'];
  return Object.entries(whole).filter(
    ([name, value]) => value !== defaults[name as keyof Filter] && !unused.includes(name as keyof Filter),
  );
}

export function bookingsPath(filter: Filter, changes?: Partial<Filter>): string {
  const query = new URLSearchParams(filterEntries(filter, changes)).toString();
  return `/admin/bookings${query && `?${query}`}`;
}
