import { homeOfficeCalculator, workerLabels } from '#app/tools/calculators/home-office.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice, flag, quantity } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const homeOfficeEndpoint = defineEndpoint(homeOfficeCalculator, {
  title: 'Home office',
  about: 'What a home office takes off taxable income, and which test it fails.',
  fields: {
    premises: amount('Rent, rates, levies, electricity and cleaning of the whole home.'),
    officeArea: quantity('Square metres of the office.'),
    homeArea: quantity('Square metres of the whole home.'),
    worker: choice(workerLabels, 'How the taxpayer works.'),
    isOffice: flag('Whether the room is set apart, fitted out, used regularly and for nothing else.'),
    isMainPlace: flag(
      "On a salary: over half of the duties are done there. On commission: mostly away from the employer's office.",
    ),
    repairs: amountOrZero('Repairs to the office itself.'),
    wearAndTear: amountOrZero('Wear and tear of the equipment.'),
    otherCosts: amountOrZero('Telephone, internet and stationery; not on a salary.'),
    bondInterest: amountOrZero('Interest on the bond; on a salary only until 2021/22.'),
  },
  figures: {
    officeShare: percent('The office as a share of the home.'),
    sharedPart: rand('Share of the costs of the whole home.'),
    homeOfficeDeduction: rand('What comes off taxable income; 0 where a test is not met.'),
  },
  examples: [
    example('sars', 'An employee with a room of 12 of 120 square metres, this year', {
      premises: 150_000,
      officeArea: 12,
      homeArea: 120,
      isOffice: true,
      isMainPlace: true,
    }),
  ],
  compared: 'homeOfficeDeduction',
});
