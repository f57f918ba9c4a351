import type { Bracket } from '../brackets.ts';
import type { BasisPoints, Cents } from '../money.ts';
import type { DividendsRate } from './dividends.ts';
import type { Period, TableName } from './table-name.ts';

/** What both bases have of a natural person's year. */
export type IndividualRates = {
  name: TableName;
  brackets: readonly Bracket[];
  /** Each on top of the one before. `tertiary` is null where the year had none (before 2011/12). */
  rebates: { primary: Cents; secondary: Cents; tertiary: Cents | null };
  medical: MedicalRule;
  retirement: RetirementRule;
  /** Local interest that is not taxed; null where the basis knows no such exemption. */
  interestExemption: InterestExemption | null;
};

export type InterestExemption = { under65: Cents; from65: Cents };

/** A SARS table: with the period it is valid for and the figures that only SARS publishes. */
export type SarsIndividualTable = IndividualRates & {
  period: Period;
  /** Income from which tax is due. `from75` is null where the year knew only "65 and older". */
  thresholds: { under65: Cents; from65: Cents; from75: Cents | null };
  interestExemption: InterestExemption;
};

/** Per month: the main member, the first dependant and each further one. */
export type PerMember = { main: Cents; first: Cents; additional: Cents };

/**
 * `credit`: a credit against tax, for all ages or only under 65 (65 and older then deduct contributions in full).
 * `capped-deduction`: contributions are deducted up to a monthly cap, from 65 in full.
 * `expense-deduction`: no cap per member; under 65 the exact formula is not confirmed, from 65 in full.
 */
export type MedicalRule =
  | {
      kind: 'credit';
      ages: 'all' | 'under-65';
      perMonth: PerMember;
      /** Null where the basis or the year has no such credit. */
      additional: AdditionalMedicalRule | null;
    }
  | { kind: 'capped-deduction'; perMonth: PerMember }
  | { kind: 'expense-deduction' };

/**
 * The additional medical expenses tax credit: `rate` of what contributions exceed `timesCredits` times the medical scheme fees
 * tax credit; under 65 only of what then exceeds a share of taxable income.
 */
export type AdditionalMedicalRule = {
  under65: { timesCredits: number; ofTaxableIncome: BasisPoints; rate: BasisPoints };
  from65: { timesCredits: number; rate: BasisPoints };
};

/**
 * `combined`: one limit for all funds, a share of income and a yearly cap (from 1 March 2016).
 * `separate`: pension funds, provident funds and retirement annuities each had their own.
 */
export type RetirementRule =
  | { kind: 'combined'; rate: BasisPoints; cap: Cents }
  | {
      kind: 'separate';
      pension: { rate: BasisPoints; minimum: Cents };
      annuity: { rate: BasisPoints; lessPension: Cents; minimum: Cents };
    };

export type SmallBusinessRates = {
  brackets: readonly Bracket[];
  /** A corporation with a higher gross income does not qualify. */
  grossIncomeLimit: Cents;
};

/** SARS's rates for companies whose years end in a period. */
export type SarsCompanyTable = {
  name: TableName;
  yearsEnding: Period;
  standardRate: BasisPoints;
  /** A new standard rate within the period, for years that end on or after a day of it. */
  rateChange?: { yearsEndingFrom: string; rate: BasisPoints };
  smallBusiness: SmallBusinessRates;
};

/** What both bases have of a company's year. */
export type CompanyRates = {
  name: TableName;
  standardRate: BasisPoints;
  smallBusiness: SmallBusinessRates;
  dividends: DividendsRate;
};

/**
 * The part of a gain that is taxed. Special trusts count as individuals. From 2013 to 2016 the Act says 33,3 and 66,6 per cent,
 * not thirds.
 */
export type InclusionRates = { individual: BasisPoints; company: BasisPoints; trust: BasisPoints };

/** SARS's figures for capital gains of a year. */
export type CapitalGainsTable = {
  name: TableName;
  annualExclusion: Cents;
  annualExclusionInYearOfDeath: Cents;
  primaryResidenceExclusion: Cents;
  inclusion: InclusionRates;
  /** Over a lifetime, from age 55, for businesses worth at most `ceiling`; null where not confirmed. */
  smallBusinessAssets: { exclusion: Cents | null; ceiling: Cents | null };
};

/** Turnover tax of micro businesses. */
export type TurnoverRates = {
  name: TableName;
  /** Null where only a part of the table, or none of it, could be confirmed for the year itself. */
  brackets: readonly Bracket[] | null;
  /** A business with more turnover does not qualify. */
  qualifyingTurnover: Cents;
};
