import { carried, defineFilter, found, type ValuesOf } from '#app/platform/filters/define-filter.ts';

export const DAY_PAGE = defineFilter({
  path: '/admin/day',
  fields: { of: found('Whose day', 'Mine'), client: carried() },
});

export type DayFilter = ValuesOf<typeof DAY_PAGE>;
