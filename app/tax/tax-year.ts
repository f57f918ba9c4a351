declare const brand: unique symbol;

/** Named by the calendar year in which it ends, as SARS does: 2027 is 1 March 2026 to 28 February 2027. */
export type TaxYear = number & { readonly [brand]: 'TaxYear' };

/** `2026/27` for 2027; also of years without tables. */
export function taxYearLabel(year: number): string {
  return `${startYearOf(year)}/${String(year % 100).padStart(2, '0')}`;
}

export function firstDayOf(taxYear: TaxYear): string {
  return `${startYearOf(taxYear)}-03-01`;
}

export function lastDayOf(taxYear: TaxYear): string {
  return new Date(Date.UTC(taxYear, 2, 0)).toISOString().slice(0, 10);
}

/** The year may have no tables. */
export function taxYearOn(date: string): number {
  const [year, month] = date.split('-').map(Number);
  if (!year || !month) throw new RangeError(`not an ISO date: ${date}`);
  return month >= 3 ? yearOfAssessment(year) : year;
}

/** 2027 for 2026: addresses, forms and the API name a tax year by the calendar year in which it starts. */
export function yearOfAssessment(startYear: number): number {
  return startYear + 1;
}

export function startYearOf(year: number): number {
  return year - 1;
}
