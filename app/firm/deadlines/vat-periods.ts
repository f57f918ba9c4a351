import { lastDayOfMonth } from '#app/firm/core/calendar-day.ts';
import type { Month, VatCategory } from '#app/firm/core/deadline-rule.ts';
import { dayText } from '#app/platform/core/time.ts';

export const VAT_PERIODS: Record<VatCategory, string> = {
  A: 'every two months, January, March, May …',
  B: 'every two months, February, April, June …',
  C: 'every month',
  D: 'every six months, February and August',
  E: 'once a year, with the financial year',
};

export function monthName(month: Month): string {
  return dayText(lastDayOfMonth(2001, month)).split(' ')[1] ?? '';
}
