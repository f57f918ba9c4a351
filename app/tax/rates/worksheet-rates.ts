import type { Payer, PayerRates } from '../payer.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { TaxYear } from '../tax-year.ts';
import { taxYearLabel } from '../tax-year.ts';
import { unknownRate } from '../unknown-rate.ts';
import { companyRates } from './company-rates.ts';
import { firmIndividual } from './firm.ts';
import { individualRates } from './individual-rates.ts';
import { provisionalRulesFrom } from './provisional-rules.ts';
import { sarsTableName, type Basis } from './table-name.ts';
import { trustRates } from './trust-rates.ts';

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no basic amount and no penalties. Choose the SARS tables of a year for the worksheet.";

/** `yearEnd`: of a company, ISO. Refuses years for which the rules of estimates were not confirmed. */
export function worksheetRates(
  basis: Basis,
  taxYear: TaxYear,
  payer: Payer = 'person',
  yearEnd?: string,
): PayerRates | Refusal {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'provisional', NOT_IN_FIRM_ESTIMATE);
  if (taxYear < provisionalRulesFrom)
    return unknownRate(sarsTableName(taxYear), 'provisional', notConfirmed(taxYear));
  switch (payer) {
    case 'person':
      return { payer, rates: individualRates(basis, taxYear) };
    case 'trust': {
      const rates = trustRates(basis, taxYear);
      return isRefusal(rates) ? rates : { payer, rates };
    }
    default: {
      const rates = companyRates(basis, { taxYear, yearEnd });
      return isRefusal(rates) ? rates : { payer, rates };
    }
  }
}

function notConfirmed(taxYear: TaxYear): string {
  return `The rules of estimates and penalties of ${taxYearLabel(taxYear)} could not be confirmed from a published source: there is a worksheet from ${taxYearLabel(provisionalRulesFrom)} on.`;
}
