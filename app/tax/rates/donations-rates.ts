import { printedBrackets, type Bracket } from '../brackets.ts';
import { rand, type Cents } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { twoSources, type Evidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

/** `other`: a company, trust or body, whose exemption is for casual gifts. */
export type Donor = 'person' | 'other';

export type DonationsRates = {
  name: TableName;
  exemption: Readonly<Record<Donor, Cents>>;
  /** Of all donations since 1 March 2018 that were not exempt. */
  brackets: readonly Bracket[];
};

const FIRST_DONATIONS_YEAR = 2018;

/** Since 1 March 2018. */
const TWO_RATES_FROM = 2019;
const RAISED_FROM = 2027;

const oneRate = printedBrackets([0, null, 2000, 0]);
const twoRates = printedBrackets([0, 30_000_000, 2000, 0], [30_000_001, null, 2500, 6_000_000]);

const NOT_BEFORE =
  'We could not confirm rate and exemption together for donations before 1 March 2017, so no figure is given.';
const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no donations tax. Choose the SARS tables of a year to work it out.";

export function donationsRates(basis: Basis, taxYear: TaxYear): DonationsRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'donations', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  if (taxYear < FIRST_DONATIONS_YEAR) return unknownRate(name, 'donations', NOT_BEFORE);
  const exemption =
    taxYear < RAISED_FROM
      ? { person: rand(100_000), other: rand(10_000) }
      : { person: rand(150_000), other: rand(20_000) };
  return { name, exemption, brackets: taxYear < TWO_RATES_FROM ? oneRate : twoRates };
}

export function donationsEvidence(taxYear: TaxYear): Evidence | null {
  if (taxYear < FIRST_DONATIONS_YEAR) return null;
  if (taxYear < RAISED_FROM) return twoSources(SARS_FAQ, ...RATES);
  return {
    ...twoSources(
      'https://www.moonstone.co.za/changes-to-cgt-tax-free-savings-retirement-contributions-and-donations',
      'https://phfirms.co.za',
      ...RATES,
    ),
    notes: [
      'The exemptions were announced in the Budget of February 2026. We have not seen them promulgated. Until 28 February 2026 they were R100 000 and R10 000.',
    ],
  };
}

const SARS_FAQ = 'SARS, frequently asked question 42 (29 November 2017)';
const RATES = [
  'https://tonydavey.com (6 March 2018)',
  'https://www.citadel.co.za',
  'https://profmarksa.profmarkapp.co.za/docs/Profmark/BSA2025/files/basic-html/page39.html',
];
