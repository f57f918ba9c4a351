import { randomUUID } from 'node:crypto';
import { firm } from '#content/firm.ts';
import { readStart } from '#app/bookings/public/chosen.ts';
import { readDetails } from '#app/bookings/public/details.server.ts';
import type { DetailErrors } from '#app/bookings/public/details.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { bookForCaller } from '#app/bookings/core/requests.server.ts';
import { bookableDays } from '#app/bookings/core/slots.ts';
import {
  done,
  postedForms,
  refused,
  shown,
  stale,
  type Posted,
} from '#app/platform/forms/posted-forms.server.ts';
import type { FormAnswer } from '#app/platform/forms/posted-forms.ts';
import { requirePhone } from '#app/platform/forms/phone.server.ts';
import { isIsoDate, southAfricanDay } from '#app/platform/core/time.ts';
import { findHosts, type Host } from './hosts.server.ts';
import { freeTimesOn } from './free-times.server.ts';
import { choiceIn, consultationIn, type Choice } from './new-booking.ts';

export type NewBooking = {
  colleagues: Host[];
  choice: Choice;
  /** Free starts of the colleague on the chosen day. */
  starts: Date[];
  submissionKey: string;
};

type Intent = 'look' | 'book';
type Starts = Pick<NewBooking, 'starts'>;

export type NewAnswer = FormAnswer<Intent, Starts>;

/** The choice with which the form begins: the signed-in colleague, if bookable. */
export async function beginNew(query: URLSearchParams, me: string, now = new Date()): Promise<NewBooking> {
  const colleagues = (await findHosts()).filter(({ hasDiary }) => hasDiary);
  const wanted = choiceIn(query);
  const first = bookableDays({ now: now.getTime(), firm: firm.supportHours.days })?.first;
  const choice = {
    ...wanted,
    colleague:
      (
        [wanted.colleague, me].map((id) => colleagues.find((one) => one.id === id)).find(Boolean) ??
        colleagues[0]
      )?.id ?? '',
    day: isIsoDate(wanted.day) ? wanted.day : (first ?? southAfricanDay(now)),
  };
  return { colleagues, choice, starts: await startsFor(choice), submissionKey: randomUUID() };
}

/** What is posted: a look at another day's free times, or the booking. */
export const bookNew = postedForms<Posted & { me: string }, Intent, Starts>({
  commands: {
    look: async ({ form }) => shown({ starts: await startsFor(choiceIn(form)) }),
    book,
  },
  path: () => '/admin/bookings/new',
});

async function book({ form, me }: Posted & { me: string }) {
  const choice = choiceIn(form);
  const refuse = async (what: string | DetailErrors) => refused(what, { starts: await startsFor(choice) });
  const start = readStart(choice.at ? `${choice.day} ${choice.at}` : choice.slot);
  if (start === null) return refuse('Choose a free time, or give another one.');
  const { details, errors } = readDetails(form);
  if (!details) return refuse(errors);
  const consultation = consultationIn(choice);
  if (!consultation.ways.includes(details.way))
    return refuse({ way: 'This consultation is not held that way. Choose another.' });
  const colleague = (await findHosts()).find(({ id, hasDiary }) => hasDiary && id === choice.colleague);
  if (!colleague) return refuse('Choose who holds it.');
  const { countryCode, phone, question, ...rest } = details;
  const request = {
    ...rest,
    consultation,
    start,
    phone: requirePhone(phone, countryCode),
    question: question || null,
  };
  const booked = await bookForCaller(request, { colleagueId: colleague.id, actorId: me });
  if (booked.kind === 'over') return refuse('That time has passed.');
  if (!('id' in booked)) {
    const starts = await startsFor(choice);
    return stale(`${colleague.name} has something else at that time.`, { starts });
  }
  return done<never>({
    title: `Booked for ${startText(new Date(start))}`,
    description: 'The client and the colleague get a mail.',
    to: `/admin/bookings/${booked.id}`,
    undo: { intent: 'cancel' },
  });
}

async function startsFor(choice: Choice): Promise<Date[]> {
  if (!isIsoDate(choice.day)) return [];
  return freeTimesOn(choice.colleague, choice.day, consultationIn(choice).minutes);
}
