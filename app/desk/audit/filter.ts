import {
  carried,
  day,
  defineFilter,
  found,
  words,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';

export const AUDIT = defineFilter({
  path: '/admin/audit',
  fields: {
    q: words('Words'),
    // An account's id, or 'nobody' for the site itself.
    actor: found('Who', 'Anybody'),
    entity: found('What', 'Anything'),
    id: carried(),
    action: found('Done', 'Anything'),
    from: day('From'),
    to: day('Until'),
  },
});

export type Filter = ValuesOf<typeof AUDIT>;
