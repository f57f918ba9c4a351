import type { AssessmentInput } from './assessment.ts';
import type { LastAssessment } from './basic-amount.ts';
import type { LateDays } from './first-payment-notes.ts';
import type { Cents } from './money.ts';

/** `month`: 2026-03, or null for months in order from the first of the year. */
export type MonthAmount = { month: string | null; cents: Cents };

/** The first six months into the year, the second at its end, the third six or seven months later. */
export type WorksheetPayment = 'first' | 'second' | 'third';

/** Cents. `grossIncome`: salary, pension and other income of the whole year. */
export type WorksheetInput = AssessmentInput & {
  payment: WorksheetPayment;
  businessIncome: Cents;
  businessExpenses: Cents;
  incomeByMonth: readonly MonthAmount[];
  costsByMonth: readonly MonthAmount[];
  expectedIncome: Cents;
  expectedCosts: Cents;
  employeesTaxPaid: Cents;
  /** For earlier periods, by the last day of the year. */
  provisionalTaxPaid: Cents;
  /** Third payment: the part of the second that was paid after that day. */
  paidAfterYearEnd: Cents;
  /** The taxable income to pay on; for the third payment the second's estimate; 0: none. */
  estimate: Cents;
  lastAssessment: LastAssessment | null;
  /** The last day of the year, the last business day in time, and the day of payment; ISO. */
  yearEnd: string;
  due: string;
  paidOn: string;
  /** First payment: what was paid of it on another day than the rest; `on`: ISO. */
  part?: { cents: Cents; on: string };
  /** Second payment: the first one, if it came late. */
  firstLate?: LateDays;
};
