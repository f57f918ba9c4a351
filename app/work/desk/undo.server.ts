import { retention } from '#content/retention.ts';
import { undoSteps, type Undone } from '#app/work/core/engagements/undo-step.server.ts';
import type { FirmActor } from '#app/accounts/core/actor.ts';
import { ownPath } from '#app/platform/http/own-path.ts';
import { redirectWithToast, type Toast } from '#app/platform/http/toast.server.ts';

const NOT = 'Not taken back';
/** Of one act: a proposal has no more pieces of work. */
const MOST = 50;

const ANSWERS: Record<Undone, { title: string; description?: string }> = {
  undone: { title: 'Taken back' },
  withdrawn: {
    title: 'Taken back',
    description: `The client had the mail, and gets another that it was taken back. Files are kept for ${retention.removedDocumentDays} days, under “Removed files”.`,
  },
  again: { title: 'Taken back already', description: 'You did it before: it is as it was.' },
  changed: { title: NOT, description: 'Somebody has gone on from there. Look at it as it is now.' },
  read: { title: NOT, description: 'The client has read it already.' },
  mailed: { title: NOT, description: 'The client has the mail by now. You can withdraw the proposal.' },
  old: { title: NOT, description: 'After a day it cannot be taken back.' },
  missing: { title: NOT, description: 'It is gone.' },
};

const TONES: Partial<Record<Undone, Toast['tone']>> = { undone: 'gain', withdrawn: 'gain', again: 'plain' };

export async function undoAt(form: FormData, me: FirmActor): Promise<Response> {
  const undone = await undoSteps(me, form.getAll('step').slice(0, MOST).map(String));
  return redirectWithToast(ownPath(form.get('to'), '/admin/work'), {
    ...ANSWERS[undone],
    tone: TONES[undone] ?? 'loss',
  });
}
