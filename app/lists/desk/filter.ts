import type { Category } from '#app/lists/core/define-list.ts';
import { adminPath, categoriesOf, type List } from '#app/lists/core/lists.ts';
import { choice, defineFilter, page, words, type ValuesOf } from '#app/platform/filters/define-filter.ts';

export function filterOf(list: List) {
  const categories = categoriesOf(list).map(({ value, label }): [Category, string] => [value, label]);
  return defineFilter({
    path: adminPath(list.name),
    fields: {
      q: words('Search'),
      show: choice('Show', [
        ['all', 'All'],
        ['active', 'Active'],
        ['hidden', 'Hidden'],
        ['no-logo', 'Without a logo'],
      ]),
      category: choice<'' | Category>('Category', [['', 'Every category'], ...categories]),
      sort: choice('Sort', [
        ['order', 'In their order'],
        ['name', 'By name'],
        ['changed', 'Last changed first'],
      ]),
      page: page(),
    },
  });
}

export type Filter = ValuesOf<ReturnType<typeof filterOf>>;
