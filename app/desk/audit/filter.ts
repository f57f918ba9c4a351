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

/** What colleagues do for clients: no accounts, nothing of the website. */
export const CLIENT_WORK = ['engagement', 'taxpayer', 'proposal', 'message', 'booking', 'task'] as const;

export const DONE = defineFilter({
  path: '/admin/work/done',
  fields: {
    q: words('Words'),
    actor: found('Who', 'Anybody'),
    from: day('From'),
    to: day('Until'),
  },
});
