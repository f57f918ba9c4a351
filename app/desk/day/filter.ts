import { carried, defineFilter, found } from '#app/platform/filters/define-filter.ts';

export const DAY_PAGE = defineFilter({
  path: '/admin/day',
  fields: { of: found('Whose day', 'Mine'), client: carried() },
});
