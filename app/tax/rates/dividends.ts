import type { BasisPoints } from '../money.ts';
import { hansard } from '../years/sources.ts';
import { twoSources } from './evidence.ts';

/** Secondary tax on companies was the company's own; dividends tax is the shareholder's and only withheld. */
export type DividendsRate = { kind: 'secondary-tax' | 'dividends-tax'; rate: BasisPoints };

/** By the day of declaration, newest first. */
export const dividendsRates: readonly (DividendsRate & { from: string })[] = [
  { from: '2017-02-22', kind: 'dividends-tax', rate: 2000 },
  { from: '2012-04-01', kind: 'dividends-tax', rate: 1500 },
  { from: '2007-10-01', kind: 'secondary-tax', rate: 1000 },
];

/** In force before the first of those days; its start is not confirmed, but is before all tables. */
export const oldestDividendsRate: DividendsRate = { kind: 'secondary-tax', rate: 1250 };

/** For the rate of 22 February 2017, the only one of later years. */
export const latestDividendsEvidence = twoSources(
  'http://allafrica.com/stories/201702220670.html',
  'https://www.nortonrosefulbright.com/en-za/knowledge/publications/e5330a08/south-african-budget-2017---withholding-tax-on-dividend-income',
);

export const dividendsEvidence = twoSources(
  hansard('2007-02-21'),
  'http://sa-property.blogspot.com/2007/02/2007-2008-south-african-budget-summary.html',
  'https://www.globaltradealert.org/intervention/11145/fdi-treatment-and-operations-nes/south-africa-tax-reform-with-implications-for-foreigners',
  'http://www.property24.com/articles/capital-gains-tax-what-you-will-pay/14822',
  ...latestDividendsEvidence.sources,
);
