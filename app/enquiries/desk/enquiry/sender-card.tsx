import { Link } from '@remix-run/react';
import { startText, titleOf } from '#app/bookings/core/booking.ts';
import { BOOKING_STATE, CLOSED } from '#app/bookings/core/states.ts';
import { Facts } from '#app/platform/ui/facts.tsx';
import { Mark } from '#app/platform/ui/mark.tsx';
import { dayText, southAfricanDay } from '#app/platform/core/time.ts';
import { enquiryPath, readFilter } from '../inbox/filter.ts';
import { StateMark } from '../inbox/enquiry-table.tsx';
import type { Enquiry } from './enquiry.ts';

export function SenderCard({ enquiry, maySeeUsers }: { enquiry: Enquiry; maySeeUsers: boolean }) {
  const { member, knownSince, others, otherCount, bookings } = enquiry.sender;
  return (
    <section aria-labelledby="sender" className="sender-card">
      <h2 id="sender" className="text-lg">
        {enquiry.name}
      </h2>
      <p className="mt-1">
        <Mark tone={member ? 'gain' : 'plain'}>{member ? 'Member' : 'Not a member'}</Mark>
      </p>
      <Facts
        facts={{
          Account:
            member &&
            (maySeeUsers ? <Link to={`/admin/users/${member.id}`}>{member.name}</Link> : member.name),
          'Member since': member && dayText(southAfricanDay(member.since)),
          Calculations: member && String(member.calculations),
          'First wrote': dayText(southAfricanDay(knownSince)),
        }}
      />
      {others.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Other messages</h3>
          <ul className="mt-1 grid gap-1">
            {others.map(({ id, subject, state, at }) => (
              <li key={id}>
                <Link to={enquiryPath(id, ALL)}>{subject || 'Without a subject'}</Link>{' '}
                <span className="hint">
                  <StateMark state={state} /> {dayText(southAfricanDay(at))}
                </span>
              </li>
            ))}
          </ul>
          {otherCount > others.length && (
            <p className="mt-1">
              <Link to={`/admin/messages?state=all&q=${encodeURIComponent(enquiry.email)}`}>
                All {otherCount + 1}
              </Link>
            </p>
          )}
        </>
      )}
      {bookings.length > 0 && (
        <>
          <h3 className="mt-4 text-base">Bookings</h3>
          <ul className="mt-1 grid gap-1">
            {bookings.map(({ id, kind, asBooked, state, at }) => (
              <li key={id}>
                <Link to={`/admin/bookings/${id}`}>{titleOf({ kind, asBooked })}</Link>{' '}
                <span className="hint">
                  {startText(at)}
                  {CLOSED.includes(state) && `, ${BOOKING_STATE[state].desk.label.toLowerCase()}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const ALL = { ...readFilter(new URLSearchParams()), state: 'all' } as const;
