import type { Age } from './age.ts';
import { medicalOf } from './assessment.ts';
import { additionalCredit } from './medical.ts';
import { requireAmounts, type Cents } from './money.ts';
import { normalTax } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { provisionalRules, provisionalRulesFrom } from './rates/provisional-rules.ts';
import { unknownRate } from './unknown-rate.ts';
import {
  bandLine,
  figuresOf,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  share,
  type RandLine,
} from './working.ts';

/** Amounts of the year in cents, none negative. */
export type SecondEstimateInput = {
  age: Age;
  medicalMembers: number;
  medicalContributions: Cents;
  medicalExpenses?: Cents;
  disability?: boolean;
  actualTaxableIncome: Cents;
  estimatedTaxableIncome: Cents;
  /** Null where nothing was assessed before: then it is no safe harbour. */
  basicAmount: Cents | null;
  /** Employees' tax and provisional tax paid by the end of the year. */
  taxPaid: Cents;
};

export type SecondEstimateResult = Extract<ReturnType<typeof testSecondEstimate>, { kind: 'result' }>;

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate knows no underestimation penalty. Choose the SARS tables of a year to test a second estimate.";

/** Refused on the firm basis. Throws RangeError unless amounts are whole cents from 0 to R 100 billion. */
export function testSecondEstimate(input: SecondEstimateInput, rates: IndividualRates) {
  const { actualTaxableIncome, estimatedTaxableIncome, taxPaid, medicalContributions } = input;
  const basicAmount = input.basicAmount ?? 0;
  requireAmounts({ actualTaxableIncome, estimatedTaxableIncome, basicAmount, taxPaid, medicalContributions });
  if (rates.name.basis === 'firm') return unknownRate(rates.name, 'provisional', NOT_IN_FIRM_ESTIMATE);
  const inputs = [
    randLine('actualTaxableIncome', 'Actual taxable income', actualTaxableIncome, 'input'),
    randLine('estimatedTaxableIncome', 'Second estimate', estimatedTaxableIncome, 'input'),
    randLine('taxPaid', 'Tax paid by the end of the year', taxPaid, 'input'),
  ];
  const { safe, benchmark, lines } = harbourLines(input, rates);
  const isSafe = estimatedTaxableIncome >= safe.amount;
  const shortfall = notBelowZero(less(benchmark.amount, taxPaid));
  const penaltyFormula = isSafe ? 0 : share(provisionalRules.penalty, shortfall);
  const penalty = randLine('penalty', 'Underestimation penalty', penaltyFormula, from(rates, 'provisional'));
  const actual = taxLine('actualTax', 'Tax on actual taxable income', actualTaxableIncome, input, rates);
  /** A third payment within seven months of the year's end, without the penalty. */
  const owed = notBelowZero(less(actual.amount, taxPaid));
  const topUp = randLine('topUpPayment', 'Third payment, due in September', owed, 'calculated');
  return {
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([safe, penalty, actual, topUp]),
    isSafe,
    notes: rates.name.taxYear < provisionalRulesFrom ? [notConfirmed(rates)] : [],
    working: [...inputs, ...lines, penalty, actual, topUp],
  };
}

type Harbour = { safe: RandLine<'safeEstimate'>; benchmark: RandLine; lines: readonly RandLine[] };

function harbourLines(input: SecondEstimateInput, rates: IndividualRates): Harbour {
  const { actualTaxableIncome: actual, basicAmount } = input;
  const source = from(rates, 'provisional');
  const { upTo, rateUpTo, rateAbove } = provisionalRules.safe;
  const share90or80 = share(actual > upTo ? rateAbove : rateUpTo, actual);
  const part = randLine('safePart', 'Safe part of actual taxable income', share90or80, source);
  const counted = actual > upTo ? null : basicAmount;
  const onPart = taxLine('taxOnSafePart', 'Tax on that part', part.amount, input, rates);
  if (counted === null) {
    const safe = randLine('safeEstimate', 'Lowest safe estimate', part.amount, source);
    return { safe, benchmark: onPart, lines: [part, onPart, safe] };
  }
  const basic = randLine('basicAmount', 'Basic amount', counted, 'input');
  const onBasic = taxLine('taxOnBasicAmount', 'Tax on the basic amount', counted, input, rates);
  const safe = randLine('safeEstimate', 'Lowest safe estimate', least(part.amount, counted), source);
  const lower = least(onPart.amount, onBasic.amount);
  const benchmark = randLine('benchmarkTax', 'The lower of the two taxes', lower, source);
  return { safe, benchmark, lines: [part, onPart, basic, onBasic, benchmark, safe] };
}

/** The tax on a taxable income, less rebates and credits. */
export function taxLine<const Key extends string>(
  key: Key,
  label: string,
  taxableIncome: Cents,
  input: Omit<
    SecondEstimateInput,
    'actualTaxableIncome' | 'estimatedTaxableIncome' | 'basicAmount' | 'taxPaid'
  >,
  rates: IndividualRates,
) {
  const { age, medicalMembers } = input;
  const { applicableRebates, medicalCredits } = normalTax(taxableIncome, age, medicalMembers, rates);
  const additional = additionalCredit(medicalOf(input), taxableIncome, medicalCredits.amount, rates).slice(
    -1,
  );
  const taken = [applicableRebates, medicalCredits, ...additional].map(({ amount }) => amount);
  const credits = taken.filter((amount) => amount > 0);
  return bandLine(key, label, taxableIncome, rates.brackets, from(rates, 'brackets'), credits);
}

function notConfirmed({ name }: IndividualRates): string {
  return `The test is the one of SARS's guide of June 2026. Whether it was the same in ${name.label} was not confirmed.`;
}
