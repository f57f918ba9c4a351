import { services } from '#app/firm/core/services.ts';
import {
  carried,
  choice,
  defineFilter,
  found,
  person,
  type ValuesOf,
} from '#app/platform/filters/define-filter.ts';

/** The views are declared in `views.server.ts`; an unknown one is the first. */
export const OVERVIEW = defineFilter({
  path: '/admin/practice',
  fields: {
    view: carried(),
    of: person('Responsible', ['anyone', 'Anyone']),
    service: choice('Service', [
      ['', 'Any'],
      ...services.map(({ id, desk }): [string, string] => [id, desk]),
    ]),
    kind: found('Kind of work', 'Any'),
  },
});

export type OverviewFilter = ValuesOf<typeof OVERVIEW>;
