import { offersCalculator } from '#app/tools/calculators/offers.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { age, amount, amountOrZero, flag, medicalMembers } from '../fields.ts';
import { rand } from '../figures.ts';

export const offersEndpoint = defineEndpoint(offersCalculator, {
  title: 'Two offers',
  about:
    'Net pay and cost to company of a year of two job offers. The firm\'s estimate has none: send "sars".',
  fields: {
    firstPay: amount('The first offer: pay of a month, without what the employer pays on top.'),
    firstBonus: amountOrZero('Its bonus of a year.'),
    firstTravel: amountOrZero('Its travel allowance of a month.'),
    firstRetirement: amountOrZero("The employee's retirement contributions of a month."),
    firstEmployerRetirement: amountOrZero("The employer's, on top of the pay."),
    firstMedical: amountOrZero("The employee's medical scheme contributions of a month."),
    firstEmployerMedical: amountOrZero("The employer's, on top of the pay."),
    secondPay: amountOrZero('The second offer: pay of a month.'),
    secondBonus: amountOrZero('Its bonus of a year.'),
    secondTravel: amountOrZero('Its travel allowance of a month.'),
    secondRetirement: amountOrZero("The employee's retirement contributions of a month."),
    secondEmployerRetirement: amountOrZero("The employer's, on top of the pay."),
    secondMedical: amountOrZero("The employee's medical scheme contributions of a month."),
    secondEmployerMedical: amountOrZero("The employer's, on top of the pay."),
    mostlyBusiness: flag('Whether at least 80% of the travel is for business.'),
    age,
    medicalMembers,
  },
  figures: {
    firstPaye: rand('PAYE of a year with the first offer.'),
    firstNetPay: rand('Its net pay of a year.'),
    firstCost: rand('What it costs the employer in a year.'),
    secondPaye: rand('PAYE of a year with the second offer.'),
    secondNetPay: rand('Its net pay of a year.'),
    secondCost: rand('What it costs the employer in a year.'),
    netDifference: rand('The larger net pay less the smaller.'),
    costDifference: rand('The larger cost less the smaller.'),
  },
  examples: [
    example('bonus', 'More pay against a bonus and a fund', {
      firstPay: 30_000,
      firstRetirement: 2_000,
      secondPay: 28_000,
      secondBonus: '14800.00',
      secondEmployerRetirement: 2_000,
    }),
  ],
  compared: 'netDifference',
});
