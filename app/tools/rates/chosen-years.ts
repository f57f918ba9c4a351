import { isTaxYear, newestTaxYear, taxYears } from '#app/tax/tax-years.ts';
import { yearOfAssessment, type TaxYear } from '#app/tax/tax-year.ts';

export type ChosenYears = {
  year: TaxYear;
  from: TaxYear | null;
  isUnknown: boolean;
};

/** Without parameters: the newest year, and the one before. */
export function chosenYears(parameters: URLSearchParams): ChosenYears {
  const requestedYear = parameters.get('year');
  const requestedFrom = parameters.get('from');
  const year = findTaxYear(requestedYear) ?? newestTaxYear;
  const from = findTaxYear(requestedFrom);
  const isUnknown =
    (requestedYear && findTaxYear(requestedYear) === null) || (requestedFrom && from === null);
  return { year, from: from ?? yearBefore(year), isUnknown: Boolean(isUnknown) };
}

function findTaxYear(text: string | null): TaxYear | null {
  if (!text || !/^\d{4}$/.test(text)) return null;
  const year = yearOfAssessment(Number(text));
  return isTaxYear(year) ? year : null;
}

function yearBefore(year: TaxYear): TaxYear | null {
  return taxYears[taxYears.indexOf(year) - 1] ?? null;
}
