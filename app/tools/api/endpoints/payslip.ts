import { payslipCalculator } from '#app/tools/calculators/payslip.ts';
import {
  claimLabels,
  frequencyLabels,
  LAST_MONTH,
  wageRuleLabels,
} from '#app/tools/calculators/payslip-fields.ts';
import { learnerAllowances } from '#app/tax/rates/incentive-wages.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import {
  age,
  amount,
  amountOrZero,
  choice,
  flag,
  medicalMembers,
  optionalChoice,
  wholeNumber,
} from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const payslipEndpoint = defineEndpoint(payslipCalculator, {
  title: 'Payslip',
  about:
    'PAYE, UIF, SDL and the employment tax incentive of one payslip, its net pay and its cost to the employer. The firm\'s estimate has none: send "sars".',
  fields: {
    pay: amount('Pay of the period before anything is taken off, without bonus and travel allowance.'),
    frequency: choice(frequencyLabels, 'How often it is paid.'),
    age,
    bonus: amountOrZero('A bonus or other annual payment that is paid with it.'),
    retirement: amountOrZero("The employee's retirement contributions, taken from this pay."),
    medicalMembers,
    travelAllowance: amountOrZero('A travel allowance on top of the pay.'),
    mostlyBusiness: flag('Whether at least 80% of the travel is for business.'),
    employerRetirement: amountOrZero("The employer's retirement contributions, on top of the pay."),
    medical: amountOrZero("The employee's contributions to a medical scheme, taken from this pay."),
    employerMedical: amountOrZero("The employer's contributions to a medical scheme, on top of the pay."),
    periods: wholeNumber(52, 'Whole months, fortnights or weeks that it covers.', { initial: 1 }),
    days: wholeNumber(30, 'Calendar days of a further one that it covers in part.'),
    daysInMonth: wholeNumber(31, 'With monthly pay: the days of that further month.', {
      least: 28,
      initial: 30,
    }),
    underDay: flag('Whether the employee works under 24 hours a month, so that there is no UIF.'),
    smallPayroll: flag('Whether the employer pays at most 500000 in twelve months, so that there is no SDL.'),
    claim: choice(claimLabels, 'Which twelve months of the employment tax incentive the month belongs to.'),
    hours: wholeNumber(744, 'For the incentive: ordinary hours of the month.', { least: 1, initial: 160 }),
    wageRule: choice(wageRuleLabels, 'For the incentive: what fixes the least wage.'),
    allowance: optionalChoice(
      learnerAllowances,
      'For the incentive, with a learnership: level of the qualification and credits already earned.',
    ),
    agreedWage: amountOrZero(
      'For the incentive: the least wage an hour of a collective agreement or sectoral determination.',
    ),
    month: wholeNumber(12, 'The calendar month of the pay, for limits that change within the year.', {
      least: 1,
      initial: LAST_MONTH,
    }),
  },
  figures: {
    remuneration: rand('Pay, the taxed part of the travel allowance and the benefits; without the bonus.'),
    retirementDeduction: rand('Retirement contributions that come off it.'),
    balance: rand('What is left.'),
    annualEquivalent: rand('Of a year of such pay.'),
    annualTax: rand('After rebates, on the annual equivalent.'),
    periodTax: rand('The part of it that falls on the period.'),
    bonusTax: rand('What the bonus adds.'),
    medicalCredits: rand('Of the period.'),
    paye: rand('What the employer deducts; never below zero.'),
    uif: rand("The employee's."),
    netPay: rand('What is paid out; below zero where contributions are more than is left.'),
    employerUif: rand('As much again.'),
    sdl: rand("The employer's."),
    incentive: rand('What the employer keeps of the PAYE.'),
    costToCompany: rand('Everything that the employer bears.'),
    effectiveTaxRate: percent('PAYE as a share of remuneration with the bonus.'),
  },
  examples: [
    example('month', 'A monthly salary of this year', {
      pay: '18600.00',
      retirement: '1100.00',
      medicalMembers: 2,
      age: 40,
    }),
    example('learner', 'A learner for whom the incentive is claimed', {
      pay: 3_500,
      age: 22,
      claim: 'first',
      wageRule: 'learnership',
      allowance: 'nqf-1-2-0-120',
    }),
    example('week', 'Three days of a week', { pay: 1_090, frequency: 'weekly', periods: 0, days: 3 }),
  ],
  compared: 'paye',
});
