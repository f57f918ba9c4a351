import { requireAmount, type BasisPoints, type Cents } from './money.ts';
import { from } from './normal-tax.ts';
import type { TableName } from './rates/table-name.ts';
import type { TrustRates } from './rates/trust-rates.ts';
import { randLine, rateLine, share, type Working } from './working.ts';

/** Cents a year, not negative. */
export type TrustInput = { taxableIncome: Cents };

export type TrustResult = {
  kind: 'result';
  table: TableName;
  taxableIncome: Cents;
  trustTax: Cents;
  effectiveTaxRate: BasisPoints;
  working: Working;
};

/** Throws RangeError unless the income is whole cents from 0 to R 100 billion. */
export function trustTax({ taxableIncome }: TrustInput, rates: TrustRates): TrustResult {
  requireAmount(taxableIncome, 'taxableIncome');
  const taxable = randLine('taxableIncome', 'Taxable income', taxableIncome, 'input');
  const tax = randLine(
    'trustTax',
    'Tax of the trust',
    share(rates.rate, taxableIncome),
    from(rates, 'trust'),
  );
  const ratio = { op: 'ratio', part: tax.amount, whole: taxableIncome } as const;
  const effective = rateLine('effectiveTaxRate', 'Effective tax rate', ratio, 'calculated');
  return {
    kind: 'result',
    table: rates.name,
    taxableIncome,
    trustTax: tax.amount,
    effectiveTaxRate: effective.rate,
    working: [taxable, tax, effective],
  };
}
