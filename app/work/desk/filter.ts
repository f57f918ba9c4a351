import { isUuid } from '#app/platform/db/uuid.ts';
import { oneOf, searchText } from '#app/platform/http/query.ts';
import { services } from '#app/firm/core/services.ts';

export const BOARD = '/admin/work';

/** In the order of the page. The board has those in `SECTIONS` one below the other. */
export const VIEWS = {
  board: 'Board',
  review: 'To look at',
  due: 'Due',
  client: 'With the client',
  progress: 'In progress',
  sars: 'With SARS',
  proposed: 'Proposed',
  ended: 'Ended',
} as const;

export type View = keyof typeof VIEWS;

export const SECTIONS = ['due', 'client', 'progress', 'sars', 'proposed'] as const satisfies View[];
export type SectionName = (typeof SECTIONS)[number];

export const SERVICES: Readonly<Record<string, string>> = Object.fromEntries(
  services.map(({ id, desk }) => [id, desk]),
);

export const DUE_WITHIN = {
  overdue: 'Overdue',
  '7': '7 days',
  '14': '14 days',
  '30': '30 days',
  '90': '90 days',
} as const;

export type Filter = {
  q: string;
  state: View;
  of: 'anyone' | 'me' | 'nobody' | (string & {});
  service: string;
  due: '' | keyof typeof DUE_WITHIN;
};

const DEFAULT: Filter = { q: '', state: 'board', of: 'anyone', service: '', due: '' };

export function readFilter(params: URLSearchParams): Filter {
  const of = params.get('of');
  return {
    q: searchText(params),
    state: oneOf(Object.keys(VIEWS) as View[], params.get('state')) ?? DEFAULT.state,
    of: isUuid(of) ? of : (oneOf(['me', 'nobody'], of) ?? DEFAULT.of),
    service: oneOf(Object.keys(SERVICES), params.get('service')) ?? DEFAULT.service,
    due: oneOf(Object.keys(DUE_WITHIN) as (keyof typeof DUE_WITHIN)[], params.get('due')) ?? DEFAULT.due,
  };
}

export function filterEntries(filter: Filter, changes: Partial<Filter> = {}): [string, string][] {
  return Object.entries({ ...filter, ...changes }).filter(
    ([name, value]) => value !== DEFAULT[name as keyof Filter],
  );
}

export function boardPath(filter: Filter, changes?: Partial<Filter>): string {
  const query = new URLSearchParams(filterEntries(filter, changes)).toString();
  return `${BOARD}${query && `?${query}`}`;
}

export function bulkPath(filter: Filter): string {
  const query = new URLSearchParams(filterEntries(filter)).toString();
  return `${BOARD}?index${query && `&${query}`}`;
}

export function isFiltered(filter: Filter): boolean {
  return filterEntries(filter, { state: 'board' }).length > 0;
}
