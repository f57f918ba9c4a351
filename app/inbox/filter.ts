import { isUuid } from '#app/db/uuid.ts';
import { oneOf, searchText } from '#app/http/query.ts';
import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';

export const SORTS = ['newest', 'oldest', 'name'] as const;
export const STATE_FILTERS = ['open', ...MESSAGE_STATES, 'all'] as const;

export type Filter = {
  q: string;
  state: 'open' | 'all' | MessageState;
  assignee: 'anybody' | 'nobody' | 'me' | (string & {});
  sort: (typeof SORTS)[number];
};

const DEFAULT: Filter = { q: '', state: 'open', assignee: 'anybody', sort: 'newest' };

/** Unknown parameters count as absent. */
export function readFilter(params: URLSearchParams): Filter {
  return {
    q: searchText(params),
    state: oneOf(STATE_FILTERS, params.get('state')) ?? DEFAULT.state,
    assignee: assigneeOf(params.get('assignee')),
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

function assigneeOf(text: string | null): Filter['assignee'] {
  return isUuid(text) ? text : (oneOf(['nobody', 'me'], text) ?? DEFAULT.assignee);
}
