import { retrenchmentCalculator } from '#app/tools/calculators/retrenchment.ts';
import { noticeLabels } from '#app/tools/calculators/retrenchment-fields.ts';
import { frequencyLabels } from '#app/tools/calculators/payslip-fields.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, choice, flag, quantity, requiredDate, wholeNumber } from '../fields.ts';
import { rand } from '../figures.ts';

const NO_OR_YES = { no: 'No', yes: 'Yes' };

export const retrenchmentEndpoint = defineEndpoint(retrenchmentCalculator, {
  title: 'Retrenchment',
  about:
    'What an employer owes at least on retrenchment, the tax on severance, notice, leave, bonus and fund money, and the money in hand. The tables are those of the last day, whatever the tax year. The firm\'s estimate has none: send "sars".',
  fields: {
    pay: amount('Pay of a month, fortnight or week before deductions.'),
    frequency: choice(frequencyLabels, 'Of what it is the pay.'),
    daysAWeek: wholeNumber(7, 'Days of work a week.', { least: 1, initial: 5 }),
    startedOn: requiredDate('First day of employment.'),
    endsOn: requiredDate('Last day of employment.'),
    notice: choice(noticeLabels, 'Whether notice is paid instead of worked.'),
    leaveDays: quantity('Days of leave not taken.'),
    bonus: amountOrZero('A bonus that is paid.'),
    fundMoney: amountOrZero('Taken from the retirement fund, before tax; not from the savings pot.'),
    isFrom55: choice(NO_OR_YES, 'Whether the person is 55 or older.'),
    heldShares: choice(NO_OR_YES, 'Whether the person ever held more than 5% of the employer.'),
    severancePaid: amountOrZero('Severance pay; the least that is due where it is left out or 0.'),
    noticePaid: amountOrZero('Notice pay, in the same way.'),
    leavePaid: amountOrZero('Pay for leave not taken, in the same way.'),
    agreedNotice: wholeNumber(26, 'Weeks of notice that were agreed, where they are more than the law asks.'),
    agreedSeverance: wholeNumber(4, 'Weeks of severance a year that were agreed, in the same way.'),
    isFarmOrDomestic: flag('Whether the person is a farm or domestic worker.'),
    underDay: flag('Whether the person works under 24 hours a month.'),
    savingsPot: amountOrZero('Taken from the savings pot, before tax.'),
    earlierLumpSums: amountOrZero('All earlier lump sums that count, before tax.'),
    age,
  },
  answers: ({ severancePaid, noticePaid, leavePaid }) => ({
    severancePaid: severancePaid || undefined,
    noticePaid: noticePaid || undefined,
    leavePaid: leavePaid || undefined,
  }),
  figures: {
    severanceDue: rand('Severance pay that is due at least.'),
    noticeDue: rand('Notice pay that is due at least.'),
    leaveDue: rand('Pay for the leave.'),
    dueAtLeast: rand('All three.'),
    salary: rand('What is taxed as salary.'),
    taxOnSalary: rand('What it adds to the tax of a year of such pay.'),
    taxOnSavings: rand('What the savings pot adds on top.'),
    taxOnSeverance: rand('By the table of lump sums.'),
    taxOnFund: rand('By its table of lump sums, with the severance benefit as an earlier one.'),
    uif: rand('UIF on what is taxed as salary.'),
    uifBenefit: rand('What UIF pays a day, for the first 238 days.'),
    allPaid: rand('All that is paid.'),
    totalTax: rand('All tax on it.'),
    moneyInHand: rand('What is left.'),
  },
  examples: [
    example('worker', 'Six years at R 20 000 a month, with R 600 000 from the fund', {
      pay: 20_000,
      startedOn: '2020-03-01',
      endsOn: '2026-11-30',
      leaveDays: 12,
      fundMoney: 600_000,
    }),
    example('holder', 'A holder of more than 5% under 55', {
      pay: 20_000,
      startedOn: '2020-03-01',
      endsOn: '2026-11-30',
      leaveDays: 12,
      fundMoney: 600_000,
      heldShares: 'yes',
    }),
  ],
  compared: null,
});
