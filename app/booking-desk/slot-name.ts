import { clockText } from '#app/bookings/booking.ts';
import { instantOf } from '#app/bookings/working-time.ts';
import { isIsoDate, southAfricanDay } from '#app/time.ts';
import { isTime } from './hours.ts';

/** `2026-11-24 10:00`, as forms send a time. */
export function slotName(start: Date): string {
  return `${southAfricanDay(start)} ${clockText(start)}`;
}

/** Null for what is no time. */
export function readSlot(text: string): Date | null {
  const [day = '', time = ''] = text.split(' ');
  return isIsoDate(day) && isTime(time) ? new Date(instantOf(day, time)) : null;
}
