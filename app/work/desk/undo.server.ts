import { undoStep, type Undone } from '#app/work/core/engagements/undo-step.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';

const NOT = 'Not taken back';

const ANSWERS: Record<Undone, { title: string; description?: string }> = {
  undone: { title: 'Taken back' },
  changed: { title: NOT, description: 'Somebody has gone on from there. Look at it as it is now.' },
  read: { title: NOT, description: 'The client has read the message already.' },
  old: { title: NOT, description: 'After a day it cannot be taken back.' },
  missing: { title: NOT, description: 'It is gone.' },
};

export async function undoAt(form: FormData, me: FirmActor): Promise<Response> {
  const undone = await undoStep(me, textIn(form, 'step'));
  return redirectWithToast(ownPath(form.get('to'), '/admin/work'), {
    ...ANSWERS[undone],
    tone: undone === 'undone' ? 'gain' : 'loss',
  });
}
