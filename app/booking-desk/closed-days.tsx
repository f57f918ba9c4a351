import { diary as rules } from '#content/consultations.ts';
import { plusDays, yearOf } from '#app/firm/calendar-day.ts';
import { longDayText } from '#app/firm/day-text.ts';
import { publicHolidays } from '#app/firm/public-holidays.ts';
import { southAfricanDay } from '#app/time.ts';

/** The public holidays within what can be booked. */
export function ClosedDays({ today = southAfricanDay() }: { today?: string }) {
  const last = plusDays(today, rules.horizonDays);
  const holidays = [...new Set([yearOf(today), yearOf(last)])]
    .flatMap((year) => publicHolidays(year))
    .filter(({ date }) => date >= today && date <= last);
  if (holidays.length === 0) return null;
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays" className="mb-2 text-lg">
        Public holidays
      </h2>
      <ul>
        {holidays.map(({ date, name }) => (
          <li key={date}>
            {longDayText(date)}: {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
