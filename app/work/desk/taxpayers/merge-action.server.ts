import { retention } from '#content/retention.ts';
import { done, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { setApart } from '#app/work/core/taxpayers/apart.server.ts';
import { mergeTaxpayers } from '#app/work/core/taxpayers/merge.server.ts';
import { restoreTaxpayer } from '#app/work/core/trash/trash.server.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

export async function merge({ form, me, taxpayer }: TaxpayerTask) {
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

export async function tellApart({ form, me, taxpayer }: TaxpayerTask, isApart: boolean) {
  const other = textIn(form, 'other');
  const saved = await setApart(me, { id: taxpayer.id, otherId: other, isApart });
  if (saved === 'gone') return unchanged({ title: 'Nothing changed', description: 'One of them is gone.' });
  const isOfList = form.get('list') === 'yes';
  const list = isOfList ? { to: '/admin/taxpayers?twice=perhaps', undoHere: true as const } : {};
  if (!isApart) return done<never>({ title: 'Perhaps the same, after all', ...list });
  return done<TaxpayerIntent>({
    title: 'Not the same',
    description: `Nobody is asked about ${taxpayer.name} and ${saved.name} any more.`,
    ...list,
    undo: { intent: 'together', other, ...(isOfList && { list: 'yes' }) },
  });
}

export async function unmerge({ form, me }: TaxpayerTask) {
  const restored = await restoreTaxpayer(me, textIn(form, 'from'));
  if (restored === 'gone')
    return unchanged({ title: 'Not taken back', description: 'It is not in the trash any more.' });
  return done({ title: 'Two again, as before' });
}
