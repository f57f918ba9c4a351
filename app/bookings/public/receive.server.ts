import type { Consultation } from '#content/consultations.ts';
import { firm } from '#app/platform/content/firm.ts';
import { booking } from '#content/pages/booking.ts';
import { nearestSlots } from '#app/bookings/core/diary.server.ts';
import { bookConsultation } from '#app/bookings/core/requests.server.ts';
import { instantOf } from '#app/bookings/core/working-time.ts';
import { requirePhone } from '#app/platform/forms/phone.server.ts';
import { TRAP } from '#app/platform/forms/hidden-fields.ts';
import { reasonOf } from '#app/platform/http/failure.ts';
import { formWait } from '#app/platform/http/form-limit.server.ts';
import { keyedHash, networkOf } from '#app/platform/http/rate-limit.server.ts';
import { waitText } from '#app/platform/core/time.ts';
import type { About } from './about.server.ts';
import { readChosen, readStart } from './chosen.ts';
import { ATTACH, SUBMISSION_KEY, typedIn, type DetailErrors, type Typed } from './details.ts';
import { NO_WAY, readDetails, type Details } from './details.server.ts';
import { openLink } from './link.server.ts';
import { calculationIn } from './subject.server.ts';

/** Why nothing was booked, with what was typed. `nearest`: free times to choose from, in milliseconds since 1970. */
export type Refusal = {
  status: 400 | 409 | 429 | 503;
  message?: string;
  errors: DetailErrors;
  typed: Typed;
  submissionKey: string;
  start: number | null;
  nearest?: number[];
  retryAfterSeconds?: number;
  reason?: string;
};

/** `isNew`: booked by this form, and not in another tab. */
type Booked = { status: 303; path: string; isNew: boolean };

type Sender = { clientAddress: string; member: { id: string; email: string } | null };
type Talk = { about: About & { consultation: Consultation }; query: URLSearchParams };

/** Never throws: a failure is in the refusal. */
export async function receiveBooking(
  form: FormData,
  { about, query }: Talk,
  { clientAddress, member }: Sender,
  now = new Date(),
): Promise<Booked | Refusal> {
  const { consultation, wanted, work } = about;
  // The form does not decide where the mail about work goes.
  if (work) form.set('email', work.client.email);
  const start = readStart(form.get('start'));
  const refuse = (refusal: Pick<Refusal, 'status'> & Partial<Refusal>): Refusal => ({
    errors: {},
    typed: typedIn(form),
    submissionKey: String(form.get(SUBMISSION_KEY) ?? ''),
    start,
    ...refusal,
  });
  if (form.get(TRAP)) return refuse({ status: 400, message: booking.refused.robot });
  const { details, errors } = readDetails(form);
  const isOffered = details && consultation.ways.includes(details.way);
  const wrong = { ...errors, ...(isOffered === false && { way: NO_WAY }) };
  try {
    if (start === null) {
      const nearest = await nearestTo(query, { consultation, wanted }, now);
      return refuse({ status: 400, errors: { start: booking.missed.choose, ...wrong }, nearest });
    }
    if (!details || !isOffered) return refuse({ status: 400, errors: wrong });
    const wait = await formWait('booking', { clientAddress, email: details.email }, now);
    if (wait > 0) return refuse({ status: 429, message: waitMessage(wait), retryAfterSeconds: wait });
    const calculation = form.get(ATTACH) ? await calculationIn(query) : null;
    const result = await bookConsultation(
      {
        ...valuesOf(details),
        consultation,
        start,
        wanted,
        topic: work?.title ?? about.subject,
        engagementId: work?.engagementId,
        taxpayerId: work?.taxpayerId,
        calculation: calculation && { kind: calculation.kind, inputs: calculation.inputs },
        memberId: work
          ? work.client.userId
          : member?.email === details.email.toLowerCase()
            ? member.id
            : null,
        networkHash: keyedHash(networkOf(clientAddress)),
      },
      now,
    );
    if (result.kind === 'booked') return { status: 303, path: `/book/${result.secret}`, isNew: true };
    if (result.kind === 'repeated') return { status: 303, path: await openLink(result.id), isNew: true };
    if (result.kind === 'own' && result.isProved)
      return { status: 303, path: await openLink(result.id), isNew: false };
    if (result.kind === 'own') return refuse({ status: 409, message: booking.refused.yours });
    if (result.kind === 'too-many') return refuse({ status: 409, message: booking.refused.tooMany });
    return refuse({ status: 409, nearest: result.nearest.map(({ start }) => start) });
  } catch (error) {
    return refuse({ status: 503, message: booking.refused.failed, reason: reasonOf(error) });
  }
}

function valuesOf({ countryCode, phone, ...details }: Details) {
  return { ...details, phone: phone ? requirePhone(phone, countryCode) : '' };
}

async function nearestTo(
  query: URLSearchParams,
  talk: Pick<About, 'wanted'> & { consultation: Consultation },
  now: Date,
): Promise<number[]> {
  const { day, at } = readChosen(query);
  if (!day || !at) return [];
  return (await nearestSlots({ ...talk, start: instantOf(day, at) }, now)).map(({ start }) => start);
}

function waitMessage(seconds: number): string {
  return `Many bookings came in a short time. Please send this one again in ${waitText(seconds)}, or call ${firm.phone}. What you typed is still here.`;
}
