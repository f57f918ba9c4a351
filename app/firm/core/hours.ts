import { firm, type OpenDays } from '#app/platform/content/firm.ts';
import { isOpenIn, supportAt, type SupportState } from './open-times.ts';

/** By the firm's present hours. `closed`: as `2026-12-16/2027-01-04`. */
export function supportState(
  now: Date = new Date(),
  days: OpenDays = firm.supportHours.days,
  closed = '',
): SupportState {
  return supportAt(now, days, closed);
}

export function isOpenOn(day: string, days: OpenDays = firm.supportHours.days): boolean {
  return isOpenIn(days, day);
}
