import { wayLabels } from '#content/consultations.ts';
import { booking as texts } from '#content/pages/booking.ts';
import { firm } from '#app/platform/content/firm.ts';
import { isOff } from '#app/bookings/core/states.ts';
import { timesText } from '#app/bookings/core/booking.ts';
import { directionsUrl } from '#app/firm/core/directions.ts';
import { phoneText } from '#app/platform/core/phone-text.ts';
import { ButtonLink } from '#app/platform/ui/button.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Icon } from '#app/platform/ui/icon.tsx';
import { Sheet } from '#app/platform/ui/sheet.tsx';
import { CancelForm, MoveForm } from './change-forms.tsx';
import type { Change, OwnBooking } from './own-booking.server.ts';
import { OwnTime } from './own-time.tsx';

const { own, done, yours } = texts;

/** `isYours`: the visitor was about to book the same time in another tab. */
type Props = { path: string; booking: OwnBooking; isNew: boolean; isYours?: boolean; change: Change };

export function headingOf({ booking, isNew, isYours, change }: Omit<Props, 'path'>): string {
  if (isOff(booking)) return own.cancelled;
  if (change) return change.kind === 'move' ? own.moving : own.cancelling;
  if (isYours && booking.canChange) return yours.title;
  return isNew && booking.canChange ? done.title : own.title;
}

export function OwnBookingPage({ path, booking, isNew, isYours = false, change }: Props) {
  const { canChange, sequence: seen } = booking;
  const isCancelled = isOff(booking);
  const isDone = isNew && canChange && !change;
  return (
    <div className="wrap booking">
      <p className="eyebrow">{texts.eyebrow}</p>
      <div data-heading="">
        <h1 className="text-2xl">{headingOf({ booking, isNew, isYours, change })}</h1>
        {isDone && <p className="lede mt-4">{done.lede}</p>}
        {isYours && canChange && !change && <p className="lede mt-4">{yours.description}</p>}
        {isCancelled && <p className="lede mt-4">{own.cancelledText}</p>}
      </div>
      <booking-steps class="block">
        <p role="status" className="sr-only" />
        <div className="booking-own">
          {change && (
            <Sheet margin lifted>
              {change.kind === 'cancel' ? (
                <CancelForm {...{ path, seen }} />
              ) : (
                <MoveForm {...{ path, seen, change }} />
              )}
            </Sheet>
          )}
          <Sheet margin lifted={!change}>
            <h2 id={change ? undefined : 'step'} tabIndex={-1} className="mb-3 font-serif-text text-xl">
              {booking.title}
            </h2>
            <BookingFacts booking={booking} />
            {isDone && <Next booking={booking} />}
            {!change && <Actions {...{ path, booking }} />}
          </Sheet>
        </div>
      </booking-steps>
    </div>
  );
}

function BookingFacts({ booking }: { booking: OwnBooking }) {
  const { startsAt, endsAt, colleague, bring, about, question, price } = booking;
  return (
    <Facts
      facts={{
        When: (
          <>
            <time dateTime={startsAt.toISOString()}>{timesText({ startsAt, endsAt })}</time>
            <OwnTime start={startsAt} end={endsAt} />
          </>
        ),
        Where: !isOff(booking) && <Place booking={booking} />,
        With: colleague,
        About: about,
        [own.question]: question && <span className="whitespace-pre-line">{question}</span>,
        Price: !isOff(booking) && price,
        [own.bring]: !isOff(booking) && bring.length > 0 && (
          <ul className="list-disc pl-5">
            {bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        ),
      }}
    />
  );
}

function Place({ booking: { way, phone, videoLink } }: { booking: OwnBooking }) {
  if (way === 'phone') return <>By phone: we call you at {phoneText(phone)}</>;
  if (way === 'video') {
    return (
      <>
        {wayLabels.video}:{' '}
        <a href={videoLink} rel="noopener noreferrer">
          {videoLink}
        </a>
      </>
    );
  }
  const { street, suburb, city, postalCode } = firm.address;
  return (
    <>
      {wayLabels.office}: {street}, {suburb}, {city}, {postalCode}
      <a href={directionsUrl()} target="_blank" rel="noopener noreferrer" className="more block">
        Get Directions <Icon name="arrow" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </>
  );
}

const REMINDERS: Record<OwnBooking['reminders'], string | null> = {
  'day-and-hour': done.reminder,
  hour: done.reminderOfHour,
  none: null,
};

function Next({ booking: { way, reminders } }: { booking: OwnBooking }) {
  const steps = [done.steps[way], REMINDERS[reminders], done.link].filter((step) => step !== null);
  return (
    <>
      <h3 className="mt-7">{done.next}</h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:text-bloom">
        {steps.map((step) => (
          <li key={step} className="pl-2">
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

function Actions({ path, booking }: { path: string; booking: OwnBooking }) {
  const { canChange, engagementId } = booking;
  const toWork = engagementId && (
    <ButtonLink to={`/work/${engagementId}`} look="quiet">
      {own.work}
    </ButtonLink>
  );
  if (isOff(booking)) {
    return (
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to={engagementId ? `/book?work=${engagementId}` : '/book'}>{own.again}</ButtonLink>
        {toWork}
      </p>
    );
  }
  return (
    <>
      {!canChange && <p className="mt-6">{own.began}</p>}
      <p className="mt-7 flex flex-wrap gap-3">
        <a href={`${path}/calendar.ics`} className="btn btn-quiet" download>
          <Icon name="calendar" /> {own.calendar}
        </a>
        {canChange && (
          <>
            <ButtonLink to={`${path}?do=move`} look="quiet" data-focus="step">
              {own.move}
            </ButtonLink>
            <ButtonLink to={`${path}?do=cancel`} look="quiet" data-focus="step">
              {own.cancel}
            </ButtonLink>
          </>
        )}
        {toWork}
      </p>
    </>
  );
}
