import { timesText } from '#app/bookings/core/booking.ts';
import { bookPath } from '#app/firm/contact/book-path.ts';
import { Button, ButtonLink } from '#app/platform/ui/button.tsx';
import type { MemberBooking } from './member-bookings.server.ts';

type Props = { next: readonly MemberBooking[]; past: readonly MemberBooking[] };

export function MemberBookings({ next, past }: Props) {
  return (
    <>
      {next.length === 0 && (
        <p className="border-t border-rule-strong py-6">Nothing is booked at the moment.</p>
      )}
      {next.length > 0 && (
        <ul className="border-t border-rule-strong">
          {next.map((booking) => (
            <li key={booking.id} className="border-b border-rule py-4">
              <Line booking={booking} />
              <form method="post" className="mt-3 flex flex-wrap gap-3">
                <input type="hidden" name="id" value={booking.id} />
                <Act booking={booking} act="see" label="See it" />
                {booking.canChange && (
                  <>
                    <Act booking={booking} act="move" label="Move it" />
                    <Act booking={booking} act="cancel" label="Cancel it" />
                  </>
                )}
              </form>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={bookPath()} look={next.length > 0 ? 'quiet' : 'primary'} className="mt-6">
        Book a Consultation
      </ButtonLink>
      {past.length > 0 && <Past past={past} />}
    </>
  );
}

function Act({ booking, act, label }: { booking: MemberBooking; act: string; label: string }) {
  return (
    <Button type="submit" name="do" value={act} look="quiet" small>
      {label}
      <span className="sr-only">: {timesText(booking)}</span>
    </Button>
  );
}

function Past({ past }: Pick<Props, 'past'>) {
  return (
    <section aria-labelledby="past" className="mt-12">
      <h2 id="past" className="text-lg">
        Earlier
      </h2>
      <ul className="mt-3 border-t border-rule-strong">
        {past.map((booking) => (
          <li key={booking.id} className="border-b border-rule py-4">
            <Line booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ booking }: { booking: MemberBooking }) {
  const { title, way, state, isNext } = booking;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h3>{title}</h3>
      <p className="font-semibold">{isNext || state !== 'Booked' ? state : 'Over'}</p>
      <p className="hint w-full">
        {timesText(booking)}. {way}.
      </p>
    </div>
  );
}
