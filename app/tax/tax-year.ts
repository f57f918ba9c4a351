/** Every tax year with tables, oldest first: the calendar year in which it starts, so 2023 is 1 March 2023 to 29 February 2024. */
export const taxYears = [
  2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017,
  2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
] as const;

/** The calendar year in which a tax year starts. SARS's "year of assessment" is the one in which it ends. */
export type TaxYear = (typeof taxYears)[number];

/** The newest tax year that has tables. */
export const newestTaxYear = 2026 satisfies TaxYear;

export function isTaxYear(year: number): year is TaxYear {
  return (taxYears as readonly number[]).includes(year);
}

/** `2023/24` for 2023. */
export function taxYearLabel(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

/** 2024 for 2023: the year of assessment is named after the February in which it ends. */
export function yearOfAssessment(year: number): number {
  return year + 1;
}

/** The start year of the tax year an ISO date (South African calendar) falls in; there may be no table for it. */
export function taxYearOn(date: string): number {
  const [year, month] = date.split('-').map(Number);
  if (!year || !month) throw new RangeError(`not an ISO date: ${date}`);
  return month >= 3 ? year : year - 1;
}
