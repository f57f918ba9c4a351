import type { AssessmentInput } from './assessment.ts';
import type { LastAssessment } from './basic-amount.ts';
import { requireIsoDate } from './calendar.ts';
import { interestLines, lastKnownRate } from './late-interest.ts';
import { largestAmount, requireAmounts, type Cents } from './money.ts';
import { provisionalTax, type ProvisionalInput } from './provisional.ts';
import { provisionalRules } from './rates/provisional-rules.ts';
import type { IndividualRates } from './rates/tables.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import { taxLine, testSecondEstimate } from './second-estimate.ts';
import { taxYearOn, type TaxYear } from './tax-year.ts';
import {
  deductedLine,
  figuresOf,
  from,
  less,
  notBelowZero,
  quotient,
  randLine,
  share,
  sum,
  times,
  type Line,
  type RandLine,
} from './working.ts';

/** The first in August, the second at the end of the year, the third seven months later. */
export type WorksheetPayment = 'first' | 'second' | 'third';

/** `month`: 2026-03, or null for months in order from March. */
type MonthAmount = { month: string | null; cents: Cents };

/** Cents. `grossIncome`: salary, pension and other income of the whole year. */
export type WorksheetInput = AssessmentInput & {
  payment: WorksheetPayment;
  incomeByMonth: readonly MonthAmount[];
  costsByMonth: readonly MonthAmount[];
  /** In each month that is not among those. */
  expectedIncome: Cents;
  expectedCosts: Cents;
  /** Withheld by the end of the period. */
  employeesTaxPaid: Cents;
  /** In earlier periods of the year. */
  provisionalTaxPaid: Cents;
  /** The taxable income to pay on, or for the third payment the one that was estimated for the second; 0: none. */
  estimate: Cents;
  lastAssessment: LastAssessment | null;
  /** The last business day in time, and the day of payment; ISO. */
  due: string;
  paidOn: string;
};

export type WorksheetResult = Exclude<ReturnType<typeof worksheet>, Refusal>;

const MONTHS = 12;

/** Refuses by name what cannot be worked out. Throws RangeError for an invalid amount or day. */
export function worksheet(input: WorksheetInput, rates: IndividualRates) {
  const { payment, employeesTaxPaid, provisionalTaxPaid, estimate, due, paidOn } = input;
  requireAmounts({
    provisionalTaxPaid,
    estimate,
    expectedIncome: input.expectedIncome,
    expectedCosts: input.expectedCosts,
  });
  requireIsoDate(due, 'due');
  requireIsoDate(paidOn, 'paidOn');
  const income = byMonth('Income', input.incomeByMonth, input.expectedIncome);
  const costs = byMonth('Costs', input.costsByMonth, input.expectedCosts);
  const refusal = outsideOf(rates.name.taxYear, input) ?? tooLarge(income, costs);
  if (refusal) return refusal;
  const year = provisionalTax(yearOf(input, income, costs), rates);
  if (isRefusal(year)) return year;
  const basic = payment === 'first' ? year.basicAmountFirst : year.basicAmountSecond;
  const paid = employeesTaxPaid + provisionalTaxPaid;
  const used = payment === 'third' || estimate === 0 ? year.taxableIncome : estimate;
  const onEstimate = taxLine('taxOnEstimate', 'Tax on the estimate', used, input, rates);
  const owed = owedLine(payment, onEstimate.amount, input, rates);
  const tested =
    payment === 'first'
      ? null
      : testedEstimate(
          input,
          year.taxableIncome,
          basic,
          paid + (payment === 'second' ? owed.amount : 0),
          rates,
        );
  const late = lateLines(owed.amount, input, rates);
  const lines: Line[] = [
    ...income.lines,
    ...costs.lines,
    ...year.working.filter(({ key }) => !LEFT_OUT.has(key)),
    randLine(
      'estimateUsed',
      payment === 'third' ? 'Taxable income of the year' : 'Estimate of taxable income',
      used,
      estimate > 0 && payment !== 'third' ? 'input' : 'calculated',
    ),
    onEstimate,
    deductedLine('withheld', "Employees' tax withheld", employeesTaxPaid, 'input'),
    ...(payment === 'first'
      ? []
      : [deductedLine('paidBefore', 'Provisional tax paid before', provisionalTaxPaid, 'input')]),
    owed,
    ...(tested?.lines ?? []),
    ...late.lines,
  ];
  return {
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([owed]),
    isLoss: year.taxableBusinessIncome < 0,
    taxableIncome: year.taxableIncome,
    finalTax: year.finalTax,
    estimateUsed: used,
    basicAmount: basic,
    safeEstimate: tested?.safeEstimate ?? null,
    isSafe: tested?.isSafe ?? null,
    penalty: tested?.penalty ?? 0,
    latePenalty: late.penalty,
    interest: late.interest,
    isLate: late.lines.length > 0,
    notes: late.lines.length > 0 ? [lastKnownRate()] : [],
    working: lines,
  };
}

/** What halves of the year say would contradict the one payment of this sheet. */
const LEFT_OUT = new Set([
  'employeesTaxPaid',
  'taxPayable',
  'provisionalPayment1',
  'provisionalPayment2',
  'netSalary',
  'effectiveTaxRate',
  'marginalTaxRate',
]);

type Year = { total: Cents; lines: readonly RandLine[] };

function byMonth(label: 'Income' | 'Costs', months: readonly MonthAmount[], expected: Cents): Year {
  const key = label.toLowerCase();
  const soFar = months.reduce((total, { cents }) => total + cents, 0);
  const left = Math.max(0, MONTHS - months.length);
  const known = randLine(`${key}SoFar`, `${label} of ${countOf(months.length)}`, soFar, 'input');
  const toCome = randLine(
    `${key}ToCome`,
    `${label} expected in ${countOf(left)}`,
    times(left, expected),
    'input',
  );
  return { total: known.amount + toCome.amount, lines: [known, toCome] };
}

function countOf(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

function yearOf(input: WorksheetInput, income: Year, costs: Year): ProvisionalInput {
  return {
    ...input,
    businessIncome: income.total,
    businessExpenses: costs.total,
    lastAssessment: input.lastAssessment ?? undefined,
  };
}

function owedLine(payment: WorksheetPayment, tax: Cents, input: WorksheetInput, rates: IndividualRates) {
  const { employeesTaxPaid, provisionalTaxPaid } = input;
  const counted = payment === 'first' ? quotient(tax, 2) : tax;
  const before = payment === 'first' ? [employeesTaxPaid] : [employeesTaxPaid, provisionalTaxPaid];
  const label = { first: 'First payment', second: 'Second payment', third: 'Third payment' }[payment];
  return randLine('paymentDue', label, notBelowZero(less(counted, ...before)), from(rates, 'provisional'));
}

/** Null for a third payment without the second estimate: what was declared is then not known. */
function testedEstimate(
  input: WorksheetInput,
  actualTaxableIncome: Cents,
  basicAmount: Cents | null,
  taxPaid: Cents,
  rates: IndividualRates,
) {
  if (input.payment === 'third' && input.estimate === 0) return null;
  const estimatedTaxableIncome = input.estimate || actualTaxableIncome;
  if ([actualTaxableIncome, basicAmount ?? 0, taxPaid].some((amount) => amount > largestAmount)) return null;
  const test = testSecondEstimate(
    { ...input, actualTaxableIncome, estimatedTaxableIncome, basicAmount, taxPaid },
    rates,
  );
  if (isRefusal(test)) return null;
  return { ...test, lines: test.working.filter(({ key }) => !NOT_TESTED.has(key)) };
}

const NOT_TESTED = new Set(['basicAmount', 'actualTax', 'topUpPayment']);

/** The third payment is voluntary, so that it bears interest but no penalty. */
function lateLines(amount: Cents, { payment, due, paidOn }: WorksheetInput, rates: IndividualRates) {
  if (paidOn <= due || amount === 0) return { penalty: 0, interest: 0, lines: [] };
  const penaltyFormula = payment === 'third' ? 0 : share(provisionalRules.late, amount);
  const penalty = randLine(
    'latePenalty',
    'Penalty for a late payment',
    penaltyFormula,
    from(rates, 'provisional'),
  );
  const spells = interestLines(amount, { due, paidOn }, from(rates, 'late-interest'));
  const total = sum(...spells.map((line) => line.amount));
  const interest = randLine('interest', 'Interest until the day of payment', total, 'calculated');
  return {
    penalty: penalty.amount,
    interest: interest.amount,
    lines: [...(payment === 'third' ? [] : [penalty]), ...spells, interest],
  };
}

function outsideOf(taxYear: TaxYear, { incomeByMonth, costsByMonth }: WorksheetInput) {
  for (const [field, months] of [
    ['incomeByMonth', incomeByMonth],
    ['costsByMonth', costsByMonth],
  ] as const) {
    const outside = months.find(({ month }) => month !== null && taxYearOn(`${month}-01`) !== taxYear);
    if (outside)
      return refusedInput(
        field,
        `${outside.month} is not a month of this tax year: it runs from March to February.`,
      );
  }
  return null;
}

function tooLarge(income: Year, costs: Year) {
  if (income.total > largestAmount) return refusedInput('incomeByMonth', TOO_LARGE);
  return costs.total > largestAmount ? refusedInput('costsByMonth', TOO_LARGE) : null;
}

const TOO_LARGE = 'The months come to more than R 100 billion a year.';
