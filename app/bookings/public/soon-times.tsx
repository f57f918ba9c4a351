import { booking } from '#content/pages/booking.ts';
import { dayWord } from '#app/firm/core/day-text.ts';
import { Link } from '#app/platform/ui/link.tsx';
import { stepAddress, type Place } from './address.ts';
import type { SoonDay } from './soon.ts';
import { TimeLinks } from './time-links.tsx';
import { capitalised } from '#app/platform/core/text.ts';

type Props = { soon: readonly SoonDay[]; today: string; place: Place };

export function SoonTimes({ soon, today, place }: Props) {
  return (
    <section aria-labelledby="soon" className="soon">
      <h3 id="soon">{booking.soon.title}</h3>
      <ul>
        {soon.map(({ day, starts, count }) => (
          <li key={day}>
            <h4>{capitalised(dayWord(day, today))}</h4>
            <TimeLinks {...{ day, starts, place }} label={dayWord(day, today)} />
            {count > starts.length && (
              <Link to={stepAddress(place, { day })} rel="nofollow" data-focus="times" className="soon-all">
                {booking.soon.all(count)}
                <span className="sr-only">, {dayWord(day, today)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
