import { rand, type Cents } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { twoSources, type Evidence } from './evidence.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

/** Turnover of twelve months above which a business must, or may, register. */
export type VatLimits = { compulsory: Cents; voluntary: Cents };

export type DatedVatLimits = VatLimits & { from: string };

export type VatRates = { name: TableName; limits: readonly DatedVatLimits[] };

/** Newest first. Limits before 2014 existed, but their first day was not found. */
export const vatLimits: readonly DatedVatLimits[] = [
  { from: '2026-04-01', compulsory: rand(2_300_000), voluntary: rand(120_000) },
  { from: '2014-03-01', compulsory: rand(1_000_000), voluntary: rand(50_000) },
];

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no limits of VAT registration. Choose the SARS tables to work it out.";

export function vatRates(basis: Basis, taxYear: TaxYear): VatRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'vat-registration', NOT_IN_FIRM_ESTIMATE);
  return { name: sarsTableName(taxYear), limits: vatLimits };
}

/** On a day (ISO); null before the first that is known. */
export function vatLimitsOn(day: string, { limits }: Pick<VatRates, 'limits'>): DatedVatLimits | null {
  return limits.find(({ from }) => from <= day) ?? null;
}

export const vatLimitsEvidence: Evidence = {
  ...twoSources(
    'https://www.businessday.co.za/news/2026-02-25-budget-2026-tax-thresholds-receive-some-long-awaited-attention/',
    'https://github.com/Tumi4/mia-skills (quoting SARS, checked July 2026)',
    'https://afrotools.com (17 April 2026)',
    'https://www.fanews.co.za (4444)',
    'https://www.mondaq.com (309056, 411566)',
  ),
  notes: [
    'A business that passed R1 million before 1 April 2026 was liable then and stays so; SARS points to voluntary disclosure.',
    'Sources differ in words: some say that the limit “was passed”, SARS and others also that it “is likely to be”.',
  ],
};
