import { travelCalculator, methodLabels } from '#app/tools/calculators/travel.ts';
import { defineEndpoint, example } from '../endpoint.ts';
import { amount, amountOrZero, choice, flag, quantity } from '../fields.ts';
import { percent, rand } from '../figures.ts';

export const travelEndpoint = defineEndpoint(travelCalculator, {
  title: 'Travel allowance',
  about: "What a travel allowance paid for business travel, by SARS's scale or by actual costs.",
  fields: {
    allowance: amount('Travel allowance of the year.'),
    vehicleValue: amount('What the vehicle cost, with VAT and without finance charges.'),
    businessKm: quantity('Business kilometres of the logbook.'),
    totalKm: quantity('All kilometres of the year.'),
    days: quantity('Days of the year with the vehicle and the allowance; 0 for the whole year.'),
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
    example('sars', '8 000 of 20 000 kilometres for business, this year', {
      allowance: 96_000,
      vehicleValue: 400_000,
      businessKm: 8_000,
      totalKm: 20_000,
    }),
  ],
  compared: 'taxableAllowance',
});
