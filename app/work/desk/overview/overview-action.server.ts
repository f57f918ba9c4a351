import type { FirmActor } from '#app/accounts/core/actor.ts';
import { dropFilter, keepFilter } from '#app/lists/desk/saved-filters.server.ts';
import { postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { OVERVIEW, type OverviewFilter } from './filter.ts';

type Context = Posted & { me: FirmActor; filter: OverviewFilter };

export const changeOverview = postedForms({
  commands: {
    'save-filter': ({ form, me, filter }: Context) => keepFilter(form, me.id, OVERVIEW, filter),
    'forget-filter': ({ form, me }: Context) => dropFilter(form, me.id),
  },
  path: ({ filter }: Context) => OVERVIEW.to(filter),
});
