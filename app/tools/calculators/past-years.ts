import type { Cents } from '#app/tax/money.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { southAfricanDay } from '#app/platform/core/time.ts';
import type { Calculator } from './calculator.ts';
import { withChosenYear } from './chosen-year.ts';
import type { Exact, Values } from './field.ts';
import { yearValue } from './fields.ts';
import { readEntry } from './read-entry.ts';

/** `cents`: the tax of the year; null if its tables do not give it. */
export type PastYear = { label: string; cents: Cents | null };

export function pastYears(calculator: Calculator, values: Values, exact: Exact): readonly PastYear[] {
  const today = southAfricanDay();
  return taxYears.map((year) => {
    const then = withChosenYear(values, yearValue(year));
    const { entry, errors } = readEntry(calculator.fields(then), then, exact);
    const tax = Object.keys(errors).length > 0 ? null : calculator.assess(entry, 'sars', year, today);
    return { label: taxYearLabel(year), cents: tax === null || isRefusal(tax) ? null : tax.tax.cents };
  });
}

export function sinceFirstKnown(years: readonly PastYear[]): readonly PastYear[] {
  return years.slice(years.findIndex(({ cents }) => cents !== null));
}
