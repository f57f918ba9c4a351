import type { FirmActor } from '#app/accounts/core/actor.ts';
import { findEngagement } from '#app/work/core/engagements/find.server.ts';
import { firstStart } from '#app/work/core/engagements/start-day.ts';
import { setTerms, type Terms } from '#app/work/core/engagements/terms.server.ts';
import { stepDoneBy } from '#app/work/core/engagements/steps.server.ts';
import { countedDay } from '#app/work/core/engagements/own-due.ts';
import { asksTitle, readTitle } from '#app/work/core/engagements/own-title.ts';
import { readPrice } from '#app/work/core/engagements/price.ts';
import { done, missing, refused } from '#app/platform/forms/posted-forms.server.ts';
import { saveShared } from '#app/platform/forms/shared-form.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import type { Task } from './task.server.ts';
import { TERMS_FORM } from './terms.ts';
import { isNearDay, REACH, TOO_FAR } from '#app/work/core/near-day.ts';

const CLOSED = 'A proposal says it until the client answers, and what has ended stays as it was.';

export async function changeTerms({ id, form, me }: Task) {
  const counted = await countedIn(me, id, textIn(form, 'countedFrom'));
  if (counted && 'error' in counted) return refused({ countedFrom: counted.error });
  if (counted) form.set('dueOn', counted.day);
  return saveShared(form, TERMS_FORM, {
    find: () => findEngagement(me, id),
    ifRemoved: missing(),
    undo: { intent: 'terms' },
    async save({ form: sent, version, stays }) {
      const { errors, ...terms } = await readTerms(me, id, sent);
      if (errors) return refused(errors);
      const saved = await setTerms(me, id, { ...terms, version });
      if (saved === 'closed') return refused(CLOSED);
      if (saved !== 'saved') return saved;
      return done({
        title: 'Saved',
        description: `${stays} The client sees the change in the timeline.`.trim(),
        place: '#terms',
        step: await stepDoneBy(me),
      });
    },
  });
}

type Read = Omit<Terms, 'version'> & { errors?: Record<string, string> };

async function readTerms(me: FirmActor, id: string, form: FormData): Promise<Read> {
  const errors: Record<string, string> = {};
  const dueOn = textIn(form, 'dueOn') || null;
  if (dueOn && !isNearDay(dueOn, REACH)) errors.dueOn = TOO_FAR;
  const startsOn = textIn(form, 'startsOn') || undefined;
  const early = startsOn && (await earlyText(me, id, startsOn));
  if (early) errors.startsOn = early;
  const { cents: price, error } = readPrice(textIn(form, 'price'));
  if (error) errors.price = error;
  const { ownTitle, error: untitled } = form.has('title') ? await titleIn(me, id, form) : {};
  if (untitled) errors.title = untitled;
  const terms = { ownTitle, startsOn, dueOn, price };
  return Object.keys(errors).length > 0 ? { ...terms, errors } : terms;
}

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
  if (!isNearDay(from, REACH)) return { error: TOO_FAR };
  const due = (await findEngagement(me, id))?.type?.due;
  return due?.from === 'event'
    ? { day: countedDay(due, from) }
    : { error: 'This kind of work does not count its due day: enter the day itself.' };
}

async function earlyText(me: FirmActor, id: string, day: string): Promise<string | undefined> {
  if (!isNearDay(day, REACH)) return TOO_FAR;
  if (day <= southAfricanDay()) return 'Give a day to come, or start it now.';
  const { type, period, taxpayer } = (await findEngagement(me, id)) ?? {};
  const first = type && period && taxpayer && firstStart(type, period, taxpayer.dates);
  return first && day < first ? `Not before ${dayText(first)}: its papers cannot exist earlier.` : undefined;
}
