import { plusDays, weekdayOf, WEEKDAYS } from '#app/firm/core/calendar-day.ts';
import { instantOf, type WeekHours } from '#app/bookings/core/working-time.ts';
import { firm } from '#app/platform/content/firm.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

export function mondayOf(day: string): string {
  return plusDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
}

/** The Monday of this week or, once its working hours are over, of the coming one. */
export function weekToOpen(now = new Date(), hours: WeekHours = firm.supportHours.days): string {
  const monday = mondayOf(southAfricanDay(now));
  const isWorkLeft = WEEKDAYS.some((_weekday, at) => {
    const closes = hours[at + 1]?.closes;
    return closes !== undefined && instantOf(plusDays(monday, at), closes) > now.getTime();
  });
  return isWorkLeft ? monday : plusDays(monday, 7);
}
