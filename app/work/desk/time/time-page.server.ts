import type { FirmActor } from '#app/accounts/core/actor.ts';
import { dropFilter, keepFilter } from '#app/lists/desk/saved-filters.server.ts';
import { postedForms, type Posted } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { TIME, type TimeFilter } from './filter.ts';
import { timeCommands } from './time-commands.server.ts';
import type { TimeIntent } from './time.ts';

type Context = Posted & { me: FirmActor; filter: TimeFilter };

type Intent = TimeIntent | 'save-filter' | 'forget-filter';

/** A timer is stopped here too: its work may be with a colleague by now. */
export const changeTime = postedForms<Context, Intent>({
  commands: {
    ...timeCommands<Context>(({ form }) => textIn(form, 'work')),
    'save-filter': ({ form, me, filter }: Context) => keepFilter(form, me.id, TIME, filter),
    'forget-filter': ({ form, me }: Context) => dropFilter(form, me.id),
  },
  path: ({ filter }: Context) => TIME.to(filter),
});
