import { requireAmounts, type Cents } from './money.ts';
import type { DonationsRates, Donor } from './rates/donations-rates.ts';
import {
  bandLine,
  deductedLine,
  effectiveRate,
  from,
  least,
  less,
  notBelowZero,
  randLine,
  resultOf,
  sum,
} from './working.ts';

/** Cents. `givenThisYear`: before this one. `taxedBefore`: above the exemptions of earlier years from 1 March 2018. */
export type DonationsInput = { donor: Donor; donation: Cents; givenThisYear: Cents; taxedBefore: Cents };

/** The tax on all donations so far less the tax on the earlier ones. Throws RangeError for an invalid amount. */
export function donationsTax(input: DonationsInput, rates: DonationsRates) {
  const { donor, donation: amount, givenThisYear, taxedBefore } = input;
  requireAmounts({ donation: amount, givenThisYear, taxedBefore });
  const table = from(rates, 'donations');
  const donation = randLine('donation', 'Donation', amount, 'input');
  const given = randLine('givenThisYear', 'Given earlier in the tax year', givenThisYear, 'input');
  const yearly = randLine('yearlyExemption', 'Exempt in the tax year', rates.exemption[donor], table);
  const left = notBelowZero(less(yearly.amount, given.amount));
  const exempt = deductedLine(
    'exempt',
    'Exempt of this donation',
    least(donation.amount, left),
    'calculated',
  );
  const taxable = randLine('taxable', 'Taxable', less(donation.amount, exempt.amount), 'calculated');
  const overExemption = notBelowZero(less(given.amount, yearly.amount));
  const earlier = randLine(
    'taxedEarlier',
    'Taxable donations before it, since 1 March 2018',
    sum(taxedBefore, overExemption),
    'calculated',
  );
  const all = sum(earlier.amount, taxable.amount);
  const together = randLine('allTaxable', 'All of them', all, 'calculated');
  const taxOnAll = bandLine('taxOnAll', 'Tax on all of them', together.amount, rates.brackets, table);
  const taxOnEarlier = bandLine(
    'taxOnEarlier',
    'Tax on the earlier ones',
    earlier.amount,
    rates.brackets,
    table,
  );
  const due = less(taxOnAll.amount, taxOnEarlier.amount);
  const tax = randLine('donationsTax', 'Donations tax', due, 'calculated');
  const lines = [
    donation,
    given,
    yearly,
    exempt,
    taxable,
    earlier,
    together,
    taxOnAll,
    taxOnEarlier,
    tax,
  ] as const;
  return resultOf(rates.name, [...lines, effectiveRate(tax, donation.amount)]);
}
