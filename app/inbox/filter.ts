import { isUuid } from '#app/db/uuid.ts';
import { MESSAGE_STATES, type MessageState } from '#app/db/message-values.ts';

export const SORTS = ['newest', 'oldest', 'name'] as const;
export const SHOWN = ['open', ...MESSAGE_STATES, 'all'] as const;

/** What of the inbox is on the screen. All of it stands in the address. */
export type Filter = {
  q: string;
  /** `open`: what is still to be done. */
  state: 'open' | 'all' | MessageState;
  /** An administrator's id. */
  assignee: 'anybody' | 'nobody' | 'me' | (string & {});
  sort: (typeof SORTS)[number];
};

const PLAIN: Filter = { q: '', state: 'open', assignee: 'anybody', sort: 'newest' };
const LONGEST_SEARCH = 200;

/** What an address asks for; whatever it asks that there is not, it gets what is to be done, the newest first. */
export function readFilter(params: URLSearchParams): Filter {
  return {
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
    state: oneOf(SHOWN, params.get('state')) ?? PLAIN.state,
    assignee: assigneeOf(params.get('assignee')) ?? PLAIN.assignee,
    sort: oneOf(SORTS, params.get('sort')) ?? PLAIN.sort,
  };
}

/** The parameters of a filter that are not as they are without any. */
export function filterEntries(filter: Filter, changes: Partial<Filter> = {}): [string, string][] {
  return Object.entries({ ...filter, ...changes }).filter(
    ([name, value]) => value !== PLAIN[name as keyof Filter],
  );
}

/** The same as the end of an address: `?state=all`, or nothing. */
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
