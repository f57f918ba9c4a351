import type { Bracket } from '../brackets.ts';
import type { BasisPoints, Cents } from '../money.ts';
import type { TableName } from './table-name.ts';

/** ISO dates, both included. */
export type Period = { from: string; to: string };

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

/**
 * Secondary tax on companies was the company's own tax on what it declared; dividends tax is the shareholder's and only
 * withheld.
 */
export type DividendsRate = { kind: 'secondary-tax' | 'dividends-tax'; rate: BasisPoints };

/** What both bases know of one company's year. */
export type CompanyRates = {
  name: TableName;
  standardRate: BasisPoints;
  smallBusiness: SmallBusinessRates;
  dividends: DividendsRate;
};
