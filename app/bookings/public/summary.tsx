import type { ReactNode } from 'react';
import type { Consultation } from '#content/consultations.ts';
import { booking } from '#content/pages/booking.ts';
import { timesText } from '#app/bookings/core/booking.ts';
import { findPerson } from '#app/firm/people/people.ts';
import { Portrait } from '#app/firm/people/portrait.tsx';
import { formatShortRand } from '#app/tax/money.ts';
import { MINUTE } from '#app/platform/core/time.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { OwnTime } from './own-time.tsx';

type Props = {
  consultation: Consultation;
  kindsAddress: string | null;
  timesAddress: string | null;
  subject: string | null;
  /** Null: the first colleague who is free. */
  colleague: string | null;
  start: number | null;
};

export function Summary({ consultation, kindsAddress, timesAddress, subject, colleague, start }: Props) {
  const { name, minutes } = consultation;
  return (
    <dl className="booking-summary">
      <Line label="What">
        <b className="font-semibold">{name}</b>
        <span className="block">{lengthAndPrice(consultation)}</span>
        {kindsAddress && (
          <Link to={kindsAddress} rel="nofollow" data-focus="step">
            {booking.another}
          </Link>
        )}
      </Line>
      <Line label="With">
        <Whom name={colleague} />
      </Line>
      {subject && <Line label={booking.about}>{subject}</Line>}
      {start !== null && timesAddress && (
        <Line label="When">
          <When start={start} minutes={minutes} />
          <Link to={timesAddress} rel="nofollow" data-focus="times">
            {booking.details.another}
          </Link>
        </Line>
      )}
    </dl>
  );
}

export function Whom({ name }: { name: string | null }) {
  const person = name === null ? null : findPerson(name);
  if (!person) return name ?? booking.faces.anybody;
  return (
    <span className="booking-whom">
      <Portrait name={person.name} file={person.portrait} />
      {person.name}
    </span>
  );
}

export function lengthAndPrice({ minutes, price }: Consultation): string {
  return `${minutes} minutes, ${price === null ? booking.free.toLowerCase() : formatShortRand(price)}`;
}

function When({ start, minutes }: { start: number; minutes: number }) {
  const [startsAt, endsAt] = [new Date(start), new Date(start + minutes * MINUTE)];
  return (
    <span className="block">
      <time dateTime={startsAt.toISOString()}>{timesText({ startsAt, endsAt })}</time>
      <OwnTime start={startsAt} end={endsAt} />
    </span>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
