import { lastDayOfMonth, plusDays, sameDayIn, yearOf } from '#app/firm/core/calendar-day.ts';
import type { Month, RuleId, VatCategory } from '#app/firm/core/deadline-rule.ts';
import { monthText } from '#app/firm/core/day-text.ts';
import { FEBRUARY } from '#app/firm/core/income-tax-dates.ts';
import type { Cycle, YearKind } from './define-engagement.ts';

/** `yearEnd` is February for people, trusts and estates; `registered` is the CIPC's day of registration. */
export type TaxpayerDates = {
  yearEnd: Month;
  registered: string | null;
  vatCategory: VatCategory | null;
};

export type Period = {
  /** `2026`, `2027-1`, `2026-10` (by the last month) or `once`: stored with engagements. */
  id: string;
  label: string;
  /** First and last day; both the anniversary if that decides; null if it is done once. */
  days: { first: string; last: string } | null;
};

const ONCE: Period = { id: 'once', label: 'once-off', days: null };

const IDS: Record<Cycle['period'], RegExp> = {
  year: /^\d{4}$/,
  'half-year': /^\d{4}-[12]$/,
  'two-months': /^\d{4}-(0[1-9]|1[0-2])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  once: /^once$/,
};

const LABELS: Record<YearKind, (year: number) => string> = {
  tax: (year) => `${year} tax year`,
  financial: (year) => `${year} financial year`,
  registration: (year) => `${year}`,
};

/** Due for the second half of a year, and about the whole of it: SARS's annual reconciliation of an employer. */
const OF_WHOLE_YEAR: RuleId = 'emp501-annual';

/** Null if it is not a period of the cycle, or if the taxpayer's dates do not decide it. */
export function periodOf(cycle: Cycle, id: string, taxpayer: TaxpayerDates): Period | null {
  const isOtherMonth = cycle.period === 'two-months' && !endsInMonth(taxpayer.vatCategory, partOf(id));
  return isOtherMonth ? null : namedPeriod(cycle, id, taxpayer);
}

/** As `periodOf`; also two months of a VAT category that the taxpayer has left. */
export function namedPeriod(cycle: Cycle, id: string, taxpayer: TaxpayerDates): Period | null {
  if (!IDS[cycle.period].test(id)) return null;
  const [year, part] = [yearOf(id), partOf(id)];
  switch (cycle.period) {
    case 'once':
      return ONCE;
    case 'month':
      return { id, label: monthText(year, part), days: monthsTo(year, part, 1) };
    case 'two-months':
      return { id, label: twoMonthsText(year, part), days: monthsTo(year, part, 2) };
    case 'half-year': {
      if (part === 2 && cycle.deadline?.[1] === OF_WHOLE_YEAR)
        return { id, label: LABELS[cycle.year](year), days: yearDays(cycle.year, year, taxpayer) };
      const lastMonth = lastMonthOf(cycle.year, taxpayer) - (part === 1 ? 6 : 0);
      const label = `${part === 1 ? 'first' : 'second'} half of the ${LABELS[cycle.year](year)}`;
      return { id, label, days: monthsTo(year, lastMonth, 6) };
    }
    case 'year': {
      const days = yearDays(cycle.year, year, taxpayer);
      return days && { id, label: LABELS[cycle.year](year), days };
    }
  }
}

/** Those whose last day is between `from` and `until`, in order; `once` always. */
export function periodsOf(
  cycle: Cycle,
  taxpayer: TaxpayerDates,
  { from, until }: { from: string; until: string },
): Period[] {
  if (cycle.period === 'once') return [ONCE];
  const periods: Period[] = [];
  // The first half of a year ends in the calendar year before.
  for (let year = yearOf(from); year <= yearOf(until) + 1; year++)
    for (const id of idsIn(cycle, year)) {
      const period = periodOf(cycle, id, taxpayer);
      if (period?.days && period.days.last >= from && period.days.last <= until) periods.push(period);
    }
  return periods;
}

export function nextPeriod({ period }: Cycle, id: string): string | null {
  const [year = 0, part = 0] = id.split('-').map(Number);
  switch (period) {
    case 'once':
      return null;
    case 'year':
      return String(year + 1);
    case 'half-year':
      return part === 1 ? `${year}-2` : `${year + 1}-1`;
    case 'two-months':
      return lastDayOfMonth(year, part + 2).slice(0, 7);
    case 'month':
      return lastDayOfMonth(year, part + 1).slice(0, 7);
  }
}

function idsIn({ period }: Cycle, year: number): string[] {
  if (period === 'year') return [`${year}`];
  if (period === 'half-year') return [`${year}-1`, `${year}-2`];
  return Array.from({ length: 12 }, (_, month) => lastDayOfMonth(year, month + 1).slice(0, 7));
}

function yearDays(kind: YearKind, year: number, taxpayer: TaxpayerDates): Period['days'] {
  if (kind !== 'registration') return monthsTo(year, lastMonthOf(kind, taxpayer), 12);
  const { registered } = taxpayer;
  if (!registered || year <= yearOf(registered)) return null;
  const anniversary = sameDayIn(year, registered);
  return { first: anniversary, last: anniversary };
}

/** The month may be in the year before: 0 is December. */
function monthsTo(year: number, month: number, count: number) {
  return { first: plusDays(lastDayOfMonth(year, month - count), 1), last: lastDayOfMonth(year, month) };
}

function lastMonthOf(kind: 'tax' | 'financial', { yearEnd }: TaxpayerDates): Month {
  return kind === 'tax' ? FEBRUARY : yearEnd;
}

function endsInMonth(category: VatCategory | null, month: number): boolean {
  return category === (month % 2 === 1 ? 'A' : 'B');
}

/** The month or half of a period; 0 for a year. */
function partOf(id: string): number {
  return Number(id.split('-')[1] ?? 0);
}

function twoMonthsText(year: number, month: number): string {
  const [before, last] = [monthText(year, month - 1), monthText(year, month)];
  return `${month === 1 ? before : before.replace(` ${year}`, '')} and ${last}`;
}
