import type { FirmActor } from '#app/accounts/core/actor.ts';
import {
  missing,
  postedForms,
  done,
  unchanged,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { restoreEngagement, restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import { TRASH } from './trash-filter.ts';

type Context = Posted & { me: FirmActor };

export const changeTrash = postedForms<Context, 'restore'>({
  commands: { restore },
  path: ({ request }) => TRASH.to(TRASH.read(new URL(request.url).searchParams)),
  missing: 'It is not in the trash any more.',
});

async function restore({ form, me }: Context) {
  const taxpayer = textIn(form, 'taxpayer');
  if (taxpayer) {
    if ((await restoreTaxpayer(me, taxpayer)) === 'gone') return missing();
    return done({ title: 'Restored', to: `/admin/taxpayers/${taxpayer}` });
  }
  const engagement = textIn(form, 'engagement');
  const restored = await restoreEngagement(me, engagement);
  if (restored === 'gone') return missing();
  if (restored === 'exists')
    return unchanged({
      title: 'Not restored',
      description: 'The same work is open for the period by now. Delete that first.',
    });
  return done({ title: 'Restored', to: `/admin/work/${engagement}` });
}
