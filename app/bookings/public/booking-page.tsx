import { booking } from '#content/pages/booking.ts';
import type { Consultation } from '#content/consultations.ts';
import { clockText, consultationOf } from '#app/bookings/core/booking.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { stepAddress, type Place } from './address.ts';
import diaryPageUrl from './diary-page.svg?url';
import type { Typed } from './details.ts';
import { DetailsForm } from './details-form.tsx';
import { KindList } from './kind-list.tsx';
import { Missed, Nobody } from './notices.tsx';
import type { Offer } from './offer.server.ts';
import type { Refusal } from './receive.server.ts';
import { Summary } from './summary.tsx';
import { TimeChoice } from './time-choice.tsx';

type About = { subject: string | null; kept: string };

export type KindStep = About & { step: 'kind'; isOpen: boolean };

export type LaterStep = About &
  Offer & {
    step: 'time' | 'details';
    kind: string;
    day: string | null;
    calculation: string | null;
    typed: Typed;
    submissionKey: string;
  };

type Refused = Omit<Refusal, 'retryAfterSeconds' | 'reason'>;
type Props = { shown: KindStep | LaterStep; refusal?: Refused };

export function BookingPage({ shown, refusal }: Props) {
  const consultation = 'kind' in shown ? consultationOf(shown.kind) : undefined;
  return (
    <div className="wrap booking">
      <p className="eyebrow">{booking.eyebrow}</p>
      <h1>{booking.heading}</h1>
      <booking-steps class="block">
        <p role="status" className="sr-only" />
        {consultation && 'kind' in shown ? (
          <Later {...{ shown, consultation, refusal }} />
        ) : (
          <Kinds shown={shown as KindStep} />
        )}
      </booking-steps>
    </div>
  );
}

function Kinds({ shown: { subject, kept, isOpen } }: { shown: KindStep }) {
  const { write } = booking;
  return (
    <>
      <p className="lede mt-4">{booking.lede}</p>
      <div className="booking-kinds">
        <div>
          {subject && (
            <p className="mb-6">
              <span className="text-ink-soft">{booking.about}</span>{' '}
              <b className="font-semibold">{subject}</b>
            </p>
          )}
          <h2 id="step" tabIndex={-1} className="font-serif-text text-xl">
            {booking.kinds}
          </h2>
          {isOpen ? <KindList kept={kept} /> : <Nobody />}
          <p className="mt-6 text-ink-soft">
            {write.text} <Link to={write.to}>{write.label}</Link>.
          </p>
        </div>
        <Drawing
          src={diaryPageUrl}
          id="diary-page"
          width={440}
          height={380}
          className="-mt-40 max-lg:hidden"
        />
      </div>
    </>
  );
}

type LaterProps = { shown: LaterStep; consultation: Consultation; refusal?: Refused };

function Later({ shown, consultation, refusal }: LaterProps) {
  const { step, day, kept, subject } = shown;
  const place: Place = { path: '/book', kept };
  const isForm = step === 'details' || refusal !== undefined;
  const start = refusal ? refusal.start : shown.start;
  const isChosen = isForm && !refusal?.nearest;
  return (
    <div className="booking-step">
      <Sheet margin lifted>
        <h2 id="step" tabIndex={-1} className="font-serif-text text-xl">
          {isForm ? booking.details.title : booking.titles.time}
        </h2>
        {isForm ? (
          <Details {...{ shown, consultation, refusal, place }} />
        ) : (
          <>
            {shown.missed && <Missed hint={booking.missed.yours} />}
            <TimeChoice offer={shown} day={day} place={place} />
          </>
        )}
      </Sheet>
      <Summary
        {...{ consultation, subject }}
        start={isChosen ? start : null}
        kindsAddress={kindsAddress(kept)}
        timesAddress={stepAddress(place, day ? { day } : {})}
      />
    </div>
  );
}

function Details({ shown, consultation, refusal, place }: LaterProps & { place: Place }) {
  const { day, start, calculation, typed, submissionKey } = shown;
  const at = start === null ? {} : { at: clockText(new Date(start)) };
  return (
    <DetailsForm
      {...{ consultation, calculation, typed, submissionKey, start }}
      {...refusal}
      action={stepAddress(place, { ...(day && { day }), ...at })}
      monthAddress={stepAddress(place, day ? { day } : {})}
    />
  );
}

function kindsAddress(kept: string): string {
  const query = new URLSearchParams(kept);
  query.delete('kind');
  return stepAddress({ path: '/book', kept: query.toString() });
}
