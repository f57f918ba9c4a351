import { booking } from '#content/pages/booking.ts';
import { longDayText } from '#app/firm/core/day-text.ts';
import type { Place } from './address.ts';
import { TimeLinks } from './time-links.tsx';

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
      {day && times.length > 0 && <TimeLinks {...{ day, place }} starts={times} />}
    </section>
  );
}
