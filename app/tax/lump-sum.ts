import { requireAmounts, type Cents } from './money.ts';
import type { LumpSumTable } from './rates/lump-sum-rates.ts';
import { bandLine, effectiveRate, from, less, randLine, resultOf, sum } from './working.ts';

/** `earlierLumpSums`: all earlier ones that count, of any kind. */
export type LumpSumInput = { lumpSum: Cents; earlierLumpSums: Cents };

/** Cents. Retirement sums count since October 2007, withdrawals since March 2009, severance since March 2011 (SARS). */
export function lumpSumTax(input: LumpSumInput, { name, brackets, note }: LumpSumTable) {
  const { lumpSum: amount, earlierLumpSums } = input;
  requireAmounts({ lumpSum: amount, earlierLumpSums });
  const table = from({ name }, 'lump-sums');
  const lumpSum = randLine('lumpSum', 'Lump sum', amount, 'input');
  const earlier = randLine('earlierLumpSums', 'Earlier lump sums', earlierLumpSums, 'input');
  const all = randLine('allLumpSums', 'All lump sums', sum(lumpSum.amount, earlier.amount), 'calculated');
  const taxOnAll = bandLine('taxOnAll', 'Tax on all of them', all.amount, brackets, table);
  const taxOnEarlier = bandLine('taxOnEarlier', 'Tax on the earlier ones', earlier.amount, brackets, table);
  const due = less(taxOnAll.amount, taxOnEarlier.amount);
  const tax = randLine('lumpSumTax', 'Tax on this lump sum', due, 'calculated');
  const paidOut = randLine('paidOut', 'Paid out', less(lumpSum.amount, tax.amount), 'calculated');
  const lines = [lumpSum, earlier, all, taxOnAll, taxOnEarlier, tax, paidOut] as const;
  return resultOf(name, [...lines, effectiveRate(tax, lumpSum.amount)], note ? [note] : []);
}
