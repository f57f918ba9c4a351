import { firm } from '#content/firm.ts';
import { startName } from '#app/bookings/public/chosen.ts';
import { slotsOn } from '#app/bookings/core/slots.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';

const HOURS = firm.supportHours.days;

/** The first hour at least this many days ahead that is bookable in an empty diary, as forms name it. */
export function bookableStart(daysAhead = 7, now = new Date()): string {
  const diary = { now: now.getTime(), firm: HOURS, colleagues: [{ id: 'anybody', hours: HOURS, busy: [] }] };
  for (let day = plusDays(southAfricanDay(now), daysAhead); ; day = plusDays(day, 1)) {
    const [slot] = slotsOn(day, 60, diary);
    if (slot) return startName(slot.start);
  }
}
