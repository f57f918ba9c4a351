import type { Category } from '#app/lists/define-list.ts';
import { categoriesOf, type List } from '#app/lists/lists.ts';

export const SHOWN = ['all', 'active', 'hidden', 'no-logo'] as const;
export const SORTS = ['order', 'name', 'changed'] as const;

/** What of a list is on the screen. All of it stands in the address. */
export type Filter = {
  q: string;
  show: (typeof SHOWN)[number];
  category: Category | null;
  sort: (typeof SORTS)[number];
  page: number;
};

const LONGEST_SEARCH = 200;

/** What an address asks for; whatever it asks that there is not, it gets the whole list in its order. */
export function readFilter(params: URLSearchParams, list: List): Filter {
  const categories = categoriesOf(list).map(({ value }) => value);
  const page = Number.parseInt(params.get('page') ?? '', 10);
  return {
    q: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
    show: oneOf(SHOWN, params.get('show')) ?? 'all',
    category: oneOf(categories, params.get('category')) ?? null,
    sort: oneOf(SORTS, params.get('sort')) ?? 'order',
    page: page > 1 && page < 1e6 ? page : 1,
  };
}

/** The parameters of a filter that are not as they are without any; `changes` go to the first page unless they name one. */
export function filterEntries(filter: Filter, changes: Partial<Filter> = {}): [string, string][] {
  const wanted = { ...filter, ...(Object.keys(changes).length > 0 && { page: 1 }), ...changes };
  const plain: Record<string, unknown> = { q: '', show: 'all', category: null, sort: 'order', page: 1 };
  return Object.entries(wanted)
    .filter(([name, value]) => value !== plain[name])
    .map(([name, value]) => [name, String(value)]);
}

/** The same as the end of an address: `?show=hidden`, or nothing. */
export function filterQuery(filter: Filter, changes?: Partial<Filter>): string {
  const query = new URLSearchParams(filterEntries(filter, changes)).toString();
  return query && `?${query}`;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text);
}
