import { lumpSumTax } from '#app/tax/lump-sum.ts';
import { formatRate } from '#app/tax/money.ts';
import { lumpSumRates, type LumpSumKind } from '#app/tax/rates/lump-sum-rates.ts';
import { taxYears } from '#app/tax/tax-years.ts';
import { tablesOf } from '#app/tax/years/index.ts';
import { defineCalculator } from './calculator.ts';
import { choiceField, onceField, optionsOf } from './field.ts';
import { yearOption } from './fields.ts';

export const lumpSumLabels = {
  retirement: 'At retirement, or after a death',
  severance: 'Severance pay',
  withdrawal: 'Withdrawal before retirement',
} satisfies Record<LumpSumKind, string>;

export const lumpSumCalculator = defineCalculator({
  type: 'lump-sum',
  group: 'retirement',
  menuLabel: 'Lump Sum',
  heading: 'Lump Sum Tax Calculator',
  estimates: 'the tax on a lump sum from a retirement fund or an employer',
  success: 'Your lump sum calculation has been completed.',
  hasPeriods: false,
  bases: ['sars'],
  years: () =>
    taxYears
      .filter((year) => tablesOf(year).lumpSums)
      .toReversed()
      .map(yearOption),
  fields: () => [
    choiceField('kind', 'Kind of lump sum', optionsOf(lumpSumLabels)),
    onceField('lumpSum', 'Lump sum', 'Before tax, as the fund or the employer names it.'),
    onceField(
      'earlierLumpSums',
      'Earlier lump sums',
      'All of them together, before tax: retirement since October 2007, withdrawals since March 2009, severance since March 2011.',
    ),
  ],
  input: (entry) => ({ lumpSum: entry.amount('lumpSum'), earlierLumpSums: entry.amount('earlierLumpSums') }),
  rates: (basis, taxYear, entry) => lumpSumRates(basis, taxYear, entry.choice('kind') as LumpSumKind),
  tax: lumpSumTax,
  sheet: (result, { rates }) => ({
    tax: { key: 'lumpSumTax', cents: result.lumpSumTax },
    headlines: [
      { label: 'Paid out', once: true, cents: result.paidOut },
      { label: 'Tax on this lump sum', once: true, cents: result.lumpSumTax },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
    ],
    position: { brackets: rates.brackets, income: result.allLumpSums, of: 'All lump sums' },
    shares: {
      whole: 'the lump sum',
      parts: [
        { label: 'Paid out', cents: result.paidOut },
        { label: 'Tax', cents: result.lumpSumTax },
      ],
    },
  }),
  explains: {
    how: [
      'Lump sums have tables of their own. Retirement and severance share one; withdrawals before retirement have another, with a smaller tax-free part.',
      'The tax-free part is for a lifetime. So the tax on all sums so far is worked out, and the tax on the earlier ones comes off it, both by the table of this sum.',
      'The fund or the employer asks SARS for a directive, and pays the tax before you get the money.',
    ],
    leavesOut: [
      'Money from the savings pot: it is taxed with your income, in the calculator beside this one.',
      'Contributions that were never deducted, which are paid out free of tax, and money that moves to another fund.',
      'Tax that you owe already: SARS may have it taken from the sum.',
    ],
  },
});
