import { done, missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { askApproval } from '#app/work/core/engagements/approvals.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { readFigure } from './figure.server.ts';
import { LONGEST_REASON, LONGEST_WHAT } from './page.ts';
import type { Task } from './task.server.ts';

export async function askForApproval({ me, id, form }: Task) {
  const what = oneLine(textIn(form, 'what'));
  const why = paragraphs(textIn(form, 'why'));
  const documentIds = form.getAll('document').map(String);
  if (what.length < 2 || what.length > LONGEST_WHAT)
    return refused('Say what they approve, in at most 300 characters.');
  if (why.length > LONGEST_REASON) return refused(tooLong(LONGEST_REASON));
  if (documentIds.length === 0) return refused({ document: 'Tick the files that they approve.' });
  const read = readFigure(form);
  if ('errors' in read) return refused(read.errors);
  const saved = await askApproval(me, id, { what, why, documentIds, ...read });
  if (saved === 'gone') return missing('There is no such engagement any more.');
  if (saved === 'closed') return refused('Nothing can be asked for in this state.');
  if (saved === 'lost') return refused({ document: 'One of these files was taken back meanwhile.' });
  const description = await whenMailedText(id, 'approval');
  return done({ title: 'Asked for approval', description, place: '#items', step: await stepDoneBy(me) });
}
