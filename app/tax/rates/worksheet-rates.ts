import type { TaxYear } from '../tax-year.ts';
import { taxYearLabel } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { firmIndividual } from './firm.ts';
import { individualRates } from './individual-rates.ts';
import { provisionalRulesFrom } from './provisional-rules.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import type { IndividualRates } from './tables.ts';

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no basic amount and no penalties. Choose the SARS tables of a year for the worksheet.";

/** Those of individuals. Refuses years for which the rules of estimates were not confirmed. */
export function worksheetRates(basis: Basis, taxYear: TaxYear): IndividualRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'provisional', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < provisionalRulesFrom)
    return unknownRate(sarsTableName(taxYear), 'provisional', notConfirmed(taxYear));
  return individualRates(basis, taxYear);
}

function notConfirmed(taxYear: TaxYear): string {
  return `The rules of estimates and penalties of ${taxYearLabel(taxYear)} could not be confirmed from a published source: there is a worksheet from ${taxYearLabel(provisionalRulesFrom)} on.`;
}
