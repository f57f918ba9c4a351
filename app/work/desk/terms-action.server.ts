import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { firstStart } from '#app/work/core/engagements/start-day.ts';
import { setTerms } from '#app/work/core/engagements/terms.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { countedDay } from '#app/work/core/engagements/own-due.ts';
import { asksTitle, readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { monthsAfter } from '#app/firm/core/calendar-day.ts';
import { done, missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { requireVersion } from '#app/platform/http/row-version.ts';
import { dayText, isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { conflict, type Task } from './task.server.ts';

/** In months from today: a day further away is a typing error. */
const REACH = 120;
const CLOSED = 'A proposal says it until the client answers, and what has ended stays as it was.';

export async function changeTerms(task: Task) {
  const { id, form, me } = task;
  const counted = await countedIn(me, id, textIn(form, 'countedFrom'));
  if (counted && 'error' in counted) return refused({ countedFrom: counted.error });
  const dueOn = counted?.day ?? textIn(form, 'dueOn');
  if (dueOn && !isNear(dueOn)) return refused({ dueOn: 'Give the day as a date within ten years.' });
  const startsOn = textIn(form, 'startsOn') || undefined;
  const early = startsOn && (await earlyText(me, id, startsOn));
  if (early) return refused({ startsOn: early });
  const { cents: price, error } = readPrice(textIn(form, 'price'));
  if (error) return refused({ price: error });
  const { ownTitle, error: untitled } = form.has('title') ? await titleIn(me, id, form) : {};
  if (untitled) return refused({ title: untitled });
  const version = requireVersion(form);
  const saved = await setTerms(me, id, { ownTitle, startsOn, dueOn: dueOn || null, price, version });
  if (saved === 'gone') return missing();
  if (saved === 'closed') return refused(CLOSED);
  if (saved === 'changed') return conflict(task);
  return done({
    title: 'Saved',
    description: 'The client sees the change in the timeline.',
    place: '#terms',
    step: await stepDoneBy(me),
  });
}

/** Of work that has a title, or whose kind asks for one. */
async function titleIn(
  me: FirmActor,
  id: string,
  form: FormData,
): Promise<Partial<ReturnType<typeof readTitle>>> {
  const { type = null, ownTitle = null } = (await findEngagement(me, id)) ?? {};
  const isAsked = asksTitle(type);
  return isAsked || ownTitle !== null ? readTitle(textIn(form, 'title'), isAsked) : {};
}

/** Null: nothing was entered. */
async function countedIn(
  me: FirmActor,
  id: string,
  from: string,
): Promise<{ day: string } | { error: string } | null> {
  if (!from) return null;
  if (!isNear(from)) return { error: 'Give the day as a date within ten years.' };
  const due = (await findEngagement(me, id))?.type?.due;
  return due?.from === 'event'
    ? { day: countedDay(due, from) }
    : { error: 'This kind of work does not count its due day: enter the day itself.' };
}

async function earlyText(me: FirmActor, id: string, day: string): Promise<string | undefined> {
  if (!isNear(day)) return 'Give the day as a date within ten years.';
  if (day <= southAfricanDay()) return 'Give a day to come, or start it now.';
  const { type, period, taxpayer } = (await findEngagement(me, id)) ?? {};
  const first = type && period && taxpayer && firstStart(type, period, taxpayer.dates);
  return first && day < first ? `Not before ${dayText(first)}: its papers cannot exist earlier.` : undefined;
}

function isNear(day: string): boolean {
  const today = southAfricanDay();
  return isIsoDate(day) && day >= monthsAfter(today, -REACH) && day <= monthsAfter(today, REACH);
}
