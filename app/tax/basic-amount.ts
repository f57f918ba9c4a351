import { requireAmount, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import type { IndividualRates } from './rates/tables.ts';
import { provisionalRules } from './rates/provisional-rules.ts';
import { less, notBelowZero, randLine, share, sum, times, type Formula, type RandLine } from './working.ts';

const MONTHS_IN_YEAR = 12;

/** `taxYear` is a year of assessment, possibly older than all tables. */
export type LastAssessment = { taxYear: number; taxableIncome: Cents; taxableCapitalGain: Cents };

export type BasicAmounts = { first: RandLine; second: RandLine; lines: readonly RandLine[] };

/** Months from the start of the tax year to the day on which an estimate is due. */
const DUE_AFTER = { first: 6, second: MONTHS_IN_YEAR };

/** Fourth Schedule, paragraph 19(1)(d): plus 8% a year, not compounded, if due over 18 months later. */
export function basicAmounts(last: LastAssessment, rates: IndividualRates): BasicAmounts {
  requireAssessment(last, rates);
  const { taxableIncome, taxableCapitalGain } = last;
  const income = randLine(
    'lastAssessedTaxableIncome',
    'Taxable income last assessed',
    taxableIncome,
    'input',
  );
  const gain = randLine('lastAssessedCapitalGain', 'Taxable capital gain in it', taxableCapitalGain, 'input');
  const without = randLine(
    'lastAssessedWithoutGain',
    'Last assessed without the gain',
    notBelowZero(less(taxableIncome, taxableCapitalGain)),
    'calculated',
  );
  const years = rates.name.taxYear - last.taxYear;
  const source = from(rates, 'provisional');
  const first = randLine(
    'basicAmountFirst',
    'Basic amount, first estimate',
    raised(without.amount, years, DUE_AFTER.first),
    source,
  );
  const second = randLine(
    'basicAmountSecond',
    'Basic amount, second estimate',
    raised(without.amount, years, DUE_AFTER.second),
    source,
  );
  return { first, second, lines: [income, gain, without, first, second] };
}

/** `dueAfter` is in months of the last of the years. */
function raised(assessed: Cents, years: number, dueAfter: number): Formula {
  const monthsSince = (years - 1) * MONTHS_IN_YEAR + dueAfter;
  if (monthsSince <= provisionalRules.monthsUntilIncrease) return assessed;
  return sum(assessed, share(provisionalRules.increaseAYear, times(years, assessed)));
}

function requireAssessment(last: LastAssessment, { name }: IndividualRates): void {
  requireAmount(last.taxableIncome, 'lastAssessedTaxableIncome');
  requireAmount(last.taxableCapitalGain, 'lastAssessedCapitalGain');
  if (!Number.isInteger(last.taxYear) || last.taxYear >= name.taxYear)
    throw new RangeError('lastAssessedTaxYear must be a year before the one estimated');
}
