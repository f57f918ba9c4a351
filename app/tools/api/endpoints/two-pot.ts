import { twoPotCalculator } from '#app/tools/calculators/two-pot.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, medicalMembers } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const twoPotEndpoint = defineEndpoint(twoPotCalculator, {
  title: 'Two-pot withdrawal',
  about: 'What is left of a withdrawal from the savings pot of a retirement fund, at marginal rates.',
  fields: {
    withdrawal: amount('The withdrawal, before the fee and the tax: at least 2000.'),
    taxableIncome: amountOrZero('Taxable income of the year without the withdrawal.'),
    fee: amountOrZero('The fee of the fund, with VAT.'),
    taxOwed: amountOrZero('Tax of other years that is owed to SARS, which the fund pays over first.'),
    age,
    medicalMembers,
  },
  figures: {
    taxableIncome: rand('As sent.'),
    withdrawal: rand('As sent.'),
    fee: rand('As sent.'),
    taxedWithdrawal: rand('The withdrawal less the fee.'),
    incomeWithIt: rand('The taxable income with it.'),
    applicableRebates: rand('By age.'),
    medicalCredits: rand('Of the year.'),
    taxBefore: rand('The tax of the year without the withdrawal.'),
    taxAfter: rand('The tax of the year with it.'),
    taxOnWithdrawal: rand('The difference.'),
    taxOwedPaid: rand('What of the withdrawal goes to SARS for it.'),
    paidOut: rand('What is left of the withdrawal.'),
    effectiveTaxRate: percent('The tax as a share of what is taxed.'),
  },
  examples: [
    example('sars', 'A withdrawal this year', { withdrawal: '25000.00', taxableIncome: '370000.00' }),
  ],
  compared: 'taxOnWithdrawal',
});
