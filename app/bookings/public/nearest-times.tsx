import { booking } from '#content/pages/booking.ts';
import { startText } from '#app/bookings/core/booking.ts';
import { FieldError } from '#app/platform/ui/field.tsx';
import { Link } from '#app/platform/ui/link.tsx';
import { startName } from './chosen.ts';
import { OwnTime } from './own-time.tsx';

type Props = { times: readonly number[]; error?: string; monthAddress: string };

export function NearestTimes({ times, error, monthAddress }: Props) {
  const month = (
    <Link to={monthAddress} rel="nofollow" data-focus="times">
      {booking.missed.month}
    </Link>
  );
  if (times.length === 0) {
    return (
      <p className="mb-6">
        {booking.missed.none} {month}
      </p>
    );
  }
  return (
    <fieldset className="mb-7" aria-describedby={error && 'booking-start-error'}>
      <legend className="label">{booking.missed.choose}</legend>
      <div className="nearest">
        {times.map((start) => (
          <label key={start}>
            <input type="radio" name="start" value={startName(start)} required />
            {startText(new Date(start))}
            <OwnTime start={new Date(start)} />
          </label>
        ))}
      </div>
      <p className="mt-2">{month}</p>
      <FieldError id="booking-start-error" message={error} />
    </fieldset>
  );
}
