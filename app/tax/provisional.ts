import { assess, requireAssessable, type AssessmentInput } from './assessment.ts';
import { basicAmounts, type LastAssessment } from './basic-amount.ts';
import { requireAmounts, type Cents } from './money.ts';
import { firstPaymentNotes, halfOf, type LateDays } from './first-payment-notes.ts';
import { withOlderRule } from './older-rule.ts';
import { provisionalDates } from './provisional-dates.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { ALLOWABLE_RETIREMENT } from './retirement.ts';
import { deductedLine, figuresOf, from, less, notBelowZero, randLine, share, sum } from './working.ts';

/** Amounts a year in cents, none negative. */
export type ProvisionalInput = AssessmentInput & {
  businessIncome: Cents;
  businessExpenses: Cents;
  /** SARS basis: PAYE that employers withhold in the year. */
  employeesTaxPaid?: Cents;
  /** SARS basis: of that, what was withheld in the first six months; by default half. */
  employeesTaxByAugust?: Cents;
  /** SARS basis: the first payment; by default what was due counts as paid. */
  paidInAugust?: Cents;
  paidLate?: LateDays;
  /** SARS basis: for the basic amounts. */
  lastAssessment?: LastAssessment;
};

export type ProvisionalResult = Exclude<ReturnType<typeof provisionalTax>, Refusal>;

export const expensesExceedIncome =
  'Business expenses exceed business income. This is allowed but may affect your calculation.';

const PAYE_NOT_DEDUCTED =
  "The firm's estimate does not deduct PAYE: its two payments are halves of the whole year's tax. Choose the SARS tables for what is left to pay.";

/** A loss never lowers the total below zero; the first half has the odd cent. Throws RangeError. */
export function provisionalTax(input: ProvisionalInput, rates: IndividualRates) {
  const { businessIncome, businessExpenses, employeesTaxPaid = 0, paidInAugust = 0 } = input;
  requireAssessable(input);
  requireAmounts({ businessIncome, businessExpenses, employeesTaxPaid, paidInAugust });
  const result = assessProvisional(input, rates);
  if (isRefusal(result)) return result;
  return withOlderRule(result, ALLOWABLE_RETIREMENT, rates.announced, (rule) =>
    assessProvisional(input, { ...rates, ...rule }),
  );
}

function assessProvisional(input: ProvisionalInput, rates: IndividualRates) {
  const { employeesTaxPaid = 0 } = input;
  const income = incomeLines(input);
  const assessment = assess(income.total.amount, input, rates);
  if (isRefusal(assessment)) return assessment;
  const isSars = rates.name.basis === 'sars';
  const withheld = isSars ? employeesTaxPaid : 0;
  const paid = isSars ? input.paidInAugust : undefined;
  const { finalTax } = assessment.figures;
  const withheldByThen = isSars ? input.employeesTaxByAugust : undefined;
  const year = { finalTax, employeesTaxPaid: withheld, withheldByThen };
  const payments = paymentLines(year, paid, rates);
  const basic = isSars && input.lastAssessment ? basicAmounts(input.lastAssessment, rates) : null;
  const lines = Object.values(income);
  return {
    ...assessment.figures,
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([...lines, payments.first, payments.second]),
    employeesTaxPaid: withheld,
    /** The lowest first estimate that needs no reasons; null without a last assessment. */
    basicAmountFirst: basic?.first.amount ?? null,
    /** Half a year later, so it may be increased although the first is not. */
    basicAmountSecond: basic?.second.amount ?? null,
    due: provisionalDates(rates.name.taxYear),
    notes: notesOf(input, isSars ? { half: payments.first.amount, rates } : null),
    working: [...lines, ...assessment.lines, ...payments.lines, ...(basic?.lines ?? [])],
  };
}

function incomeLines({ grossIncome, businessIncome, businessExpenses }: ProvisionalInput) {
  const gross = randLine('grossIncome', 'Salary, pension and other income', grossIncome, 'input');
  const business = randLine('businessIncome', 'Business income', businessIncome, 'input');
  const expenses = deductedLine('businessExpenses', 'Business expenses', businessExpenses, 'input');
  const profit = less(businessIncome, businessExpenses);
  const taxable = randLine('taxableBusinessIncome', 'Taxable business income', profit, 'calculated');
  const both = notBelowZero(sum(grossIncome, taxable.amount));
  const total = randLine('totalGrossIncome', 'Total income', both, 'calculated');
  return { gross, business, expenses, taxable, total };
}

function paymentLines(
  year: Parameters<typeof halfOf>[0],
  paidInAugust: Cents | undefined,
  rates: IndividualRates,
) {
  const { finalTax, employeesTaxPaid } = year;
  const employeesTax = deductedLine('employeesTaxPaid', "Employees' tax paid", employeesTaxPaid, 'input');
  const left = notBelowZero(less(finalTax, employeesTaxPaid));
  const payable = randLine('taxPayable', 'Left for provisional payments', left, 'calculated');
  const due = from(rates, 'provisional');
  const half = year.withheldByThen === undefined ? share(5000, payable.amount) : halfOf(year);
  const first = randLine('provisionalPayment1', 'First payment, due in August', half, due);
  const paid =
    paidInAugust === undefined ? [] : [deductedLine('paidInAugust', 'Paid in August', paidInAugust, 'input')];
  const rest = notBelowZero(less(payable.amount, paid[0]?.amount ?? first.amount));
  const second = randLine('provisionalPayment2', 'Second payment, due in February', rest, due);
  const before = employeesTaxPaid > 0 ? [employeesTax, payable] : [];
  return { first, second, lines: [...before, first, ...paid, second] };
}

function notesOf(input: ProvisionalInput, sars: { half: Cents; rates: IndividualRates } | null) {
  const isLoss = input.businessExpenses > input.businessIncome;
  return [
    ...(isLoss ? [expensesExceedIncome] : []),
    ...(sars ? augustNotes(input, sars.half, sars.rates) : [PAYE_NOT_DEDUCTED]),
  ];
}

function augustNotes(input: ProvisionalInput, half: Cents, { name }: IndividualRates): readonly string[] {
  const { paidInAugust: paid, paidLate: late } = input;
  if (paid === undefined) return [];
  const due = provisionalDates(name.taxYear).first;
  return firstPaymentNotes({ half, paid, due, late });
}
