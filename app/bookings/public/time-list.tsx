import { booking } from '#content/pages/booking.ts';
import { clockText } from '#app/bookings/core/booking.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress, type Place } from './address.ts';
import { OwnTime } from './own-time.tsx';

type Props = { day: string | null; times: readonly number[]; place: Place };

export function TimeList({ day, times, place }: Props) {
  const { month } = booking;
  return (
    <section aria-labelledby="times" className="times">
      <h3 id="times" tabIndex={-1}>
        {month.times}
      </h3>
      {!day && <p className="hint mt-2">{month.noDay}</p>}
      {day && <p className="text-ink-soft">{longDayText(day)}</p>}
      {day && times.length === 0 && <p className="mt-2">{month.noTimes}</p>}
      {day && times.length > 0 && (
        <ul className="time-list">
          {times.map((start) => (
            <li key={start}>
              <Link
                to={stepAddress(place, { day, at: clockText(new Date(start)) })}
                rel="nofollow"
                data-focus="step"
              >
                {clockText(new Date(start))}
                <OwnTime start={new Date(start)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
