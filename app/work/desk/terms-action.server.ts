import { setTerms } from '#app/work/core/engagements/terms.server.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { notFound } from '#app/platform/http/responses.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { back, conflict, NO_ENGAGEMENT, refuse, undo, type Task } from './task.server.ts';

/** In months from today: a day further away is a typing error. */
const REACH = 120;
const CLOSED = 'A proposal says it until the client answers, and what has ended stays as it was.';

/** The due day and the price. */
export async function changeTerms(task: Task) {
  const { id, form, me } = task;
  const dueOn = textIn(form, 'dueOn');
  if (dueOn && !isNear(dueOn)) return refuse(task, 'terms', 'Give the day as a date within ten years.');
  const { cents: price, error } = readPrice(textIn(form, 'price'));
  if (error) return refuse(task, 'terms', error, { field: 'price' });
  const version = requireVersion(form);
  const saved = await setTerms(me, id, { dueOn: dueOn || null, price, version });
  if (saved === 'gone') throw notFound(NO_ENGAGEMENT);
  if (saved === 'closed') return refuse(task, 'terms', CLOSED);
  if (saved === 'changed') return conflict(task, 'terms');
  return back(
    task,
    {
      title: 'Due day and price saved',
      description: 'What changed stands in the client’s timeline.',
      tone: 'gain',
      action: undo(task, [
        ['part', 'terms'],
        ['dueOn', textIn(form, 'dueBefore')],
        ['price', textIn(form, 'priceBefore')],
        ['version', String(version + 1)],
      ]),
    },
    '#terms',
  );
}

function isNear(day: string): boolean {
  const today = southAfricanDay();
  return isIsoDate(day) && day >= monthsAfter(today, -REACH) && day <= monthsAfter(today, REACH);
}
