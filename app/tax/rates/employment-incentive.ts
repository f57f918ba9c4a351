import { rand, type BasisPoints, type Cents } from '../money.ts';
import { lastDayOf, type TaxYear } from '../tax-year.ts';
import { oneSource, twoSources, type Evidence } from './evidence.ts';

/** For pay in a month: a share of it below `shareBelow`, `most` below `mostBelow`, then falling to zero at `endsAt`. */
export type IncentiveBands = {
  share: BasisPoints;
  shareBelow: Cents;
  most: Cents;
  mostBelow: Cents;
  taper: BasisPoints;
  endsAt: Cents;
};

/** `first`: the first twelve months that are claimed for an employee; `second`: the next twelve. */
export type IncentiveTable = { first: IncentiveBands; second: IncentiveBands };

/** `from`: ISO month. `table`: null if the amounts could not be confirmed in full. */
type IncentivePeriod = { from: string; table: IncentiveTable | null; evidence: Evidence };

const SARS_COPY =
  'https://newsarsweb.azurewebsites.net/types-of-tax/pay-as-you-earn/employment-tax-incentive-eti/how-does-the-employment-tax-incentive-eti-work';
const FROM_2019 = twoSources(SARS_COPY, 'https://taxability.co.za/employment-tax-incentive-eti-allowance/');
const FROM_2022 = {
  ...oneSource(
    'https://www.pagsa.org.za/2025/02/20/eti-legislation-breakdown-in-simple-terms-calculating-the-eti/',
    'https://www.pagsa.org.za/2024/07/02/nf-2022-11-increase-to-the-eti-value-2/ (up by half from 1 March 2022)',
  ),
  notes: [
    'The share of low pay was read; the highest amount and what follows it are the amounts of 2019, raised by half as was announced.',
  ],
};
const FROM_2025 = {
  ...twoSources(
    'https://www.sars.gov.za/latest-news/employment-tax-incentive-eti-changes-with-effect-from-1-april-2025',
    'https://www.pagsa.org.za/?p=5325',
  ),
  notes: [
    'SARS says that these amounts hold for twelve months from 1 April 2025 unless Parliament passes them, and still showed them in September 2026. We have not seen the Act.',
  ],
};
const PANDEMIC = oneSource(
  'https://payroll.greatsoft.co.za/2020/05/10/tax-relief-measures-draft-dmtr-bills-impacting-eti/',
);

const bandsFrom2019 = incentive({
  share: 5000,
  shareBelow: 2_000,
  most: 1_000,
  mostBelow: 4_500,
  endsAt: 6_500,
});
const bandsFrom2022 = incentive({
  share: 7500,
  shareBelow: 2_000,
  most: 1_500,
  mostBelow: 4_500,
  endsAt: 6_500,
});
const bandsFrom2025 = incentive({
  share: 6000,
  shareBelow: 2_500,
  most: 1_500,
  mostBelow: 5_500,
  endsAt: 7_500,
});

/** The last period holds until `CONFIRMED_UNTIL`. */
const incentivePeriods: readonly IncentivePeriod[] = [
  { from: '2019-03', table: bandsFrom2019, evidence: FROM_2019 },
  { from: '2020-04', table: null, evidence: PANDEMIC },
  { from: '2020-08', table: bandsFrom2019, evidence: FROM_2019 },
  { from: '2021-08', table: null, evidence: PANDEMIC },
  { from: '2021-12', table: bandsFrom2019, evidence: FROM_2019 },
  { from: '2022-03', table: bandsFrom2022, evidence: FROM_2022 },
  { from: '2025-04', table: bandsFrom2025, evidence: FROM_2025 },
];

const CONFIRMED_UNTIL = '2027-02';

/** SARS, as quoted: an employee of 18 to 29 at the end of the month; 160 hours are a full month. */
export const incentiveRules = { youngest: 18, oldest: 29, fullMonth: 160, endsOn: '2029-02-28' };

/** Cents an hour from 1 March of the year before; 2020 holds since 1 January 2019. */
const minimumWages: Readonly<Record<number, Cents>> = {
  2020: 2_000,
  2021: 2_076,
  2022: 2_169,
  2023: 2_319,
  2024: 2_542,
  2025: 2_758,
  2026: 2_879,
  2027: 3_023,
};

export const minimumWageEvidence = twoSources(
  'https://www.labour.gov.za (Gazette 54075)',
  'https://www.newsroom.co.za',
  'https://www.cceonlinenews.com',
  'https://communityhub.sage.com (219760)',
  'https://www.simplepay.co.za/help',
);

/** `month`: ISO. Null where none is confirmed. */
export function incentivePeriodOf(month: string): IncentivePeriod | null {
  if (month > CONFIRMED_UNTIL) return null;
  return incentivePeriods.findLast(({ from }) => from <= month) ?? null;
}

/** The periods that hold in a part of the year, with their ISO months. */
export function incentivePeriodsOf(taxYear: TaxYear): readonly IncentivePeriod[] {
  const [first, last] = [`${taxYear - 1}-03`, lastDayOf(taxYear).slice(0, 7)];
  const before = incentivePeriodOf(first);
  const within = incentivePeriods.filter(({ from }) => from > first && from <= last);
  return last > CONFIRMED_UNTIL ? [] : [...(before ? [before] : []), ...within];
}

export function minimumWageOf(taxYear: TaxYear): Cents | null {
  return minimumWages[taxYear] ?? null;
}

/** In whole rand. In the second twelve months everything is half; the amount falls evenly to zero at `endsAt`. */
function incentive(first: Omit<IncentiveBands, 'taper'>): IncentiveTable {
  return { first: bands(first), second: bands({ ...first, share: first.share / 2, most: first.most / 2 }) };
}

function bands({
  share,
  shareBelow,
  most,
  mostBelow,
  endsAt,
}: Omit<IncentiveBands, 'taper'>): IncentiveBands {
  return {
    share,
    shareBelow: rand(shareBelow),
    most: rand(most),
    mostBelow: rand(mostBelow),
    taper: (most * 10_000) / (endsAt - mostBelow),
    endsAt: rand(endsAt),
  };
}
