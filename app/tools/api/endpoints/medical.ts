import { medicalCalculator, conditionLabels } from '#app/tools/calculators/medical.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, choice, flag, medicalMembers } from '../fields.ts';
import { rand } from '../figures.ts';

export const medicalEndpoint = defineEndpoint(medicalCalculator, {
  title: 'Medical tax credits',
  about: 'The medical scheme fees tax credit and the additional medical expenses tax credit of a year.',
  fields: {
    medicalContributions: amount('Contributions of the year to a medical scheme.'),
    medicalMembers,
    age,
    medicalExpenses: amountOrZero('Medical bills of the year that nobody paid back.'),
    taxableIncome: amountOrZero('Taxable income of the year.'),
    condition: choice(conditionLabels, 'Of the taxpayer, the spouse or a child.'),
    isConfirmed: flag('Whether a registered practitioner confirmed the disability on form ITR-DD.'),
    listedExpenses: amountOrZero("Expenses on SARS's list for a disability or physical impairment."),
  },
  figures: {
    medicalCredits: rand('Section 6A, for the members of the scheme.'),
    additionalMedicalCredit: rand('Section 6B, for what was paid beyond that.'),
    totalMedicalCredits: rand('Both together.'),
  },
  examples: [
    example('sars', 'A family of four with bills of its own, this year', {
      medicalContributions: 93_600,
      medicalMembers: 4,
      age: 41,
      medicalExpenses: 22_000,
      taxableIncome: 480_000,
    }),
  ],
  compared: 'totalMedicalCredits',
});
