import { bookingRules } from '#app/firm/core/booking-rules.ts';
import { plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import { publicHolidays, type PublicHoliday } from '#app/firm/core/public-holidays.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

export function holidaysAhead(today = southAfricanDay()): PublicHoliday[] {
  const last = plusDays(today, bookingRules().horizonDays);
  return [...new Set([yearOf(today), yearOf(last)])]
    .flatMap((year) => publicHolidays(year))
    .filter(({ date }) => date >= today && date <= last);
}
