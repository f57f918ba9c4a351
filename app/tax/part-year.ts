import { daysBetween, dayText } from './calendar.ts';
import { lastDayOfMonth } from './month.ts';
import { refusedInput, type RefusedInput } from './refusal.ts';
import { firstDayOf, lastDayOf, taxYearLabel, taxYearOn, type TaxYear } from './tax-year.ts';

/** SARS basis, ISO days: a year begun later (birth, arrival) or ended early (death). By default all months count, and others follow the main member. */
export type PartYear = {
  firstDay?: string;
  lastDay?: string;
  medicalMonths?: number;
  secondMonths?: number;
  otherMonths?: number;
};

export type Days = { count: number; of: number };

export type MedicalMonths = { main: number; second: number; others: number };

/** Nulls if the whole year counts. */
export type Parts = { days: Days | null; months: MedicalMonths | null; notes: readonly string[] };

export const WHOLE_YEAR: Parts = { days: null, months: null, notes: [] };

const MONTHS = 12;
const ENDS_FIRST = 'The last day is before the first.';
const TOO_MANY = 'That is more than twelve months for each further member.';

/** Days of another tax year count as the same days of this one; the result says so. */
export function partsOf(part: PartYear, members: number, taxYear: TaxYear): Parts | RefusedInput {
  const { first, last } = boundsOf(part, taxYear);
  if (last < first) return refusedInput('lastDay', ENDS_FIRST);
  const others = Math.max(0, members - 2);
  if ((part.otherMonths ?? 0) > MONTHS * others) return refusedInput('otherMonths', TOO_MANY);
  const days = { count: daysBetween(first, last), of: daysBetween(firstDayOf(taxYear), lastDayOf(taxYear)) };
  const each = monthOf(last) - monthOf(first) + 1;
  const main = part.medicalMonths ?? each;
  const months = {
    main,
    second: part.secondMonths ?? main,
    others: part.otherMonths ?? main * others,
  };
  const areAll =
    months.main === MONTHS &&
    (members < 2 || months.second === MONTHS) &&
    (others === 0 || months.others === MONTHS * others);
  return {
    days: days.count === days.of ? null : days,
    months: areAll ? null : months,
    notes: [part.firstDay, part.lastDay].flatMap((day) => (day ? otherYear(day, taxYear) : [])),
  };
}

/** The days of the tax year that count. */
export function boundsOf({ firstDay, lastDay }: PartYear, taxYear: TaxYear): { first: string; last: string } {
  return {
    first: firstDay ? sameDayIn(firstDay, taxYear) : firstDayOf(taxYear),
    last: lastDay ? sameDayIn(lastDay, taxYear) : lastDayOf(taxYear),
  };
}

function otherYear(day: string, taxYear: TaxYear): readonly string[] {
  const year = taxYearOn(day);
  return year === taxYear
    ? []
    : [
        `${dayText(day)} is in the tax year ${taxYearLabel(year)}: choose that year for the tax of that time.`,
      ];
}

function sameDayIn(day: string, taxYear: TaxYear): string {
  const [, month = '', date = ''] = day.split('-');
  const year = Number(month) >= 3 ? taxYear - 1 : taxYear;
  const same = `${year}-${month}-${date}`;
  const last = lastDayOfMonth(`${year}-${month}`);
  return same < last ? same : last;
}

function monthOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return year * MONTHS + month;
}
