import { defineFilter, words } from '#app/platform/filters/define-filter.ts';

export const TRASH = defineFilter({
  path: '/admin/work/trash',
  fields: { q: words('Name of the client, or work', { 'data-key': '/' }) },
});
