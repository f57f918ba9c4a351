import { basicAmounts } from './basic-amount.ts';
import { largestAmount, requireAmounts, type Cents } from './money.ts';
import { monthAt, monthNumber, monthText } from './month.ts';
import { taxLine, type PayerRates } from './payer.ts';
import { provisionalTax } from './provisional.ts';
import { isRefusal, refusedInput, type Refusal } from './refusal.ts';
import type { MonthAmount, WorksheetInput } from './worksheet-input.ts';
import { deductedLine, less, notBelowZero, randLine, times, type Line, type RandLine } from './working.ts';

/** Cents. `isKnown`: some income was given, so that the year can be compared with an estimate. */
export type SheetYear = {
  taxableIncome: Cents;
  finalTax: Cents;
  isLoss: boolean;
  isKnown: boolean;
  basicAmountFirst: Cents | null;
  basicAmountSecond: Cents | null;
  lines: readonly Line[];
};

const MONTHS = 12;

export function sheetYear(input: WorksheetInput, payer: PayerRates): SheetYear | Refusal {
  requireAmounts({
    businessIncome: input.businessIncome,
    businessExpenses: input.businessExpenses,
    expectedIncome: input.expectedIncome,
    expectedCosts: input.expectedCosts,
  });
  const income = byMonth('Income', input.incomeByMonth, input.expectedIncome);
  const costs = byMonth('Costs', input.costsByMonth, input.expectedCosts);
  const totals = { income: input.businessIncome + income.total, costs: input.businessExpenses + costs.total };
  const refusal = outsideOf(input) ?? tooLarge(totals);
  if (refusal) return refusal;
  const year =
    payer.payer === 'person' ? personYear(input, totals, payer.rates) : profitYear(input, totals, payer);
  if (isRefusal(year)) return year;
  const isKnown = input.incomeByMonth.length > 0 || totals.income > 0 || input.grossIncome > 0;
  return { ...year, isKnown, lines: [...income.lines, ...costs.lines, ...year.lines] };
}

type Totals = { income: Cents; costs: Cents };
type Worked = Omit<SheetYear, 'isKnown'>;

function personYear(
  input: WorksheetInput,
  { income, costs }: Totals,
  rates: Extract<PayerRates, { payer: 'person' }>['rates'],
): Worked | Refusal {
  const lastAssessment = input.lastAssessment ?? undefined;
  const year = provisionalTax(
    { ...input, businessIncome: income, businessExpenses: costs, lastAssessment },
    rates,
  );
  if (isRefusal(year)) return year;
  const { taxableIncome, finalTax, basicAmountFirst, basicAmountSecond } = year;
  const lines = year.working.filter(({ key }) => !LEFT_OUT.has(key));
  const isLoss = year.taxableBusinessIncome < 0;
  return { taxableIncome, finalTax, isLoss, basicAmountFirst, basicAmountSecond, lines };
}

/** Texts about halves of the year contradict the one payment of this sheet. */
const LEFT_OUT = new Set([
  'employeesTaxPaid',
  'taxPayable',
  'provisionalPayment1',
  'provisionalPayment2',
  'netSalary',
  'effectiveTaxRate',
  'marginalTaxRate',
]);

function profitYear(input: WorksheetInput, { income, costs }: Totals, payer: PayerRates): Worked {
  const earned = randLine('businessIncome', 'Income of the year', income, 'input');
  const spent = deductedLine('businessExpenses', 'Deductible expenses', costs, 'input');
  const profit = less(earned.amount, spent.amount);
  const taxable = randLine('taxableIncome', 'Taxable income', notBelowZero(profit), 'calculated');
  const tax = taxLine('finalTax', 'Tax of the year', taxable.amount, input, payer);
  const basic = input.lastAssessment && basicAmounts(input.lastAssessment, payer.rates);
  return {
    taxableIncome: taxable.amount,
    finalTax: tax.amount,
    isLoss: costs > income,
    basicAmountFirst: basic?.first.amount ?? null,
    basicAmountSecond: basic?.second.amount ?? null,
    lines: [earned, spent, taxable, tax, ...(basic?.lines ?? [])],
  };
}

type MonthSums = { total: Cents; lines: readonly RandLine[] };

function byMonth(label: 'Income' | 'Costs', months: readonly MonthAmount[], expected: Cents): MonthSums {
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
  const isGiven = months.length > 0 || expected > 0;
  return { total: known.amount + toCome.amount, lines: isGiven ? [known, toCome] : [] };
}

function countOf(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

function outsideOf({ yearEnd, incomeByMonth, costsByMonth }: WorksheetInput) {
  const last = yearEnd.slice(0, 7);
  const first = monthAt(monthNumber(last) - MONTHS + 1);
  for (const [field, months] of [
    ['incomeByMonth', incomeByMonth],
    ['costsByMonth', costsByMonth],
  ] as const) {
    const outside = months.find(({ month }) => month !== null && (month < first || month > last));
    if (outside)
      return refusedInput(
        field,
        `${outside.month} is not a month of this year: it runs from ${monthText(first)} to ${monthText(last)}.`,
      );
  }
  return null;
}

function tooLarge({ income, costs }: Totals) {
  if (income > largestAmount) return refusedInput('incomeByMonth', TOO_LARGE);
  return costs > largestAmount ? refusedInput('costsByMonth', TOO_LARGE) : null;
}

const TOO_LARGE = 'The months come to more than R 100 billion a year.';
