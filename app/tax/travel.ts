import { formatRand, requireAmounts } from './money.ts';
import type { TravelRates } from './rates/travel-rates.ts';
import { isRefusal, refusedInput, type RefusedInput } from './refusal.ts';
import { actualCosts, rowOf, scaleCosts, totalOf, type TravelInput } from './travel-costs.ts';
import { amountOf, from, least, less, randLine, rateLine, type Line } from './working.ts';

const MOST_KM = 100_000_000;
const MOST_DAYS = 366;

const NO_VALUE = 'Enter what the vehicle cost, with VAT and without finance charges.';
const NO_DISTANCE = 'Enter all kilometres of the year: the difference between two readings of the odometer.';
const MORE_BUSINESS = 'Business kilometres are a part of all kilometres and cannot be more.';
const TOO_FAR = 'That is more than a million kilometres in a year.';
const DAYS = `Enter the days of the year with the vehicle and the allowance: 1 to ${MOST_DAYS}.`;

/** Section 8(1)(b): at most the allowance itself. Each line is rounded to the cent. Throws RangeError. */
export function travelDeduction(input: TravelInput, rates: TravelRates) {
  const { allowance, vehicleValue, businessKm, totalKm, runningCosts, financeCharges } = input;
  requireAmounts({ allowance, vehicleValue, businessKm, totalKm, runningCosts, financeCharges });
  const costs = refusedTrip(input) ?? costsOf(input, rates);
  if (isRefusal(costs)) return costs;
  const received = randLine('allowance', 'Travel allowance', allowance, 'input');
  const ratio = { op: 'ratio', part: businessKm, whole: totalKm } as const;
  const share = rateLine('businessShare', 'Business share of the distance', ratio, 'calculated');
  const cost = randLine('travelCost', 'Cost of business travel', totalOf(costs), 'calculated');
  const most = least(cost.amount, received.amount);
  const deduction = randLine('travelDeduction', 'Deduction', most, from(rates, 'travel'));
  const left = less(received.amount, deduction.amount);
  const taxable = randLine('taxableAllowance', 'Allowance that stays taxable', left, 'calculated');
  const working: Line[] = [received, share, ...costs.lines, ...costs.parts, cost, deduction, taxable];
  return {
    kind: 'result' as const,
    table: rates.name,
    businessShare: share.rate,
    travelCost: cost.amount,
    travelDeduction: deduction.amount,
    taxableAllowance: taxable.amount,
    notes: notesOn(input, rates),
    working,
  };
}

function costsOf(input: TravelInput, rates: TravelRates) {
  return input.method === 'scale' ? scaleCosts(input, rates) : actualCosts(input, rates);
}

function refusedTrip({ vehicleValue, businessKm, totalKm, days }: TravelInput): RefusedInput | null {
  if (vehicleValue === 0) return refusedInput('vehicleValue', NO_VALUE);
  if (totalKm === 0) return refusedInput('totalKm', NO_DISTANCE);
  if (totalKm > MOST_KM) return refusedInput('totalKm', TOO_FAR);
  if (businessKm > totalKm) return refusedInput('businessKm', MORE_BUSINESS);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) return refusedInput('days', DAYS);
  return null;
}

function notesOn(input: TravelInput, rates: TravelRates): readonly string[] {
  const other = input.method === 'scale' ? [] : [byScale(amountOf(totalOf(scaleCosts(input, rates))))];
  const ofRow = input.employerMaintenance ? undefined : rowOf(input.vehicleValue, rates).note;
  const doubts = [rates.note, ofRow].filter((note) => note !== undefined);
  return [...other, ...doubts.map((note) => `Of ${rates.name.label}: ${note}`)];
}

function byScale(cents: number): string {
  return `By SARS's scale the cost of business travel comes to ${formatRand(cents)}. You may choose each year.`;
}
