import { randomUUID } from 'node:crypto';
import { workTalk, type Consultation } from '#content/consultations.ts';
import { consultationsNow } from '#app/firm/core/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { readStart } from '#app/bookings/public/chosen.ts';
import { readDetails } from '#app/bookings/public/details.server.ts';
import type { DetailErrors } from '#app/bookings/public/details.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { bookForCaller } from '#app/bookings/core/requests.server.ts';
import { bookableDays } from '#app/bookings/core/slots.ts';
import { whenMailed } from '#app/platform/mail/when-mailed.server.ts';
import { textIn } from '#app/platform/http/form-text.ts';
import { tidySearch } from '#app/platform/http/query.ts';
import {
  choiceIn as chosenIn,
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
import { askIfAway, whyNoneFree, type AwayQuestion } from './away.server.ts';
import { findHosts, isBookable, type Host } from './hosts.server.ts';
import { freeTimesOn } from './free-times.server.ts';
import {
  choiceIn,
  consultationIn,
  type Caller,
  type Choice,
  type ClientBook,
  type FoundClient,
} from './new-booking.ts';

/** Of the chosen day. `none`: why there are none. */
type Times = { starts: Date[]; none: string | null };

export type NewBooking = {
  colleagues: Host[];
  kinds: Consultation[];
  choice: Choice;
  times: Times;
  submissionKey: string;
  hasClients: boolean;
};

type Intent = 'look' | 'choose' | 'untie' | 'book';

/** `found`: clients of the book who fit what was typed. `caller`: who was chosen; `was`: who is chosen no more. */
type Shown = Pick<NewBooking, 'times'> & {
  found: FoundClient[] | null;
  caller: Caller | null;
  was?: Caller | null;
} & Partial<Pick<AwayQuestion, 'anyway'>>;

export type NewAnswer = FormAnswer<Intent, Shown>;

/** The choice with which the form begins: the signed-in colleague, if bookable. */
export async function beginNew(
  query: URLSearchParams,
  { me, hasClients }: { me: string; hasClients: boolean },
  now = new Date(),
): Promise<NewBooking> {
  const colleagues = (await findHosts()).filter(isBookable);
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
  return {
    colleagues,
    kinds: kindsNow(),
    choice,
    times: await timesFor(choice, colleagues, now),
    submissionKey: randomUUID(),
    hasClients,
  };
}

function kindsNow(): Consultation[] {
  return [...consultationsNow(), workTalk];
}

type Context = Posted & { me: string; clients: ClientBook | null };

export const bookNew = postedForms<Context, Intent, Shown>({
  commands: {
    look: async (context) => shown(await shownTo(context, await callerIn(context))),
    choose: async (context) => shown(await shownTo(context, await callerIn(context, chosenIn(context.form)))),
    untie: async (context) => shown({ ...(await shownTo(context, null)), was: await callerIn(context) }),
    book,
  },
  path: () => '/admin/bookings/new',
});

async function shownTo({ form, clients }: Context, caller: Caller | null): Promise<Shown> {
  const typed = tidySearch(textIn(form, 'client'));
  const found = clients && typed && !caller ? await clients.find(typed) : null;
  return { times: await timesFor(choiceIn(form), await findHosts()), found, caller };
}

async function callerIn({ form, clients }: Context, id = textIn(form, 'taxpayer')): Promise<Caller | null> {
  return clients && id ? clients.callerOf(id) : null;
}

async function book(context: Context) {
  const { form, me } = context;
  const choice = choiceIn(form);
  const caller = await callerIn(context);
  const refuse = async (what: string | DetailErrors) => refused(what, await shownTo(context, caller));
  const start = readStart(choice.at ? `${choice.day} ${choice.at}` : choice.slot);
  if (start === null) return refuse('Choose a free time, or give another one.');
  const { details, errors } = readDetails(form, 'any name');
  if (!details) return refuse(errors);
  const consultation = consultationIn(choice, kindsNow());
  if (!consultation.ways.includes(details.way))
    return refuse({ way: 'This consultation is not held that way. Choose another.' });
  const colleague = (await findHosts()).find((one) => isBookable(one) && one.id === choice.colleague);
  if (!colleague) return refuse('Choose who holds it.');
  const question = await askIfAway(form, { colleague, start, minutes: consultation.minutes, button: 'Book' });
  if (question)
    return refused(question.error, { ...(await shownTo(context, caller)), anyway: question.anyway });
  const { countryCode, phone, question: about, ...rest } = details;
  const request = {
    ...rest,
    consultation,
    start,
    phone: phone ? requirePhone(phone, countryCode) : '',
    question: about || null,
    taxpayerId: caller?.id,
  };
  const booked = await bookForCaller(request, { colleagueId: colleague.id, actorId: me });
  if (booked.kind === 'over') return refuse('That time has passed.');
  if (!('id' in booked)) {
    return stale(`${colleague.name} has something else at that time.`, await shownTo(context, caller));
  }
  return done<never>({
    title: `Booked for ${startText(new Date(start))}`,
    description: whenMailed('The client and the colleague get', ('wait' in booked && booked.wait) || 0),
    to: `/admin/bookings/${booked.id}`,
    undo: { intent: 'unbook', sequence: '0', back: 'yes' },
  });
}

async function timesFor(choice: Choice, hosts: readonly Host[], now = new Date()): Promise<Times> {
  const { colleague: id, day } = choice;
  if (!isIsoDate(day)) return { starts: [], none: null };
  const starts = await freeTimesOn(id, day, consultationIn(choice, kindsNow()).minutes, now);
  const host = hosts.find((one) => one.id === id);
  return { starts, none: host && starts.length === 0 ? await whyNoneFree(host, day, now) : null };
}
