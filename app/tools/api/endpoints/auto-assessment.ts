import { autoAssessmentCalculator } from '#app/tools/calculators/auto-assessment.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import {
  age,
  amount,
  amountOrZero,
  flag,
  medicalMembers,
  months,
  newestStartYear,
  quantity,
} from '../fields.ts';
import { rand } from '../figures.ts';

const known = {
  income: amount('Code 3699 of every IRP5 that SARS has.'),
  taxPaid: amountOrZero('Code 4102 on the same IRP5s.'),
  retirementFunds: amountOrZero('Codes 4001, 4003 and 4006.'),
  age,
  medicalMembers,
  medicalContributions: amountOrZero('Code 4005.'),
  medicalMonths: months(12, 'Months on the medical scheme; 12 where it is left out.'),
  interestIncome: amountOrZero('Local interest, not a part of the income.'),
  assessedTax: amountOrZero('The tax on the assessment, to compare; 0 where it is not known.'),
};

const unknown = {
  annuity: amountOrZero('Contributions to a retirement annuity that the assessment does not show.'),
  hasAnnuityPapers: flag('Whether its certificate, the IT3(f), is there.'),
  rentReceived: amountOrZero('Rent of the year.'),
  rentCosts: amountOrZero('Costs of letting.'),
  hasRentPapers: flag('Whether the lease and the invoices are there.'),
  tradeIncome: amountOrZero('Freelance or business income of the year.'),
  tradeCosts: amountOrZero('Its costs.'),
  hasTradePapers: flag('Whether its invoices and receipts are there.'),
  medicalExpenses: amountOrZero('Medical bills that nobody paid back.'),
  hasMedicalPapers: flag('Whether the invoices are there.'),
  listedExpenses: amountOrZero("Expenses on SARS's list for a disability."),
  isConfirmed: flag('Whether a disability in the family is confirmed on form ITR-DD.'),
  allowance: amountOrZero('Code 3701, a part of the income.'),
  vehicleValue: amountOrZero('What the vehicle cost, with VAT and without finance charges.'),
  businessKm: quantity('Business kilometres of the logbook.'),
  totalKm: quantity('All kilometres of the year.'),
  employerPaid: flag('Whether the employer paid for fuel or maintenance.'),
  hasLogbook: flag('Whether there is a logbook of the whole year.'),
  premises: amountOrZero('Rent, rates, electricity and cleaning of the whole home.'),
  repairs: amountOrZero('Repairs to the office itself.'),
  officeArea: quantity('Square metres of the office.'),
  homeArea: quantity('Square metres of the whole home.'),
  isOffice: flag('Whether the room is fitted out for work and used for nothing else.'),
  isMainPlace: flag('Whether more than half of the duties are done there.'),
  hasHomePapers: flag("Whether the employer's letter, a plan and the invoices are there."),
  donations: amountOrZero('Donations that payroll did not take off.'),
  hasReceipts: flag('Whether there are receipts that name section 18A.'),
  otherIncome: amountOrZero('Income of a second job or pension that is missing.'),
  otherTaxPaid: amountOrZero('Tax taken off it.'),
  hasOtherPapers: flag('Whether its IRP5 or IT3(a) is there.'),
};

export const autoAssessmentEndpoint = defineEndpoint(autoAssessmentCalculator, {
  title: 'Auto-assessment',
  about:
    'An auto-assessment beside the same with what SARS cannot know. A claim without its papers does not count.',
  fields: { ...known, ...unknown },
  figures: {
    taxAsAssessed: rand('The tax from what SARS has.'),
    balanceAsAssessed: rand('What comes back of it; below zero what is to pay.'),
    grossCorrected: rand('Income with interest, missing income and deductions.'),
    taxableCorrected: rand('Taxable income once corrected.'),
    taxCorrected: rand('The tax once corrected.'),
    balanceCorrected: rand('What comes back then; below zero what is to pay.'),
    balanceOnNotice: rand(
      'What comes back by `assessedTax` where that is given and differs; else `balanceAsAssessed`.',
    ),
    difference: rand('What the correction brings, from `balanceOnNotice`; below zero what it costs.'),
  },
  examples: [
    example('sars', 'Medical bills with their invoices, and donations without receipts', {
      taxYear: newestStartYear - 1,
      income: 480_000,
      taxPaid: 93_000,
      age: 41,
      medicalMembers: 4,
      medicalContributions: 93_600,
      medicalExpenses: 30_000,
      hasMedicalPapers: true,
      donations: 5_000,
    }),
  ],
  compared: 'difference',
});
