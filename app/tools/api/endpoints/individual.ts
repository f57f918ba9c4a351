import { individualCalculator, incomeLabels } from '#app/tools/calculators/individual.ts';
import { fundLabels } from '#app/tools/calculators/person.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import {
  age,
  amount,
  amountOrZero,
  choice,
  date,
  flag,
  months,
  medicalMembers,
  onlyWithSars,
  optionalChoice,
} from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const personFields = {
  grossIncome: amount('Salary and other income of the year, before anything is taken off.'),
  retirementContributions: amountOrZero('Contributions of the year to retirement funds.'),
  age,
  medicalMembers,
  medicalContributions: amountOrZero(
    'Contributions of the year to a medical scheme, with the number of its members. They change nothing on the firm basis.',
  ),
  medicalExpenses: onlyWithSars(
    amountOrZero('SARS basis, since 1 March 2014: medical bills of the year that the scheme did not pay.'),
  ),
  disability: onlyWithSars(flag('SARS basis: whether the taxpayer, the spouse or a child has a disability.')),
  interestIncome: onlyWithSars(
    amountOrZero('SARS basis: local interest, as a part of gross income; some of it is exempt.'),
  ),
  retirementFund: onlyWithSars(
    optionalChoice(
      fundLabels,
      'SARS basis, tax years 2000 to 2015: the kind of fund the contributions went to. Each had its own limit then.',
    ),
  ),
};

export const personFigures = {
  allowableRetirementContributions: rand('The retirement contributions that come off income.'),
  taxableIncome: rand('Income that is taxed.'),
  taxBeforeRebates: rand('By the brackets.'),
  applicableRebates: rand('The primary rebate; from 65 and 75 also the secondary and tertiary ones.'),
  medicalCredits: rand('The medical scheme fees tax credits.'),
  taxAfterRebates: rand('Before medical credits; never below zero.'),
  finalTax: rand('The tax of the year, after every credit; never below zero.'),
};

export const individualEndpoint = defineEndpoint(individualCalculator, {
  title: 'Individual',
  about: 'The income tax of one person for one year.',
  fields: {
    ...personFields,
    incomeKind: choice(incomeLabels, 'SARS basis: UIF is taken from a salary alone.'),
    firstDay: date('SARS basis: the first day of a part of the year, as of a birth or an arrival.'),
    lastDay: date(
      'SARS basis: the last day of a part of the year, as of a death or before ceasing residence.',
    ),
    medicalMonths: months(12, 'SARS basis: months for which medical fees were paid for the main member.'),
    secondMonths: months(
      12,
      'SARS basis: months for which they were paid for the second member; by default those of the main member.',
    ),
    otherMonths: months(
      228,
      'SARS basis: months for all further members together; by default those of the main member for each.',
    ),
  },
  figures: {
    grossIncome: rand('As sent.'),
    ...personFigures,
    effectiveTaxRate: percent('Final tax as a share of gross income.'),
    netSalary: rand('Gross income less final tax: before retirement contributions and UIF.'),
  },
  examples: [
    example('current', "R 500 000 this year under SARS's tables", { grossIncome: 500_000, age: 30 }),
    example('firm', "R 500 000 on the firm's estimate", {
      basis: 'firm',
      taxYear: 2023,
      grossIncome: 500_000,
      age: 30,
    }),
    example('sars', 'Retirement, medical scheme and cents, with the SARS tables of 2025/26', {
      taxYear: 2025,
      grossIncome: '745320.50',
      retirementContributions: 84_000,
      age: 67,
      medicalMembers: 2,
      medicalContributions: '61200.00',
    }),
    example('part', 'A death on 31 August 2025', {
      taxYear: 2025,
      grossIncome: 180_000,
      age: 40,
      lastDay: '2025-08-31',
    }),
    example('refused', 'What cannot be read is named, field by field', {
      basis: 'firm',
      taxYear: 1999,
      grossIncome: '1.234',
      age: 17,
      salary: 1,
    }),
  ],
  compared: 'finalTax',
});
