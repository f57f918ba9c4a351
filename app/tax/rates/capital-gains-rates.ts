import { firstDayOfYearEnding } from '../calendar.ts';
import type { BasisPoints, Cents } from '../money.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { lastDayOf, taxYearOn, type TaxYear } from '../tax-year.ts';
import { isTaxYear } from '../tax-years.ts';
import { isUnknownRate, unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { companyRates } from './company-rates.ts';
import { firmCapitalGains } from './firm-capital-gains.ts';
import { firmIndividual } from './firm.ts';
import type { Announced } from '../older-rule.ts';
import type { IndividualRates, PersonalExclusions } from './tables.ts';
import { sarsTableName, type Basis, type RateItem, type TableName } from './table-name.ts';
import { trustRates } from './trust-rates.ts';

export type EntityType = 'individual' | 'company' | 'trust';

/** `yearEnd` (ISO) is for companies on the SARS basis only. */
export type CapitalGainsYear = { entityType: EntityType; taxYear: TaxYear; yearEnd?: string };

export type Exclusions = {
  annual: Cents;
  /** Null if the basis has no other exclusion for the year of death. */
  annualInYearOfDeath: Cents | null;
  primaryResidence: Cents;
  reduceLosses: boolean;
};

export type CapitalGainsRates = {
  name: TableName;
  inclusion: { rate: BasisPoints; table: TableName };
  taxed: TaxedAsIncome | TaxedAtFlatRate;
  announced?: Announced<Exclusions>;
};

export type TaxedAsIncome = { kind: 'as-income'; exclusions: Exclusions; individual: IndividualRates };
export type TaxedAtFlatRate = { kind: 'flat'; rate: BasisPoints; table: TableName; item: RateItem };

/** A company's gain counts from this day, whatever its year: gains were not taxed before. */
const CAPITAL_GAINS_TAX_FROM = '2001-10-01';
const NOT_YET = 'There was no capital gains tax before 1 October 2001.';

export function capitalGainsRates(basis: Basis, year: CapitalGainsYear): CapitalGainsRates | Refusal {
  switch (year.entityType) {
    case 'individual':
      return basis === 'firm' ? firmIndividualGains() : individualGains(year.taxYear);
    case 'company':
      return companyGains(basis, year);
    case 'trust':
      return trustGains(basis, year.taxYear);
  }
}

function firmIndividualGains(): CapitalGainsRates {
  const { name, annualExclusion, primaryResidenceExclusion, inclusion } = firmCapitalGains;
  const exclusions = {
    annual: annualExclusion,
    annualInYearOfDeath: null,
    primaryResidence: primaryResidenceExclusion,
    reduceLosses: false,
  };
  return {
    name,
    inclusion: { rate: inclusion.individual, table: name },
    taxed: { kind: 'as-income', exclusions, individual: firmIndividual },
  };
}

/** Eighth Schedule: exclusions reduce losses too (annual: paragraph 5; residence: paragraph 45(1)(a)). */
function individualGains(taxYear: TaxYear): CapitalGainsRates | UnknownRate {
  const table = tablesOf(taxYear).capitalGains;
  if (!table) return notYet(taxYear);
  const { announced } = table;
  return {
    name: table.name,
    inclusion: { rate: table.inclusion.individual, table: table.name },
    taxed: {
      kind: 'as-income',
      exclusions: exclusionsIn(table),
      individual: tablesOf(taxYear).individual,
    },
    ...(announced && { announced: { ...announced, older: exclusionsIn(announced.older) } }),
  };
}

function exclusionsIn(table: PersonalExclusions): Exclusions {
  return {
    annual: table.annualExclusion,
    annualInYearOfDeath: table.annualExclusionInYearOfDeath,
    primaryResidence: table.primaryResidenceExclusion,
    reduceLosses: true,
  };
}

function companyGains(basis: Basis, { taxYear, yearEnd = lastDayOf(taxYear) }: CapitalGainsYear) {
  const company = companyRates(basis, { taxYear, yearEnd });
  if (isRefusal(company)) return company;
  const { name, standardRate } = company;
  const inclusion =
    basis === 'firm' ? { rate: firmCapitalGains.inclusion.company, table: name } : companyInclusion(yearEnd);
  if (inclusion === null) return notYet(name.taxYear);
  const taxed = { kind: 'flat', rate: standardRate, table: name, item: 'company' } as const;
  return { name, inclusion, taxed };
}

/** By the tax year in which the company's own year began, not the one in which it ends. */
function companyInclusion(yearEnd: string): CapitalGainsRates['inclusion'] | null {
  if (yearEnd < CAPITAL_GAINS_TAX_FROM) return null;
  const began = firstDayOfYearEnding(yearEnd);
  const taxYear = taxYearOn(began < CAPITAL_GAINS_TAX_FROM ? CAPITAL_GAINS_TAX_FROM : began);
  const table = isTaxYear(taxYear) ? tablesOf(taxYear).capitalGains : null;
  return table && { rate: table.inclusion.company, table: table.name };
}

function trustGains(basis: Basis, taxYear: TaxYear): CapitalGainsRates | UnknownRate {
  const trust = trustRates(basis, taxYear);
  if (basis === 'firm' && isUnknownRate(trust)) return trust;
  const table = tablesOf(taxYear).capitalGains;
  if (!table) return notYet(taxYear);
  if (isUnknownRate(trust)) return trust;
  return {
    name: table.name,
    inclusion: { rate: table.inclusion.trust, table: table.name },
    taxed: { kind: 'flat', rate: trust.rate, table: trust.name, item: 'trust' },
  };
}

function notYet(taxYear: TaxYear): UnknownRate {
  return unknownRate(sarsTableName(taxYear), 'inclusion', NOT_YET);
}
