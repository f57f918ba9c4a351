import { firmIndividual } from '#app/tax/rates/firm.ts';
import { taxYearLabel } from '#app/tax/tax-year.ts';
import { newestTaxYear } from '#app/tax/tax-years.ts';
import { settled } from './calculate.ts';
import type { Calculator } from './calculator.ts';
import type { Option, Values } from './field.ts';
import { basisOf, taxYearOf, yearValue } from './fields.ts';

const FIRM = 'firm';
const NOW = yearValue(newestTaxYear);

/** Years of SARS's tables and the firm's estimate in one list, so that two choices cannot contradict each other. */
export function yearOptions(calculator: Calculator): readonly Option[] {
  const years = calculator.years('sars');
  if (!calculator.bases.includes('firm')) return years;
  const [estimate, ...disabled] = calculator.years('firm');
  return [
    ...years,
    { value: FIRM, label: `Firm estimate ${estimate?.label ?? firmIndividual.name.label}` },
    ...disabled.map(({ value, label }) => ({
      value: `${FIRM} ${value}`,
      label: `Firm estimate ${label}`,
      disabled: true,
    })),
  ];
}

export function chosenYear(calculator: Calculator, typed: Values): string {
  const values = settled(calculator, typed);
  return basisOf(values) === 'firm' ? FIRM : yearValue(taxYearOf(values));
}

export function withChosenYear(values: Values, choice: string): Values {
  return choice === FIRM
    ? { ...values, basis: 'firm', taxYear: NOW }
    : { ...values, basis: 'sars', taxYear: choice };
}

/** A form with a single list posts no basis. */
export function withBasis(values: Values): Values {
  return values.basis || !values.taxYear ? values : withChosenYear(values, values.taxYear);
}

export function yearHint(calculator: Calculator, typed: Values): string {
  const values = settled(calculator, typed);
  const year = taxYearOf(values);
  if (basisOf(values) === 'firm') return `SARS's tables of ${taxYearLabel(year)} are worked out beside it.`;
  return `1 March ${year - 1} to the end of February ${year}; SARS calls it ${year}.`;
}
