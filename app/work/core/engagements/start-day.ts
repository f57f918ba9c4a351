import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { plusDays } from '#app/firm/core/calendar-day.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueOf } from './due.ts';
import { periodOf, type TaxpayerDates } from './periods.ts';

/** In days before the day it is due, for what is asked for while the period runs. */
const LEAD = 42;

/** The first day on which the client can have what is asked for; null: any day. */
export function firstStart(type: EngagementType, periodId: string, dates: TaxpayerDates): string | null {
  const days = periodOf(type, periodId, dates)?.days;
  if (!days) return null;
  if (!type.isAskedWithin) return plusDays(days.last, 1);
  const lead = plusDays(dueOf(type, periodId, dates)?.day ?? days.last, -LEAD);
  return lead > days.first ? lead : days.first;
}

/** A working day, as nothing begins on others. Never today: until tomorrow it can be taken back and nobody has been told. */
export function plannedStart(
  type: EngagementType,
  periodId: string,
  dates: TaxpayerDates,
  today: string,
): string {
  const [first, tomorrow] = [firstStart(type, periodId, dates), plusDays(today, 1)];
  const earliest = first && first > tomorrow ? first : tomorrow;
  return businessDaysAfter(plusDays(earliest, -1), 1);
}
