import { retention } from '#content/retention.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { done, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import type { Taxpayer } from '#app/work/core/taxpayers/taxpayers.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import type { TaxpayerIntent } from './taxpayer-forms.ts';

type Task = { form: FormData; me: FirmActor; taxpayer: Taxpayer };

export async function merge({ form, me, taxpayer }: Task) {
  const from = textIn(form, 'from');
  const stays = [...form].filter(([name]) => name.startsWith('stays.')).map(([, id]) => String(id));
  const merged = await mergeTaxpayers(me, { from, into: taxpayer.id, stays });
  if (merged === 'gone')
    return unchanged({ title: 'Not merged', description: 'It is gone, or a colleague looks after it.' });
  if (merged.kind === 'both')
    return unchanged({
      title: 'Not merged',
      description: `Both have: ${merged.titles.join('; ')}. Choose which one of each stays; what was submitted has to.`,
    });
  return done<TaxpayerIntent>({
    title: `${merged.from} is part of ${taxpayer.name} now`,
    description: `Restoring it from the trash takes this back, for ${retention.deletedWorkDays} days.`,
    undo: { intent: 'unmerge', from },
  });
}

export async function unmerge({ form, me }: Task) {
  const restored = await restoreTaxpayer(me, textIn(form, 'from'));
  if (restored === 'gone')
    return unchanged({ title: 'Not taken back', description: 'It is not in the trash any more.' });
  return done({ title: 'Two again, as before' });
}
