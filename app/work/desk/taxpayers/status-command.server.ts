import { keyIn } from '#app/platform/core/keys.ts';
import { done, missing, refused, stale, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { badRequest } from '#app/platform/http/responses.ts';
import type { PlannedAhead } from '#app/work/core/recurring/plan-all.server.ts';
import { setStatus } from '#app/work/core/taxpayers/status.server.ts';
import { CLIENT_STATUS } from '#app/work/core/taxpayers/status.ts';
import type { TaxpayerIntent, TaxpayerTask } from './taxpayer-forms.ts';

const PLACE = '#status';
export const UNDER_WAY = 'Work is under way for it, so it is no prospect.';

export async function changeStatus({ form, me, taxpayer }: TaxpayerTask) {
  const to = keyIn(CLIENT_STATUS, textIn(form, 'status'));
  if (!to) throw badRequest();
  const isUndo = form.get('back') === 'yes';
  const moved = await setStatus(me, taxpayer.id, to, { left: isUndo ? null : textIn(form, 'seenLeft') });
  if (moved === 'gone') return missing();
  if (moved === 'changed')
    return stale('Its work changed meanwhile. Read once more what is open, and press again.');
  if (moved === 'agreed') return refused(UNDER_WAY);
  const { label } = CLIENT_STATUS[to];
  if (moved === 'same') return unchanged({ title: `It is so already: ${label.toLowerCase()}`, place: PLACE });
  return done<TaxpayerIntent>({
    title: isUndo ? 'As it was before' : `${taxpayer.name}: ${label.toLowerCase()} now`,
    description: plannedText(moved.planned),
    place: PLACE,
    undo: isUndo ? undefined : { intent: 'status', status: moved.before, back: 'yes' },
  });
}

function plannedText({ added, removed }: PlannedAhead): string | undefined {
  if (removed > 0) return `${removed} of its recurring work taken off. Nobody is told.`;
  return added > 0 ? `${added} of its recurring work planned. Nobody is told.` : undefined;
}
