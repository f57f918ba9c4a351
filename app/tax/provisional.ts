import {
  assess,
  figuresOf,
  requireAssessable,
  workingOf,
  type AssessedFigures,
  type AssessmentInput,
} from './assessment.ts';
import { requireAmount, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import { basicAmounts, type LastAssessment } from './basic-amount.ts';
import type { IndividualRates } from './rates/tables.ts';
import { lastDayOf, startYearOf, type TaxYear } from './tax-year.ts';
import { isUnknownRate, type UnknownRate } from './unknown-rate.ts';
import { less, notBelowZero, randLine, share, sum, type RandLine, type Working } from './working.ts';

/** Amounts a year in cents, none negative. */
export type ProvisionalInput = AssessmentInput & {
  businessIncome: Cents;
  businessExpenses: Cents;
  /** SARS basis: PAYE that employers withhold in the year. */
  employeesTaxPaid?: Cents;
  /** SARS basis: for the basic amounts. */
  lastAssessment?: LastAssessment;
};

/** Rates are basis points, all else cents. */
export type ProvisionalResult = AssessedFigures & {
  kind: 'result';
  businessIncome: Cents;
  businessExpenses: Cents;
  /** Below zero for a business loss. */
  taxableBusinessIncome: Cents;
  totalGrossIncome: Cents;
  employeesTaxPaid: Cents;
  provisionalPayment1: Cents;
  provisionalPayment2: Cents;
  /** The lowest first estimate that needs no reasons; null without a last assessment. */
  basicAmountFirst: Cents | null;
  /** Half a year later, so it may be raised where the first is not. */
  basicAmountSecond: Cents | null;
  due: ProvisionalDates;
  notes: readonly string[];
  working: Working;
};

/** ISO dates: the last day of the sixth month, the last day of the year, and seven months after it. */
export type ProvisionalDates = { first: string; second: string; topUp: string };

export const expensesExceedIncome =
  'Business expenses exceed business income. This is allowed but may affect your calculation.';

const ONLY_SARS =
  "Employees' tax paid and the last assessment count only with the SARS tables: the firm's estimate leaves them out.";

export function provisionalDates(taxYear: TaxYear): ProvisionalDates {
  return {
    first: `${startYearOf(taxYear)}-08-31`,
    second: lastDayOf(taxYear),
    topUp: `${taxYear}-09-30`,
  };
}

/** A loss never brings the total below zero; the first half has the odd cent. Throws RangeError. */
export function provisionalTax(
  input: ProvisionalInput,
  rates: IndividualRates,
): ProvisionalResult | UnknownRate {
  requireInput(input);
  const income = incomeLines(input);
  const assessment = assess(income.total.amount, input, rates);
  if (isUnknownRate(assessment)) return assessment;
  const isSars = rates.name.basis === 'sars';
  const payments = paymentLines(assessment.final.amount, isSars ? input.employeesTaxPaid : 0, rates);
  const basic = isSars && input.lastAssessment ? basicAmounts(input.lastAssessment, rates) : null;
  return {
    ...figuresOf(input.grossIncome, assessment, rates),
    kind: 'result',
    businessIncome: income.business.amount,
    businessExpenses: income.expenses.amount,
    taxableBusinessIncome: income.taxableBusiness.amount,
    totalGrossIncome: income.total.amount,
    employeesTaxPaid: payments.employeesTax.amount,
    provisionalPayment1: payments.first.amount,
    provisionalPayment2: payments.second.amount,
    basicAmountFirst: basic?.first.amount ?? null,
    basicAmountSecond: basic?.second.amount ?? null,
    due: provisionalDates(rates.name.taxYear),
    notes: notesOf(input, isSars),
    working: workingOf(Object.values(income), assessment, [...payments.lines, ...(basic?.lines ?? [])]),
  };
}

function incomeLines({ grossIncome, businessIncome, businessExpenses }: ProvisionalInput) {
  const gross = randLine('grossIncome', 'Gross income', grossIncome, 'input');
  const business = randLine('businessIncome', 'Business income', businessIncome, 'input');
  const expenses = randLine('businessExpenses', 'Business expenses', businessExpenses, 'input');
  const taxableBusiness = randLine(
    'taxableBusinessIncome',
    'Taxable business income',
    less(businessIncome, businessExpenses),
    'calculated',
  );
  const total = randLine(
    'totalGrossIncome',
    'Total gross income',
    notBelowZero(sum(grossIncome, taxableBusiness.amount)),
    'calculated',
  );
  return { gross, business, expenses, taxableBusiness, total };
}

type Payments = {
  employeesTax: RandLine;
  first: RandLine;
  second: RandLine;
  lines: readonly RandLine[];
};

function paymentLines(finalTax: Cents, employeesTaxPaid = 0, rates: IndividualRates): Payments {
  const employeesTax = randLine('employeesTaxPaid', "Employees' tax paid", employeesTaxPaid, 'input');
  const payable = randLine(
    'taxPayable',
    'Left for provisional payments',
    notBelowZero(less(finalTax, employeesTaxPaid)),
    'calculated',
  );
  const due = from(rates, 'provisional');
  const half = share(5000, payable.amount);
  const first = randLine('provisionalPayment1', 'First payment, due in August', half, due);
  const rest = less(payable.amount, first.amount);
  const second = randLine('provisionalPayment2', 'Second payment, due in February', rest, due);
  const credits = employeesTaxPaid > 0 ? [employeesTax, payable] : [];
  return {
    employeesTax,
    first,
    second,
    lines: [...credits, first, second],
  };
}

function notesOf(input: ProvisionalInput, isSars: boolean): readonly string[] {
  const isLoss = input.businessExpenses > input.businessIncome;
  const isIgnored = !isSars && ((input.employeesTaxPaid ?? 0) > 0 || input.lastAssessment !== undefined);
  return [...(isLoss ? [expensesExceedIncome] : []), ...(isIgnored ? [ONLY_SARS] : [])];
}

function requireInput(input: ProvisionalInput): void {
  requireAssessable(input);
  requireAmount(input.businessIncome, 'businessIncome');
  requireAmount(input.businessExpenses, 'businessExpenses');
  requireAmount(input.employeesTaxPaid ?? 0, 'employeesTaxPaid');
}
