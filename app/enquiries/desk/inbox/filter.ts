import { isUuid } from '#app/platform/db/uuid.ts';
import { oneOf, searchText } from '#app/platform/http/query.ts';
import { ENQUIRY_STATES } from '#app/platform/db/enquiry-values.ts';

export const SORTS = ['newest', 'oldest', 'name'] as const;

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

const STATE_FILTERS = [...(Object.keys(VIEWS) as View[]), ...ENQUIRY_STATES] as const;

export type Filter = {
  q: string;
  state: (typeof STATE_FILTERS)[number];
  assignee: 'anybody' | 'nobody' | 'me' | (string & {});
  tag: string;
  sort: (typeof SORTS)[number];
};

const DEFAULT: Filter = { q: '', state: 'open', assignee: 'anybody', tag: '', sort: 'newest' };

export function readFilter(params: URLSearchParams): Filter {
  return {
    q: searchText(params),
    state: oneOf(STATE_FILTERS, params.get('state')) ?? DEFAULT.state,
    assignee: assigneeOf(params.get('assignee')),
    tag: searchText(params, 'tag'),
    sort: oneOf(SORTS, params.get('sort')) ?? DEFAULT.sort,
  };
}

export function filterEntries(filter: Filter, changes: Partial<Filter> = {}): [string, string][] {
  return Object.entries({ ...filter, ...changes }).filter(
    ([name, value]) => value !== DEFAULT[name as keyof Filter],
  );
}

export function filterQuery(filter: Filter, changes?: Partial<Filter>): string {
  const query = new URLSearchParams(filterEntries(filter, changes)).toString();
  return query && `?${query}`;
}

export function enquiryPath(id: string, filter: Filter): string {
  return `/admin/messages/${id}${filterQuery(filter)}`;
}

export function bulkPath(filter: Filter): string {
  return `/admin/messages${filterQuery(filter).replace('?', '?index&') || '?index'}`;
}

function assigneeOf(text: string | null): Filter['assignee'] {
  return isUuid(text) ? text : (oneOf(['nobody', 'me'], text) ?? DEFAULT.assignee);
}
