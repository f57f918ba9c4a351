import { dayText } from '#app/tax/calendar.ts';
import { lastDayOf, startYearOf, type TaxYear } from '#app/tax/tax-year.ts';
import { choiceField, type Values } from './field.ts';
import { taxYearOf } from './fields.ts';

const MONTHS = 12;
const APRIL = 3;

/** Only the month: the tax year alone decides which of SARS's tables applies. */
export function yearEndField(values: Values) {
  const taxYear = taxYearOf(values);
  const options = yearEndsOf(taxYear).map((date) => ({ value: date, label: dayText(date) }));
  const initial = values.yearEnd ? yearEndIn(taxYear, values.yearEnd) : lastDayOf(taxYear);
  return { ...choiceField('yearEnd', "Last day of the company's year", options), initial };
}

export function yearEndIn(taxYear: TaxYear, yearEnd: string): string {
  return yearEndsOf(taxYear).find((date) => monthOf(date) === monthOf(yearEnd)) ?? lastDayOf(taxYear);
}

/** A company's year belongs to the tax year in which it ends, if that is from 1 April to 31 March. */
function yearEndsOf(taxYear: TaxYear): readonly string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(startYearOf(taxYear), APRIL + index + 1, 0)).toISOString().slice(0, 10),
  );
}

function monthOf(date: string): string {
  return date.slice(5, 7);
}
