import { requireAmounts, type Cents } from './money.ts';
import type { TrustRates } from './rates/trust-rates.ts';
import { effectiveRate, from, randLine, resultOf, share } from './working.ts';

/** Cents a year. Throws RangeError unless the income is whole cents from 0 to R 100 billion. */
export function trustTax({ taxableIncome }: { taxableIncome: Cents }, rates: TrustRates) {
  requireAmounts({ taxableIncome });
  const taxable = randLine('taxableIncome', 'Taxable income', taxableIncome, 'input');
  const formula = share(rates.rate, taxableIncome);
  const tax = randLine('trustTax', 'Tax of the trust', formula, from(rates, 'trust'));
  return resultOf(rates.name, [taxable, tax, effectiveRate(tax, taxableIncome)]);
}
