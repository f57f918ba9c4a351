import { Link } from '@remix-run/react';
import { wayLabels } from '#content/consultations.ts';
import { titleOf } from '#app/bookings/core/booking.ts';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import type { BookingLine } from './line.ts';
import { dayName, hoursOf } from './times.ts';

export function NextBookingLine({ next, isOwn }: { next: BookingLine; isOwn: boolean }) {
  return (
    <section aria-labelledby="next" className="booking-next">
      <h2 id="next" className="text-base">
        {isOwn ? 'Your next' : 'Next'}
      </h2>
      <p>
        <time dateTime={next.startsAt.toISOString()} className="font-semibold">
          {dayName(next.startsAt)}, {hoursOf(next)}
        </time>
        : <Link to={`/admin/bookings/${next.id}`}>{next.name}</Link>
      </p>
      <p className="text-ink-soft">
        {titleOf(next)}, {wayLabels[next.way].toLowerCase()}
        {next.way === 'phone' && (
          <>
            : <PhoneLink phone={next.phone} />
          </>
        )}
      </p>
    </section>
  );
}
