import { randomUUID } from 'node:crypto';
import { data } from '@remix-run/node';
import { firm } from '#content/firm.ts';
import { readStart } from '#app/bookings/public/chosen.ts';
import { readDetails } from '#app/bookings/public/details.server.ts';
import { typedIn, type DetailErrors, type Typed } from '#app/bookings/public/details.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { bookForCaller } from '#app/bookings/core/requests.server.ts';
import { bookableDays } from '#app/bookings/core/slots.ts';
import { requirePhone } from '#app/platform/forms/phone.server.ts';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
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

export type NewAnswer = {
  choice: Choice;
  typed: Typed;
  errors: DetailErrors;
  /** What is wrong with the chosen time. */
  error?: string;
  starts: Date[];
};

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
export async function bookNew(form: FormData, me: string) {
  const choice = choiceIn(form);
  const typed = typedIn(form);
  const refuse = async (errors: DetailErrors, error?: string, status = 400) =>
    data<NewAnswer>({ choice, typed, errors, error, starts: await startsFor(choice) }, { status });
  if (form.get('intent') === 'look') return refuse({}, undefined, 200);
  const start = readStart(choice.at ? `${choice.day} ${choice.at}` : choice.slot);
  if (start === null) return refuse({}, 'Choose a free time, or give another one.');
  const { details, errors } = readDetails(form);
  if (!details) return refuse(errors, errors.submissionKey);
  const consultation = consultationIn(choice);
  if (!consultation.ways.includes(details.way))
    return refuse({ way: 'This consultation is not held that way. Choose another.' });
  const colleague = (await findHosts()).find(({ id, hasDiary }) => hasDiary && id === choice.colleague);
  if (!colleague) return refuse({}, 'Choose who holds it.');
  const { countryCode, phone, question, ...rest } = details;
  const request = {
    ...rest,
    consultation,
    start,
    phone: requirePhone(phone, countryCode),
    question: question || null,
  };
  const booked = await bookForCaller(request, { colleagueId: colleague.id, actorId: me });
  if (booked.kind === 'over') return refuse({}, 'That time has passed.');
  if (!('id' in booked)) return refuse({}, `${colleague.name} has something else at that time.`, 409);
  const path = `/admin/bookings/${booked.id}`;
  return redirectWithToast(path, {
    title: `Booked for ${startText(new Date(start))}`,
    description: 'The client and the colleague get a mail.',
    tone: 'gain',
    action: { label: 'Undo', path, fields: [['intent', 'cancel']] },
  });
}

async function startsFor(choice: Choice): Promise<Date[]> {
  if (!isIsoDate(choice.day)) return [];
  return freeTimesOn(choice.colleague, choice.day, consultationIn(choice).minutes);
}
