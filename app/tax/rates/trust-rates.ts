import type { BasisPoints } from '../money.ts';
import type { TaxYear } from '../tax-year.ts';
import { unknownRate, type UnknownRate } from '../unknown-rate.ts';
import { tablesOf } from '../years/index.ts';
import { firmIndividual } from './firm.ts';
import { sarsTableName, type Basis, type TableName } from './table-name.ts';

export type TrustRates = { name: TableName; rate: BasisPoints };

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no rate of tax for trusts. Choose the SARS tables of a year to work it out.";

export function trustRates(basis: Basis, taxYear: TaxYear): TrustRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'trust', NOT_IN_FIRM_ESTIMATE);
  const name = sarsTableName(taxYear);
  const rate = tablesOf(taxYear).trust;
  return rate === null ? unknownRate(name, 'trust', notConfirmed(name)) : { name, rate };
}

function notConfirmed({ label }: TableName): string {
  return `The rate of tax for trusts in ${label} could not be confirmed from a published source, so no figure is given.`;
}
