import type { LastAssessment } from '#app/tax/basic-amount.ts';
import { largestAmount } from '#app/tax/money.ts';
import type { ProvisionalInput, ProvisionalResult } from '#app/tax/provisional.ts';
import type { IndividualRates } from '#app/tax/rates/tables.ts';
import { testSecondEstimate, type SecondEstimateResult } from '#app/tax/second-estimate.ts';
import { yearOfAssessment, type TaxYear } from '#app/tax/tax-year.ts';
import { isUnknownRate } from '#app/tax/unknown-rate.ts';
import type { Working } from '#app/tax/working.ts';
import { choiceField, onceField } from './field.ts';
import type { Entry } from './read-entry.ts';
import { yearOption } from './fields.ts';

const YEARS_BACK = 10;
const ASSESSED = 'The last assessment';
const ESTIMATED = 'The second estimate';

const ALREADY_SHOWN = new Set(['actualTaxableIncome', 'basicAmount']);

export function estimateFields(taxYear: TaxYear) {
  return [
    {
      ...onceField('lastAssessedTaxableIncome', 'Taxable income last assessed'),
      group: ASSESSED,
    },
    { ...onceField('lastAssessedCapitalGain', 'Taxable capital gain in it'), group: ASSESSED },
    {
      ...choiceField(
        'lastAssessedYear',
        'Tax year it is for',
        Array.from({ length: YEARS_BACK }, (_, back) => yearOption(taxYear - 1 - back)),
      ),
      group: ASSESSED,
    },
    {
      ...onceField(
        'secondEstimate',
        'Taxable income you estimate',
        'It is tested against the taxable income worked out from the figures above.',
      ),
      group: ESTIMATED,
    },
    {
      ...onceField('provisionalTaxPaid', 'Provisional tax paid', 'By the last day of the tax year.'),
      group: ESTIMATED,
    },
  ];
}

/** Null for an empty amount, or a year that is not before `taxYear`. */
export function lastAssessmentOf(
  entry: Entry<ReturnType<typeof estimateFields>[number]>,
  taxYear: TaxYear,
): LastAssessment | null {
  const taxableIncome = entry.amount('lastAssessedTaxableIncome');
  const year = yearOfAssessment(Number(entry.choice('lastAssessedYear')));
  if (taxableIncome === 0 || year >= taxYear) return null;
  return { taxYear: year, taxableIncome, taxableCapitalGain: entry.amount('lastAssessedCapitalGain') };
}

/** Null for an empty estimate, sums above R 100 billion, or tables that cannot test it. */
export function estimateTest(
  entry: Entry<ReturnType<typeof estimateFields>[number]>,
  input: ProvisionalInput,
  result: ProvisionalResult,
  rates: IndividualRates,
): SecondEstimateResult | null {
  const estimatedTaxableIncome = entry.amount('secondEstimate');
  if (estimatedTaxableIncome === 0) return null;
  const sums = {
    actualTaxableIncome: result.taxableIncome,
    basicAmount: result.basicAmountSecond,
    taxPaid: result.employeesTaxPaid + entry.amount('provisionalTaxPaid'),
  };
  if (Object.values(sums).some((sum) => sum !== null && sum > largestAmount)) return null;
  const test = testSecondEstimate({ ...medicalInput(input), estimatedTaxableIncome, ...sums }, rates);
  return isUnknownRate(test) ? null : test;
}

function medicalInput(input: ProvisionalInput) {
  const { age, medicalMembers, medicalContributions, medicalExpenses, disability } = input;
  return { age, medicalMembers, medicalContributions, medicalExpenses, disability };
}

export function newTestLines({ working }: SecondEstimateResult): Working {
  return working.filter(({ key }) => !ALREADY_SHOWN.has(key));
}

export function verdictOf({ isSafe, penalty }: SecondEstimateResult): string {
  if (isSafe) return 'Your second estimate is high enough: there is no underestimation penalty.';
  return penalty === 0
    ? 'Your second estimate is too low, but what you paid covers the tax it is tested by: there is no penalty.'
    : 'Your second estimate is too low: SARS may add the underestimation penalty below.';
}
