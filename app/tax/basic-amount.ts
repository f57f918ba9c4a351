import { requireAmount, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import type { IndividualRates } from './rates/individual-rates.ts';
import { provisionalRules } from './rates/provisional.ts';
import { notBelowZero, less, randLine, share, sum, type RandLine } from './working.ts';

/** The newest assessment SARS has issued. `monthsSince` counts from the end of the year it is for to the estimate. */
export type LastAssessment = { taxableIncome: Cents; taxableCapitalGain: Cents; monthsSince: number };

/**
 * The basic amount, with the lines that lead to it: the taxable income last assessed less its taxable capital gain, plus 8%
 * when more than 18 months have passed since the end of that year. Throws RangeError for what no form lets through.
 */
export function basicAmountLines(last: LastAssessment, rates: IndividualRates): readonly RandLine[] {
  const { taxableIncome, taxableCapitalGain, monthsSince } = requireAssessment(last);
  const income = randLine(
    'lastAssessedTaxableIncome',
    'Taxable income last assessed',
    taxableIncome,
    'entered',
  );
  const gain = randLine(
    'lastAssessedCapitalGain',
    'Taxable capital gain in it',
    taxableCapitalGain,
    'entered',
  );
  const without = notBelowZero(less(income.amount, gain.amount));
  const source = from(rates, 'provisional');
  if (monthsSince <= provisionalRules.monthsUntilIncrease)
    return [income, gain, randLine('basicAmount', 'Basic amount', without, source)];
  const before = randLine('basicAmountBefore', 'Basic amount before its increase', without, source);
  const increased = sum(before.amount, share(provisionalRules.increase, before.amount));
  return [income, gain, before, randLine('basicAmount', 'Basic amount', increased, source)];
}

function requireAssessment(last: LastAssessment): LastAssessment {
  requireAmount(last.taxableIncome, 'lastAssessedTaxableIncome');
  requireAmount(last.taxableCapitalGain, 'lastAssessedCapitalGain');
  if (!Number.isInteger(last.monthsSince) || last.monthsSince < 0)
    throw new RangeError('monthsSinceAssessment must be a whole number from 0');
  return last;
}
