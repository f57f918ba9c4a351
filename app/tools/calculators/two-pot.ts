import { formatRate, rand } from '#app/tax/money.ts';
import { FIRST_TWO_POT_YEAR, twoPotRates } from '#app/tax/rates/two-pot-rates.ts';
import { twoPotTax } from '#app/tax/two-pot.ts';
import { defineCalculator } from './calculator.ts';
import { ofAYear } from './doubts.ts';
import { amountField, onceField } from './field.ts';
import { ageField, ageOf, membersField, yearsFrom } from './fields.ts';

const INCOME_OF_A_YEAR = { least: rand(60_000), most: rand(1_000_000_000) };

export const twoPotCalculator = defineCalculator({
  type: 'two-pot',
  tool: 'lump-sums',
  part: 'Savings pot (two-pot)',
  estimates: 'what is left of a withdrawal from the savings pot of a retirement fund',
  success: 'Your two-pot calculation has been completed.',
  hasPeriods: false,
  takes: { field: 'withdrawal' },
  bases: ['sars'],
  years: () => yearsFrom(FIRST_TWO_POT_YEAR),
  fields: () => [
    onceField(
      'withdrawal',
      'Withdrawal',
      'From the savings pot, before the fee and the tax. At least R\u202f2\u202f000, once in a tax year.',
    ),
    {
      ...amountField(
        'taxableIncome',
        'Taxable income',
        'Of the whole tax year, without the withdrawal and after retirement contributions. If your job or pay changed, add the months of each: such as eight at the old pay and four at the new.',
      ),
      doubt: ofAYear(INCOME_OF_A_YEAR),
    },
    ageField,
    membersField,
    onceField('fee', 'Fee of the fund', 'With VAT. It comes off before the tax; each fund sets its own.'),
    onceField(
      'taxOwed',
      'Tax you owe SARS already',
      'Of other years, on your statement of account. Without an arrangement the fund pays it over first.',
    ),
  ],
  needs: () => ['withdrawal', 'taxableIncome'],
  input: (entry) => ({
    withdrawal: entry.amount('withdrawal'),
    taxableIncome: entry.amount('taxableIncome'),
    fee: entry.amount('fee'),
    taxOwed: entry.amount('taxOwed'),
    age: ageOf(entry.choice('age')),
    medicalMembers: Number(entry.choice('medicalMembers')),
  }),
  rates: twoPotRates,
  tax: twoPotTax,
  sheet: (result, { rates }) => ({
    tax: { key: 'taxOnWithdrawal', cents: result.taxOnWithdrawal },
    means:
      result.taxOnWithdrawal === 0
        ? 'No tax is due on it on this income.'
        : `SARS takes ${formatRate(result.effectiveTaxRate)} of ${result.fee > 0 ? 'what is left after the fund’s fee' : 'the withdrawal'}, because it is taxed on top of your other income.`,
    headlines: [
      { label: 'Paid out', once: true, cents: result.paidOut },
      { label: 'Tax on the withdrawal', once: true, cents: result.taxOnWithdrawal },
      { label: 'Effective rate', text: formatRate(result.effectiveTaxRate) },
    ],
    position: { brackets: rates.brackets, income: result.incomeWithIt },
    shares: {
      whole: 'the withdrawal',
      parts: [
        { label: 'Paid out', cents: result.paidOut },
        { label: 'Tax', cents: result.taxOnWithdrawal },
        ...(result.taxOwedPaid > 0 ? [{ label: 'Tax owed already', cents: result.taxOwedPaid }] : []),
        ...(result.fee > 0 ? [{ label: 'Fee', cents: result.fee }] : []),
      ],
    },
  }),
  explains: {
    how: [
      'A withdrawal from the savings pot is taxed as income of the year, not by the tables of lump sums. It is stacked on top of your other income.',
      'So the tax is worked out twice, with the withdrawal and without it. The difference is exact also where the withdrawal reaches into a higher band.',
      'A fund pays one withdrawal in a tax year. If you may need more before the end of February, take it at once: the next is possible from 1 March.',
      'The fund asks SARS for a directive first. SARS names the rate from what it knows of your income; the assessment settles the difference.',
    ],
    leavesOut: [
      'The additional medical credit, of which a withdrawal may take away a part.',
      'What the money would have grown to until you retire.',
    ],
  },
});
