import type { Bracket } from '../brackets.ts';
import type { BasisPoints, Cents } from '../money.ts';
import type { Announced } from '../older-rule.ts';
import type { DividendsRate } from './dividends.ts';
import type { Period, TableName } from './table-name.ts';

export type IndividualRates = {
  name: TableName;
  brackets: readonly Bracket[];
  /** Each is on top of the one before; `tertiary` is null before 2011/12. */
  rebates: { primary: Cents; secondary: Cents; tertiary: Cents | null };
  medical: MedicalRule;
  retirement: RetirementRule;
  interestExemption: InterestExemption | null;
  announced?: Announced<{ retirement: RetirementRule }>;
};

export type InterestExemption = { under65: Cents; from65: Cents };

export type SarsIndividualTable = IndividualRates & {
  period: Period;
  /** `from75` is null where the year had only "65 and older". */
  thresholds: { under65: Cents; from65: Cents; from75: Cents | null };
  interestExemption: InterestExemption;
};

/** Cents a month. */
export type PerMember = { main: Cents; first: Cents; additional: Cents };

/** `capped-deduction`: by a monthly cap. `expense-deduction`: no cap; not confirmed under 65. In full from 65. */
export type MedicalRule =
  | {
      kind: 'credit';
      ages: 'all' | 'under-65';
      perMonth: PerMember;
      additional: AdditionalMedicalRule | null;
    }
  | { kind: 'capped-deduction'; perMonth: PerMember }
  | { kind: 'expense-deduction' };

/** `rate` of contributions above `timesCredits` times the tax credit; under 65 less a share of income. */
export type AdditionalMedicalRule = {
  under65: { timesCredits: number; ofTaxableIncome: BasisPoints; rate: BasisPoints };
  from65: { timesCredits: number; rate: BasisPoints };
};

/** `combined`: one limit for all funds (from 1 March 2016). `separate`: a limit for each kind of fund. */
export type RetirementRule =
  | { kind: 'combined'; rate: BasisPoints; cap: Cents }
  | {
      kind: 'separate';
      pension: { rate: BasisPoints; minimum: Cents };
      annuity: { rate: BasisPoints; lessPension: Cents; minimum: Cents };
    };

export type SmallBusinessRates = {
  brackets: readonly Bracket[];
  grossIncomeLimit: Cents;
};

export type SarsCompanyTable = {
  name: TableName;
  yearsEnding: Period;
  standardRate: BasisPoints;
  rateChange?: { yearsEndingFrom: string; rate: BasisPoints };
  smallBusiness: SmallBusinessRates;
};

export type CompanyRates = {
  name: TableName;
  standardRate: BasisPoints;
  smallBusiness: SmallBusinessRates;
  dividends: DividendsRate;
};

/** From 2013 to 2016 the Act says 33,3 and 66,6 per cent, not thirds. Special trusts count as individuals. */
export type InclusionRates = { individual: BasisPoints; company: BasisPoints; trust: BasisPoints };

export type CapitalGainsTable = PersonalExclusions & {
  name: TableName;
  inclusion: InclusionRates;
  /** Over a lifetime, from age 55, for businesses worth at most `ceiling`; null where not confirmed. */
  smallBusinessAssets: { exclusion: Cents | null; ceiling: Cents | null };
  announced?: Announced<PersonalExclusions>;
};

export type PersonalExclusions = {
  annualExclusion: Cents;
  annualExclusionInYearOfDeath: Cents;
  primaryResidenceExclusion: Cents;
};

export type TurnoverRates = {
  name: TableName;
  /** Null where the table was not wholly confirmed for the year itself. */
  brackets: readonly Bracket[] | null;
  qualifyingTurnover: Cents;
};

export type LumpSumRates = {
  /** For readers, if the year's tables are not from SARS's own page. */
  note?: string;
  name: TableName;
  /** Severance benefits have the same table. */
  retirement: readonly Bracket[];
  /** Before retirement; null where the table was not confirmed for the year itself. */
  withdrawal: readonly Bracket[] | null;
};
