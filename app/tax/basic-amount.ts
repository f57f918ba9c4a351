import { requireAmounts, type Cents } from './money.ts';
import { provisionalRules } from './rates/provisional-rules.ts';
import type { TableName } from './rates/table-name.ts';
import { from, less, notBelowZero, randLine, share, sum, times, type Formula } from './working.ts';

const MONTHS_IN_YEAR = 12;

/** `taxYear` is a year of assessment, possibly older than all tables. */
export type LastAssessment = {
  taxYear: number;
  taxableIncome: Cents;
  taxableCapitalGain: Cents;
  /** Of a person: retirement fund lump sums and severance benefits. */
  lumpSums?: Cents;
};

/** Months from the start of the tax year to the day on which an estimate is due. */
const DUE_AFTER = { first: 6, second: MONTHS_IN_YEAR };

/** Fourth Schedule, paragraph 19(1)(d): plus 8% a year, simple, if due over 18 months later. Throws RangeError. */
export function basicAmounts(last: LastAssessment, rates: { name: TableName }) {
  const { taxYear, taxableIncome, taxableCapitalGain, lumpSums = 0 } = last;
  requireAmounts({
    lastAssessedTaxableIncome: taxableIncome,
    lastAssessedCapitalGain: taxableCapitalGain,
    lastAssessedLumpSums: lumpSums,
  });
  if (!Number.isInteger(taxYear) || taxYear >= rates.name.taxYear)
    throw new RangeError('lastAssessedTaxYear must be a year before the one estimated');
  const sums = lumpSums > 0 ? [lumpSums] : [];
  const without = randLine(
    'lastAssessedWithoutGain',
    lumpSums > 0 ? 'Last assessed without the gain and lump sums' : 'Last assessed without the gain',
    notBelowZero(less(taxableIncome, taxableCapitalGain, ...sums)),
    'calculated',
  );
  const years = rates.name.taxYear - taxYear;
  const source = from(rates, 'provisional');
  const raisedAfter = (months: number) => raised(without.amount, years, months);
  const firstAmount = raisedAfter(DUE_AFTER.first);
  const secondAmount = raisedAfter(DUE_AFTER.second);
  const first = randLine('basicAmountFirst', 'Basic amount, first estimate', firstAmount, source);
  const second = randLine('basicAmountSecond', 'Basic amount, second estimate', secondAmount, source);
  const lines = [
    randLine('lastAssessedTaxableIncome', 'Taxable income last assessed', taxableIncome, 'input'),
    randLine('lastAssessedCapitalGain', 'Taxable capital gain in it', taxableCapitalGain, 'input'),
    ...sums.map((of) => randLine('lastAssessedLumpSums', 'Lump sums in it', of, 'input')),
    without,
    first,
    second,
  ];
  return { first, second, lines };
}

/** `dueAfter` is in months of the last of the years. */
function raised(assessed: Cents, years: number, dueAfter: number): Formula {
  const monthsSince = (years - 1) * MONTHS_IN_YEAR + dueAfter;
  if (monthsSince <= provisionalRules.monthsUntilIncrease) return assessed;
  return sum(assessed, share(provisionalRules.increaseAYear, times(years, assessed)));
}
