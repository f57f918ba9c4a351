import { isUuid } from '#app/db/uuid.ts';
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
const LONGEST_SEARCH = 200;

/** Unknown parameters count as absent. */
export function readFilter(params: URLSearchParams): Filter {
  return {
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
    state: oneOf(STATE_FILTERS, params.get('state')) ?? DEFAULT.state,
    assignee: assigneeOf(params.get('assignee')) ?? DEFAULT.assignee,
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

function assigneeOf(text: string | null): Filter['assignee'] | undefined {
  if (isUuid(text)) return text;
  return oneOf(['nobody', 'me'], text);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
