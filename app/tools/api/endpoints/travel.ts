import { methodLabels } from '#app/tools/calculators/travel.ts';
import { travelRates } from '#app/tax/rates/travel-rates.ts';
import { travelDeduction } from '#app/tax/travel.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amount, amountOrZero, choice, flag, newestStartYear, quantity } from '../fields.ts';
import { percent, rand } from '../figures.ts';

const HUNDREDTHS = 100;
const WHOLE_YEAR = 365;

export const travelEndpoint = defineEndpoint({
  name: 'travel',
  title: 'Travel allowance',
  about: "What a travel allowance paid for business travel, by SARS's scale or by actual costs.",
  fields: {
    allowance: amount('Travel allowance of the year.'),
    vehicleValue: amount('What the vehicle cost, with VAT and without finance charges.'),
    businessKm: quantity('Business kilometres of the logbook.'),
    totalKm: quantity('All kilometres of the year.'),
    days: quantity('Days of the year with the vehicle and the allowance; 0 for the whole year.').transform(
      (days) => Math.floor(days / HUNDREDTHS) || WHOLE_YEAR,
    ),
    employerFuel: flag('Whether the employer paid for some of the fuel.'),
    employerMaintenance: flag('Whether the employer or a plan paid for maintenance.'),
    method: choice(methodLabels, 'By which costs.'),
    runningCosts: amountOrZero('Actual costs: fuel, services, tyres, insurance and licence.'),
    financeCharges: amountOrZero('Actual costs: interest on the loan for the vehicle.'),
  },
  figures: {
    businessShare: percent('Business kilometres as a share of all.'),
    travelCost: rand('Cost of business travel.'),
    travelDeduction: rand('What comes off the allowance: at most all of it.'),
    taxableAllowance: rand('What stays taxable.'),
  },
  examples: [
    {
      name: 'sars',
      summary: '8 000 of 20 000 kilometres for business, this year',
      request: {
        basis: 'sars',
        taxYear: newestStartYear,
        allowance: 96_000,
        vehicleValue: 400_000,
        businessKm: 8_000,
        totalKm: 20_000,
      },
    },
  ],
  compared: 'taxableAllowance',
  rates: ({ basis, taxYear }) => travelRates(basis, taxYear),
  tax: travelDeduction,
});
