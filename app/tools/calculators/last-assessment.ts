import type { LastAssessment } from '#app/tax/basic-amount.ts';
import { yearOfAssessment, type TaxYear } from '#app/tax/tax-year.ts';
import { choiceField, onceField } from './field.ts';
import { yearOption } from './fields.ts';
import type { Entry } from './read-entry.ts';

const YEARS_BACK = 10;
const ASSESSED = 'The last assessment';

export function lastAssessedFields(taxYear: TaxYear, isPerson: boolean) {
  return [
    { ...onceField('lastAssessedTaxableIncome', 'Taxable income last assessed'), group: ASSESSED },
    { ...onceField('lastAssessedCapitalGain', 'Taxable capital gain in it'), group: ASSESSED },
    ...(isPerson
      ? [
          {
            ...onceField(
              'lastAssessedLumpSums',
              'Lump sums in it',
              'From a retirement fund or as a severance benefit.',
            ),
            group: ASSESSED,
          },
        ]
      : []),
    {
      ...choiceField(
        'lastAssessedYear',
        'Tax year it is for',
        Array.from({ length: YEARS_BACK }, (_, back) => yearOption(taxYear - 1 - back)),
      ),
      group: ASSESSED,
    },
  ];
}

/** Null for an empty amount, or a year that is not before `taxYear`. */
export function lastAssessmentOf(
  entry: Entry<ReturnType<typeof lastAssessedFields>[number]>,
  taxYear: TaxYear,
): LastAssessment | null {
  const taxableIncome = entry.amount('lastAssessedTaxableIncome');
  const year = yearOfAssessment(Number(entry.choice('lastAssessedYear')));
  if (taxableIncome === 0 || year >= taxYear) return null;
  return {
    taxYear: year,
    taxableIncome,
    taxableCapitalGain: entry.amount('lastAssessedCapitalGain'),
    lumpSums: entry.amount('lastAssessedLumpSums'),
  };
}
