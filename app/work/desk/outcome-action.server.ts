import { done, missing, refused, unchanged } from '#app/platform/forms/posted-forms.server.ts';
import { tooLong } from '#app/platform/forms/too-long.ts';
import { oneLine, paragraphs } from '#app/platform/core/text.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { setOutcome, settleOutcome } from '#app/work/core/engagements/outcome.server.ts';
import type { Outcome } from '#app/work/core/engagements/outcome.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { whenMailedText } from '#app/work/core/notices/notify-client.server.ts';
import { FIGURE, FILED_FIGURE } from './figure.ts';
import { linesErrors, readLines } from './outcome-lines.server.ts';
import { readFigure } from './figure.server.ts';
import { LONGEST_REASON, LONGEST_REFERENCE } from './page.ts';
import { pastDayError } from './past-day.ts';
import { conflict, type Task } from './task.server.ts';

const PLACE = '#outcome';
const CLOSED = { title: 'It is not with SARS any more' };

export async function writeOutcome(task: Task) {
  const { id, form, me } = task;
  const { outcome, errors } = readOutcome(form);
  if (errors) return refused(errors);
  const saved = await setOutcome(me, id, { outcome, version: requireVersion(form) });
  if (saved === 'gone') return missing();
  if (saved === 'closed') return unchanged(CLOSED);
  if (saved === 'changed') return conflict(task);
  return done({
    title: 'Written down',
    description: await whenMailedText(id, 'outcome'),
    place: PLACE,
    step: await stepDoneBy(me),
  });
}

export async function forgetOutcome(task: Task) {
  const { id, form, me } = task;
  const saved = await setOutcome(me, id, { outcome: null, version: requireVersion(form) });
  if (saved === 'gone') return missing();
  if (saved === 'closed') return unchanged(CLOSED);
  if (saved === 'changed') return conflict(task);
  return done({
    title: 'Taken away',
    description: 'A client who was told of it is told of the mistake.',
    place: PLACE,
    step: await stepDoneBy(me),
  });
}

export async function settle(task: Task, isSettled: boolean) {
  const { id, form, me } = task;
  const settledOn = textIn(form, 'settledOn');
  const error = isSettled ? pastDayError(settledOn) : null;
  if (error) return refused({ settledOn: error });
  const choice = { settledOn: isSettled ? settledOn : null, version: requireVersion(form) };
  const saved = await settleOutcome(me, id, choice);
  if (saved === 'gone') return missing();
  if (saved === 'closed') return unchanged(CLOSED);
  if (saved === 'changed') return conflict(task);
  return done({
    title: isSettled ? 'Noted as paid' : 'Noted as not paid yet',
    description: 'The client reads it on the page, and gets no mail.',
    place: PLACE,
    step: await stepDoneBy(me),
  });
}

type Read =
  | { outcome: Omit<Outcome, 'settledOn'>; errors?: undefined }
  | { outcome?: undefined; errors: Record<string, string> };

function readOutcome(form: FormData): Read {
  const assessedOn = textIn(form, 'assessedOn');
  const reference = oneLine(textIn(form, 'outcomeReference'));
  const why = paragraphs(textIn(form, 'why'));
  const figure = readFigure(form);
  const filed = textIn(form, FILED_FIGURE.figure) ? readFigure(form, FILED_FIGURE) : null;
  const day = pastDayError(assessedOn);
  const { lines, errors: inLines } = readLines(form);
  const errors = {
    ...(day && { assessedOn: day }),
    ...(reference.length > LONGEST_REFERENCE && { outcomeReference: tooLong(LONGEST_REFERENCE) }),
    ...(!textIn(form, FIGURE.figure) && { [FIGURE.figure]: 'Choose what comes out.' }),
    ...('errors' in figure && figure.errors),
    ...(filed && 'errors' in filed && filed.errors),
    ...(why.length > LONGEST_REASON && { why: tooLong(LONGEST_REASON) }),
    ...inLines,
  };
  if (Object.keys(errors).length > 0 || 'errors' in figure || (filed && 'errors' in filed)) return { errors };
  const outcome = {
    ...figure,
    assessedOn,
    reference: reference || null,
    filed: filed && { figure: filed.figure, cents: filed.cents },
    why,
    lines,
  };
  const unproved = linesErrors(lines, outcome);
  return Object.keys(unproved).length > 0 ? { errors: unproved } : { outcome };
}
