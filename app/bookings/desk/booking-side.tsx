import { Link } from '@remix-run/react';
import { useMay } from '#app/accounts/access/use-may.ts';
import { aboutText, timesText, titleOf, type Booking } from '#app/bookings/core/booking.ts';
import { EmailLink } from '#app/platform/ui/email-link.tsx';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { When } from '#app/platform/ui/when.tsx';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { PhoneLink } from '#app/platform/ui/phone-link.tsx';
import type { BookingDetails } from './booking-details.server.ts';
import { StateMark } from './state-mark.tsx';
import { placeLabel } from './place-text.ts';

export function BookingFacts({ booking }: { booking: Booking }) {
  const { email, phone, colleague, cancelledBy, createdAt } = booking;
  return (
    <Facts
      facts={{
        When: timesText(booking),
        How: placeLabel(booking),
        'Held by': colleague?.name ?? <span className="font-semibold text-loss">nobody: hand it over</span>,
        About: aboutText(booking) && <About booking={booking} />,
        'E-mail': <EmailLink email={email} />,
        Phone: phone && <PhoneLink phone={phone} />,
        'Cancelled by': cancelledBy && (cancelledBy === 'client' ? 'the client' : 'us'),
        Booked: <When at={createdAt} />,
      }}
    />
  );
}

function About({ booking }: { booking: Booking }) {
  const mayWork = useMay('work');
  const { engagementId, taxpayerId } = booking;
  const text = aboutText(booking);
  const to = engagementId ? `/admin/work/${engagementId}` : taxpayerId && `/admin/taxpayers/${taxpayerId}`;
  return text && to && mayWork ? <Link to={to}>{text}</Link> : text;
}

export function PersonCard({ booking, details }: { booking: Booking; details: BookingDetails }) {
  const maySeeUsers = useMay('users');
  const { member, bookings, bookingCount, enquiries, enquiryCount } = details;
  const q = encodeURIComponent(booking.email);
  return (
    <section aria-labelledby="person">
      <h2 id="person" className="text-lg">
        {booking.name}
      </h2>
      <p className="mt-1">
        <Mark tone={member ? 'gain' : 'plain'}>{member ? 'Member' : 'Not a member'}</Mark>{' '}
        {member && maySeeUsers && <Link to={`/admin/users/${member.id}`}>{member.name}</Link>}
      </p>
      {bookings.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Other bookings</h3>
          <ul className="mt-1 grid gap-1">
            {bookings.map((one) => (
              <li key={one.id}>
                <Link to={`/admin/bookings/${one.id}`}>{titleOf(one)}</Link>{' '}
                <span className="hint">
                  {dayText(southAfricanDay(one.startsAt))} <StateMark state={one.state} />
                </span>
              </li>
            ))}
          </ul>
          {bookingCount > bookings.length && (
            <p className="mt-1">
              <Link to={`/admin/bookings?q=${q}`}>All {bookingCount + 1}</Link>
            </p>
          )}
        </>
      )}
      {enquiries.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Messages</h3>
          <ul className="mt-1 grid gap-1">
            {enquiries.map(({ id, subject, at }) => (
              <li key={id}>
                <Link to={`/admin/messages/${id}`}>{subject || 'Without a subject'}</Link>{' '}
                <span className="hint">{dayText(southAfricanDay(at))}</span>
              </li>
            ))}
          </ul>
          {enquiryCount > enquiries.length && (
            <p className="mt-1">
              <Link to={`/admin/messages?state=all&q=${q}`}>All {enquiryCount}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

export function BookingHistory({ id }: { id: string }) {
  if (!useMay('audit')) return null;
  return (
    <p>
      <Link to={`/admin/audit?entity=booking&id=${id}`}>All that was done with it</Link>
    </p>
  );
}
