import { dayText } from '#app/platform/core/time.ts';
import { lastBusinessDay } from './business-days.ts';
import { dayOf, lastDayOfMonth } from './calendar-day.ts';
import { latePayment } from './late.ts';
import {
  MONTHS,
  twoSources,
  ZEELIE,
  type Month,
  type Occurrence,
  type Rule,
  type VatCategory,
} from './deadline-rule.ts';

/** Value-Added Tax Act 89 of 1991, section 27(1); category E ends with the vendor's year. */
const PERIODS: Record<Exclude<VatCategory, 'E'>, readonly Month[]> = {
  A: [1, 3, 5, 7, 9, 11],
  B: [2, 4, 6, 8, 10, 12],
  C: MONTHS,
  D: [2, 8],
};

export function vatRules(category: VatCategory, yearEnd: Month): Rule[] {
  const periods = category === 'E' ? [yearEnd] : PERIODS[category];
  return [
    {
      id: 'vat201',
      what: 'VAT return and payment (VAT201)',
      alsoCalled: ['vat due date', 'when is vat due', 'vat return'],
      to: 'SARS',
      rule: 'By the last business day of the month after the tax period, when return and payment both go through eFiling. Otherwise by the 25th.',
      law: 'Value-Added Tax Act 89 of 1991, sections 27(1) and 28(1)',
      evidence: twoSources(
        'http://acts.co.za/value-added-tax-act-1991/28__returns_and_payments_of_tax.php',
        ZEELIE,
      ),
      late: latePayment('vat.latePenalty', '2026-04-01'),
      occurrences: (year) => periods.map((month) => vatReturn(category, year, month)),
    },
  ];
}

/** For an unknown category the days of A and B are listed together. */
function vatReturn(category: VatCategory, year: number, month: Month): Occurrence {
  const whose = category === 'A' || category === 'B' ? `, category ${category}` : '';
  const byHand = lastBusinessDay(dayOf(year, month + 1, 25));
  return {
    day: lastDayOfMonth(year, month + 1),
    covers: `the period to ${dayText(lastDayOfMonth(year, month))}${whose}`,
    periodEnd: lastDayOfMonth(year, month),
    note: `Not on eFiling: ${dayText(byHand)}.`,
  };
}
