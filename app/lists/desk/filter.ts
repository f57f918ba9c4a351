import { oneOf, searchText } from '#app/platform/http/query.ts';
import type { Category } from '#app/lists/core/define-list.ts';
import { categoriesOf, type List } from '#app/lists/core/lists.ts';

export const SHOW_OPTIONS = ['all', 'active', 'hidden', 'no-logo'] as const;
export const SORTS = ['order', 'name', 'changed'] as const;

export type Filter = {
  q: string;
  show: (typeof SHOW_OPTIONS)[number];
  category: Category | null;
  sort: (typeof SORTS)[number];
  page: number;
};

export function readFilter(params: URLSearchParams, list: List): Filter {
  const categories = categoriesOf(list).map(({ value }) => value);
  const page = Number.parseInt(params.get('page') ?? '', 10);
  return {
    q: searchText(params),
    show: oneOf(SHOW_OPTIONS, params.get('show')) ?? 'all',
    category: oneOf(categories, params.get('category')) ?? null,
    sort: oneOf(SORTS, params.get('sort')) ?? 'order',
    page: page > 1 && page < 1e6 ? page : 1,
  };
}

export function filterEntries(filter: Filter, changes: Partial<Filter> = {}): [string, string][] {
  const changed = { ...filter, ...(Object.keys(changes).length > 0 && { page: 1 }), ...changes };
  const defaults: Record<string, unknown> = { q: '', show: 'all', category: null, sort: 'order', page: 1 };
  return Object.entries(changed)
    .filter(([name, value]) => value !== defaults[name])
    .map(([name, value]) => [name, String(value)]);
}

export function filterQuery(filter: Filter, changes?: Partial<Filter>): string {
  const query = new URLSearchParams(filterEntries(filter, changes)).toString();
  return query && `?${query}`;
}
