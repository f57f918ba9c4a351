import type { BasisPoints } from '../money.ts';
import { twoSources } from './evidence.ts';

/** Simple interest a year on tax that is paid late (SARS's Table 1), newest first. */
export const lateInterestRates: readonly { from: string; rate: BasisPoints }[] = [
  { from: '2026-03-01', rate: 1025 },
  { from: '2025-11-01', rate: 1050 },
  { from: '2025-09-01', rate: 1075 },
  { from: '2025-05-01', rate: 1100 },
  { from: '2025-03-01', rate: 1125 },
  { from: '2025-01-01', rate: 1150 },
  { from: '2023-09-01', rate: 1175 },
  { from: '2023-07-01', rate: 1125 },
  { from: '2023-05-01', rate: 1075 },
  { from: '2023-03-01', rate: 1050 },
  { from: '2023-01-01', rate: 975 },
  { from: '2022-11-01', rate: 900 },
  { from: '2022-09-01', rate: 825 },
  { from: '2022-07-01', rate: 775 },
  { from: '2022-05-01', rate: 750 },
  { from: '2022-03-01', rate: 725 },
  { from: '2020-11-01', rate: 700 },
  { from: '2020-09-01', rate: 725 },
  { from: '2020-07-01', rate: 775 },
  { from: '2020-05-01', rate: 975 },
  { from: '2019-11-01', rate: 1000 },
  { from: '2019-03-01', rate: 1025 },
  { from: '2018-07-01', rate: 1000 },
  { from: '2017-11-01', rate: 1025 },
  { from: '2016-07-01', rate: 1050 },
  { from: '2016-05-01', rate: 1025 },
  { from: '2016-03-01', rate: 975 },
  { from: '2015-11-01', rate: 950 },
  { from: '2014-11-01', rate: 925 },
];

/** From this day on the last rate found is used; later changes are not known. */
export const latestInterestRate = lateInterestRates[0]!;

export const interestEvidence = twoSources(
  'https://www.scribd.com/document/652418595/LAPD-Pub-IRT-2012-01-Interest-Rate-Table-1 (SARS, May 2022: rows to 1 May 2022)',
  'https://ftomasek.com/interest.html (as at 1 March 2024: rows to 1 September 2023)',
  'https://regfollower.com/?p=64408 (22 November 2024: 11.75, 11.50)',
  'https://wpqa.orbitax.com/taxhub/news/country/article/South-African-Reduces-Interest-57742 (10 January 2025: 11.50, 11.25)',
  'https://www.accountingweekly.com/sars-updates/sars-updated-interest-rates-effective-1-september-2025 (11.00, 10.75)',
  'https://news.bloombergtax.com/daily-tax-report-international/south-africa-tax-agency-posts-updated-interest-rate-tables-4 (16 September 2025: 10.50)',
  'https://www.accountingweekly.com/sars-updates/updated-sars-interest-rates-now-in-effect (January 2026: 10.25)',
);
