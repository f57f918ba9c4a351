import { requireAmounts, type Cents } from './money.ts';
import { taxLine, type Credited, type PayerRates } from './payer.ts';
import type { TableName } from './rates/table-name.ts';
import { provisionalRules, provisionalRulesFrom } from './rates/provisional-rules.ts';
import { unknownRate } from './unknown-rate.ts';
import { figuresOf, from, least, less, notBelowZero, randLine, share, type RandLine } from './working.ts';

/** Amounts of the year in cents, none negative. */
export type SecondEstimateInput = Credited & {
  actualTaxableIncome: Cents;
  estimatedTaxableIncome: Cents;
  /** Null if nothing was assessed before: there is then no safe harbour. */
  basicAmount: Cents | null;
  /** Employees' tax and provisional tax paid by the last day of the year (paragraph 20(1)). */
  taxPaid: Cents;
};

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate knows no underestimation penalty. Choose the SARS tables of a year to test a second estimate.";

/** Refused on the firm basis. Throws RangeError unless amounts are whole cents from 0 to R 100 billion. */
export function testSecondEstimate(input: SecondEstimateInput, payer: PayerRates) {
  const { rates } = payer;
  const { actualTaxableIncome, estimatedTaxableIncome, taxPaid, medicalContributions } = input;
  const basicAmount = input.basicAmount ?? 0;
  requireAmounts({ actualTaxableIncome, estimatedTaxableIncome, basicAmount, taxPaid, medicalContributions });
  if (rates.name.basis === 'firm') return unknownRate(rates.name, 'provisional', NOT_IN_FIRM_ESTIMATE);
  const inputs = [
    randLine('actualTaxableIncome', 'Actual taxable income', actualTaxableIncome, 'input'),
    randLine('estimatedTaxableIncome', 'Second estimate', estimatedTaxableIncome, 'input'),
    randLine('taxPaid', 'Tax paid by the end of the year', taxPaid, 'input'),
  ];
  const { safe, benchmark, lines } = harbourLines(input, payer);
  const isSafe = estimatedTaxableIncome >= safe.amount;
  const shortfall = notBelowZero(less(benchmark.amount, taxPaid));
  const penaltyFormula = isSafe ? 0 : share(provisionalRules.penalty, shortfall);
  const penalty = randLine('penalty', 'Underestimation penalty', penaltyFormula, from(rates, 'provisional'));
  const actual = taxLine('actualTax', 'Tax on actual taxable income', actualTaxableIncome, input, payer);
  /** Without the penalty: a third payment within seven months of the year's end. */
  const owed = notBelowZero(less(actual.amount, taxPaid));
  const topUp = randLine('topUpPayment', 'Third payment, due in September', owed, 'calculated');
  return {
    kind: 'result' as const,
    table: rates.name,
    ...figuresOf([safe, penalty, actual, topUp]),
    isSafe,
    notes: rates.name.taxYear < provisionalRulesFrom ? [notConfirmed(rates.name)] : [],
    working: [...inputs, ...lines, penalty, actual, topUp],
  };
}

type Harbour = { safe: RandLine<'safeEstimate'>; benchmark: RandLine; lines: readonly RandLine[] };

function harbourLines(input: SecondEstimateInput, payer: PayerRates): Harbour {
  const { actualTaxableIncome: actual, basicAmount } = input;
  const source = from(payer.rates, 'provisional');
  const { upTo, rateUpTo, rateAbove } = provisionalRules.safe;
  const share90or80 = share(actual > upTo ? rateAbove : rateUpTo, actual);
  const part = randLine('safePart', 'Safe part of actual taxable income', share90or80, source);
  const counted = actual > upTo ? null : basicAmount;
  const onPart = taxLine('taxOnSafePart', 'Tax on that part', part.amount, input, payer);
  if (counted === null) {
    const safe = randLine('safeEstimate', 'Lowest safe estimate', part.amount, source);
    return { safe, benchmark: onPart, lines: [part, onPart, safe] };
  }
  const basic = randLine('basicAmount', 'Basic amount', counted, 'input');
  const onBasic = taxLine('taxOnBasicAmount', 'Tax on the basic amount', counted, input, payer);
  const safe = randLine('safeEstimate', 'Lowest safe estimate', least(part.amount, counted), source);
  const lower = least(onPart.amount, onBasic.amount);
  const benchmark = randLine('benchmarkTax', 'The lower of the two taxes', lower, source);
  return { safe, benchmark, lines: [part, onPart, basic, onBasic, benchmark, safe] };
}

function notConfirmed({ label }: TableName): string {
  return `The test is the one of SARS's guide of June 2026. Whether it was the same in ${label} was not confirmed.`;
}
