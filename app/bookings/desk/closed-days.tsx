import { longDayText } from '#app/firm/core/day-text.ts';
import type { PublicHoliday } from '#app/firm/core/public-holidays.ts';

export function ClosedDays({ holidays }: { holidays: readonly PublicHoliday[] }) {
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
