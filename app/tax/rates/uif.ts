import { rand, type BasisPoints, type Cents } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import type { Evidence } from './evidence.ts';

/** Months of a tax year in which contributions were due on at most so much pay a month. */
export type UifPeriod = { months: number; ceiling: Cents };

/** Of pay, by the employee; the employer adds as much. */
export const uifRate: BasisPoints = 100;

const UNTIL_SEPTEMBER_2012 = rand(12_478);
const UNTIL_MAY_2021 = rand(14_872);
const SINCE_JUNE_2021 = rand(17_712);

/** The ceilings of each tax year; null where they were not confirmed. */
export const uifPeriods: Record<TaxYear, readonly UifPeriod[] | null> = {
  2000: null,
  2001: null,
  2002: null,
  2003: null,
  2004: null,
  2005: null,
  2006: null,
  2007: null,
  2008: null,
  2009: wholeYear(UNTIL_SEPTEMBER_2012),
  2010: wholeYear(UNTIL_SEPTEMBER_2012),
  2011: wholeYear(UNTIL_SEPTEMBER_2012),
  2012: [
    { months: 7, ceiling: UNTIL_SEPTEMBER_2012 },
    { months: 5, ceiling: UNTIL_MAY_2021 },
  ],
  2013: wholeYear(UNTIL_MAY_2021),
  2014: wholeYear(UNTIL_MAY_2021),
  2015: wholeYear(UNTIL_MAY_2021),
  2016: wholeYear(UNTIL_MAY_2021),
  2017: wholeYear(UNTIL_MAY_2021),
  2018: wholeYear(UNTIL_MAY_2021),
  2019: wholeYear(UNTIL_MAY_2021),
  2020: wholeYear(UNTIL_MAY_2021),
  2021: [
    { months: 3, ceiling: UNTIL_MAY_2021 },
    { months: 9, ceiling: SINCE_JUNE_2021 },
  ],
  2022: wholeYear(SINCE_JUNE_2021),
  2023: wholeYear(SINCE_JUNE_2021),
  2024: wholeYear(SINCE_JUNE_2021),
  2025: wholeYear(SINCE_JUNE_2021),
  2026: wholeYear(SINCE_JUNE_2021),
};

export const uifEvidence: Evidence = {
  confidence: 'two-sources',
  sources: [
    'https://www.globalbusiness.co.za/2012/09/28/increase-uif-scale-benefit-maximum-contributions/ (Government Notice 783 of 26 September 2012; ceiling before it unchanged since 2008)',
    'https://stevemorriscasa.blogspot.com/2012/10/uif-earnings-ceiling-increase.html',
    'https://bowmanslaw.com/insights/employment/south-africa-increase-to-the-unemployment-insurance-fund-contribution-ceiling/ (from 1 June 2021)',
    'https://github.com/Tumi4/mia-skills (quoting SARS, 2026)',
  ],
};

function wholeYear(ceiling: Cents): readonly UifPeriod[] {
  return [{ months: 12, ceiling }];
}
