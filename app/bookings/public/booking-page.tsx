import { booking } from '#content/pages/booking.ts';
import type { Consultation } from '#content/consultations.ts';
import { consultationOf } from '#app/firm/core/consultations.ts';
import { timesText } from '#app/bookings/core/booking.ts';
import { MINUTE, clockText } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { Drawing } from '#app/platform/ui/drawing.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { stepAddress, type Place } from './address.ts';
import diaryPageUrl from './diary-page.svg?url';
import type { Typed } from './details.ts';
import { DetailsForm } from './details-form.tsx';
import type { Faces } from './faces.ts';
import { FaceList } from './faces.tsx';
import { KindList } from './kind-list.tsx';
import { Missed, Nobody } from './notices.tsx';
import type { Offer } from './offer.server.ts';
import type { Refusal } from './receive.server.ts';
import { Summary, Whom } from './summary.tsx';
import { TimeChoice } from './time-choice.tsx';

type About = {
  subject: string | null;
  kept: string;
  person: string | null;
};

/** `faces` null: they could not be read. */
export type KindStep = About & { step: 'kind'; isOpen: boolean; faces: (Faces & { today: string }) | null };

export type LaterStep = About &
  Offer & {
    step: 'time' | 'details';
    faces: Faces | null;
    isAboutWork: boolean;
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

function Kinds({ shown: { subject, kept, isOpen, faces, person } }: { shown: KindStep }) {
  const { write } = booking;
  const hasFaces = faces !== null && faces.people.length > 0;
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
          {hasFaces && (
            <>
              <h2 id="step" tabIndex={-1} className="font-serif-text text-xl">
                {booking.faces.title}
              </h2>
              <FaceList {...{ faces, kept }} today={faces.today} kind={faces.kind} chosen={person} />
            </>
          )}
          <h2 id={hasFaces ? 'kinds' : 'step'} tabIndex={-1} className="font-serif-text text-xl">
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
  const { step, day, kept, subject, faces, today, person, isAboutWork } = shown;
  const place: Place = { path: '/book', kept };
  const isForm = step === 'details' || refusal !== undefined;
  const start = refusal ? refusal.start : shown.start;
  const isChosen = isForm && !refusal?.nearest;
  return (
    <div className="booking-step">
      {isChosen && start !== null && (
        <p className="booking-chosen" aria-hidden="true">
          {timesText(timesOf(start, consultation))}
          {shown.colleague && `, with ${shown.colleague}`}
        </p>
      )}
      <Sheet margin lifted>
        <h2 id="step" tabIndex={-1} className="font-serif-text text-xl">
          {isForm ? booking.details.title : booking.titles.time}
        </h2>
        {isForm ? (
          <Details {...{ shown, consultation, refusal, place }} />
        ) : (
          <>
            {shown.missed && <Missed hint={booking.missed.yours} />}
            {faces && !isAboutWork && (
              <FaceList {...{ faces, today, kept }} kind={consultation.id} chosen={person} isSmall />
            )}
            {isAboutWork && (
              <p className="mt-3 flex flex-wrap items-center gap-2">
                <span className="text-ink-soft">With</span> <Whom name={shown.colleague} />
              </p>
            )}
            <TimeChoice offer={shown} day={day} place={place} />
          </>
        )}
      </Sheet>
      <Summary
        {...{ consultation, subject }}
        colleague={shown.colleague}
        start={isChosen ? start : null}
        kindsAddress={isAboutWork ? null : kindsAddress(kept)}
        timesAddress={stepAddress(place, day ? { day } : {})}
      />
    </div>
  );
}

function Details({ shown, consultation, refusal, place }: LaterProps & { place: Place }) {
  const { day, start, calculation, typed, submissionKey, isAboutWork } = shown;
  const at = start === null ? {} : { at: clockText(new Date(start)) };
  return (
    <DetailsForm
      {...{ consultation, calculation, typed, submissionKey, start, isAboutWork }}
      {...refusal}
      action={stepAddress(place, { ...(day && { day }), ...at })}
      monthAddress={stepAddress(place, day ? { day } : {})}
    />
  );
}

function timesOf(start: number, { minutes }: Consultation) {
  return { startsAt: new Date(start), endsAt: new Date(start + minutes * MINUTE) };
}

function kindsAddress(kept: string): string {
  const query = new URLSearchParams(kept);
  query.delete('kind');
  return stepAddress({ path: '/book', kept: query.toString() });
}
