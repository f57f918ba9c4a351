import { requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import { firmIndividual } from './rates/firm.ts';
import type { Basis, TableName } from './rates/table-name.ts';
import { trustRates as rateByYear } from './rates/trust.ts';
import { taxYearLabel, type TaxYear } from './tax-year.ts';
import { unknownRate, type UnknownRate } from './unknown-rate.ts';
import { randLine, rateLine, share, type Working } from './working.ts';

/** The flat rate of trusts other than special trusts, which are taxed like individuals. */
export type TrustRates = { name: TableName; rate: BasisPoints };

/** The taxable income of a trust a year, in cents, not negative. */
export type TrustInput = { taxableIncome: Cents };

/** Every figure is a line of `working`. */
export type TrustResult = {
  kind: 'result';
  table: TableName;
  taxableIncome: Cents;
  trustTax: Cents;
  effectiveTaxRate: BasisPoints;
  working: Working;
};

const NOT_IN_FIRM_ESTIMATE =
  "The firm's estimate has no rate of tax for trusts. Choose the SARS tables of a year to work it out.";

/** SARS's rate for trusts in the year; refused by name for the firm's estimate and for years where it is not confirmed. */
export function trustRates(basis: Basis, taxYear: TaxYear): TrustRates | UnknownRate {
  if (basis === 'firm') return unknownRate(firmIndividual.name, 'trust', NOT_IN_FIRM_ESTIMATE);
  const name: TableName = { basis, taxYear, label: taxYearLabel(taxYear) };
  const rate = rateByYear[taxYear];
  return rate === null ? unknownRate(name, 'trust', notConfirmed(name)) : { name, rate };
}

/** The income tax of a trust. Throws RangeError unless the income is whole cents from 0 to R 100 billion. */
export function trustTax({ taxableIncome }: TrustInput, rates: TrustRates): TrustResult {
  requireAmount(taxableIncome, 'taxableIncome');
  const taxable = randLine('taxableIncome', 'Taxable income', taxableIncome, 'entered');
  const tax = randLine(
    'trustTax',
    'Tax of the trust',
    share(rates.rate, taxableIncome),
    from(rates, 'trust'),
  );
  const ratio = { op: 'ratio', part: tax.amount, whole: taxableIncome } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'worked');
  return {
    kind: 'result',
    table: rates.name,
    taxableIncome,
    trustTax: tax.amount,
    effectiveTaxRate: effective.rate,
    working: [taxable, tax, effective],
  };
}

function notConfirmed({ label }: TableName): string {
  return `The rate of tax for trusts in ${label} could not be confirmed from a published source, so no figure is given.`;
}
