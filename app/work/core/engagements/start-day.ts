import { businessDaysAfter } from '#app/firm/core/business-days.ts';
import { plusDays, yearOf } from '#app/firm/core/calendar-day.ts';
import type { Month } from '#app/firm/core/deadline-rule.ts';
import type { EngagementType } from './define-engagement.ts';
import { dueOf } from './due.ts';
import { periodOf, type TaxpayerDates } from './periods.ts';

/** In days before the day it is due, for what is asked for while the period runs. */
const LEAD = 42;

/** The first day on which the client can have what is asked for; null: any day. */
export function firstStart(type: EngagementType, periodId: string, dates: TaxpayerDates): string | null {
  const days = periodOf(type, periodId, dates)?.days;
  if (!days) return null;
  if (!type.isAskedWithin) {
    const [over, issued] = [
      plusDays(days.last, 1),
      type.papersFrom && issuedFrom(days.last, type.papersFrom),
    ];
    return issued && issued > over ? issued : over;
  }
  const lead = plusDays(dueOf(type, periodId, dates)?.day ?? days.last, -LEAD);
  return lead > days.first ? lead : days.first;
}

function issuedFrom(lastDay: string, month: Month): string {
  return `${yearOf(lastDay)}-${String(month).padStart(2, '0')}-01`;
}

export function isTooEarly(
  {
    type,
    period,
    taxpayer,
  }: { type: EngagementType | null; period: string; taxpayer: { dates: TaxpayerDates } },
  today: string,
): boolean {
  const first = type && firstStart(type, period, taxpayer.dates);
  return first !== null && today < first;
}

/** A working day, as nothing begins on others. Never today: until tomorrow it can be taken back untold. */
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
