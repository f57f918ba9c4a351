import { formatRate } from '#app/tax/money.ts';
import { FIRST_TRAVEL_YEAR, travelRates } from '#app/tax/rates/travel-rates.ts';
import type { TravelMethod } from '#app/tax/travel-costs.ts';
import { travelDeduction } from '#app/tax/travel.ts';
import { defineCalculator } from './calculator.ts';
import { amountField, checkField, choiceField, onceField, optionsOf, quantityField } from './field.ts';
import { yearsFrom } from './fields.ts';
import { distancesOf, distanceFields } from './distances.ts';
import { keyIn } from '#app/platform/core/keys.ts';

const ACTUAL = 'Actual costs instead of the scale';
const PART = 'A part of the year, or paid by the employer';

export const methodLabels = {
  scale: "SARS's scale, by the value of the vehicle",
  actual: 'What I paid, with invoices',
} satisfies Record<TravelMethod, string>;

export const travelCalculator = defineCalculator({
  type: 'travel',
  tool: 'claims',
  part: 'Travel',
  estimates: 'what a logbook takes off a travel allowance, by the scale or by actual costs',
  success: 'Your travel deduction has been worked out.',
  hasPeriods: false,
  bases: ['sars'],
  years: () => yearsFrom(FIRST_TRAVEL_YEAR),
  fields: () => [
    amountField(
      'allowance',
      'Travel allowance of the year',
      'On your IRP5: code 3701. Nothing above it is deducted.',
    ),
    onceField('vehicleValue', 'Value of the vehicle', 'What you paid, with VAT and without finance charges.'),
    ...distanceFields,
    {
      ...quantityField(
        'days',
        'Days in use',
        'days',
        'With the vehicle and the allowance. Empty: the whole year.',
      ),
      group: PART,
    },
    { ...checkField('employerFuel', 'The employer paid for some of the fuel'), group: PART },
    { ...checkField('employerMaintenance', 'The employer or a plan paid for maintenance'), group: PART },
    { ...choiceField('method', 'Costs', optionsOf(methodLabels)), group: ACTUAL },
    {
      ...onceField(
        'runningCosts',
        'Running costs',
        'Fuel, services, tyres, insurance and licence. Wear and tear is added over seven years.',
      ),
      group: ACTUAL,
    },
    {
      ...onceField(
        'financeCharges',
        'Finance charges',
        'The interest of the year on the loan for the vehicle.',
      ),
      group: ACTUAL,
    },
  ],
  needs: () => ['allowance', 'vehicleValue', ['businessKm', 'logbook'], ['totalKm', 'logbook']],
  input: (entry) => ({
    method: keyIn(methodLabels, entry.choice('method')) ?? 'scale',
    allowance: entry.amount('allowance'),
    vehicleValue: entry.amount('vehicleValue'),
    ...distancesOf(entry),
    days: Math.floor(entry.quantity('days') / 100) || 365,
    employerFuel: entry.isChecked('employerFuel'),
    employerMaintenance: entry.isChecked('employerMaintenance'),
    runningCosts: entry.amount('runningCosts'),
    financeCharges: entry.amount('financeCharges'),
  }),
  rates: travelRates,
  tax: travelDeduction,
  sheet: (result) => ({
    tax: { key: 'taxableAllowance', cents: result.taxableAllowance },
    sells: result.travelDeduction === 0 ? { worth: 0 } : {},
    means: 'The deduction lowers your taxable income. The rest of the allowance is taxed like salary.',
    headlines: [
      { label: 'Deduction', once: true, cents: result.travelDeduction },
      { label: 'Allowance that stays taxable', once: true, cents: result.taxableAllowance },
      { label: 'Business share of the distance', text: formatRate(result.businessShare) },
    ],
  }),
  explains: {
    how: [
      'Without a logbook nothing is deducted: each business trip with day, reason and distance, and the odometer at the start and the end of the year.',
      "SARS's scale has a fixed cost a year by the value of the vehicle, shared by kilometres, and fuel and maintenance for each business kilometre.",
      'Or take what you paid: running costs, finance charges, and wear and tear over seven years on a limited value. The business share of that counts.',
      'Either way no more than the allowance is deducted. Driving between home and the office is private.',
    ],
    leavesOut: [
      'A reimbursement by the kilometre, and a company car: they have rules of their own.',
      'A leased vehicle, and two vehicles in one year: each vehicle has a sum of its own.',
      'What payroll took already: it taxes 80% of the allowance, or 20% where you drive mostly for business.',
    ],
    seeAlso: [
      { label: 'Travel allowances, explained', to: '/blog/travel-allowance-tax-deductions-complete-guide' },
    ],
  },
});
