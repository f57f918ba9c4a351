import type { Cents } from './money.ts';
import type { TravelRates } from './rates/travel-rates.ts';
import type { TravelCosts } from './rates/travel-scales.ts';
import { refusedInput, type Refusal } from './refusal.ts';
import { unknownRate } from './unknown-rate.ts';
import {
  from,
  least,
  partOf,
  portion,
  priced,
  quotient,
  randLine,
  sum,
  type Formula,
  type Hundredths,
  type RandLine,
} from './working.ts';

/** `scale`: SARS's costs by the value of the vehicle. `actual`: what was paid, with wear and tear. */
export type TravelMethod = 'scale' | 'actual';

/** Cents, hundredths of a kilometre. `vehicleValue`: with VAT, without finance charges. `days`: with the allowance. */
export type TravelInput = {
  method: TravelMethod;
  allowance: Cents;
  vehicleValue: Cents;
  businessKm: Hundredths;
  totalKm: Hundredths;
  days: number;
  employerFuel: boolean;
  employerMaintenance: boolean;
  runningCosts: Cents;
  financeCharges: Cents;
};

export type BusinessCosts = { lines: readonly RandLine[]; parts: readonly RandLine[] };

/** Also in a leap year: the scale spreads its fixed cost over this many days. */
const DAYS = 365;
const YEARS_OF_WEAR = 7;

const FINANCE_ABOVE_LIMIT =
  'Above the limit on the value only a part of the finance charges counts, and we could not confirm which. Leave them out, or use the scale.';

/** Fuel and maintenance do not count if the employer paid any of them. */
export function scaleCosts(input: TravelInput, rates: TravelRates): BusinessCosts {
  const { businessKm, employerFuel, employerMaintenance } = input;
  const { fixed, fuel, maintenance } = rowOf(input.vehicleValue, rates);
  const line = lineFrom(rates);
  const whole = line('fixedCost', 'Fixed cost by the scale', forDays(fixed, input.days));
  const parts = [line('fixedPart', 'Business share of it', businessPart(whole.amount, input))];
  if (!employerFuel) parts.push(line('fuelPart', 'Fuel for business kilometres', priced(businessKm, fuel)));
  if (!employerMaintenance)
    parts.push(
      line('maintenancePart', 'Maintenance for business kilometres', priced(businessKm, maintenance)),
    );
  return { lines: [whole], parts };
}

/** Refuses years without a limit on the value, and finance charges of a vehicle above it. */
export function actualCosts(input: TravelInput, rates: TravelRates): BusinessCosts | Refusal {
  const { vehicleValue, days, runningCosts, financeCharges } = input;
  const { valueLimit, name } = rates;
  if (valueLimit === null) return unknownRate(name, 'travel', noLimit(name.label));
  if (vehicleValue > valueLimit && financeCharges > 0)
    return refusedInput('financeCharges', FINANCE_ABOVE_LIMIT);
  const line = lineFrom(rates);
  const running = randLine('runningCosts', 'Running costs', runningCosts, 'input');
  const finance = randLine('financeCharges', 'Finance charges', financeCharges, 'input');
  const year = quotient(least(vehicleValue, valueLimit), YEARS_OF_WEAR);
  const wearOfYear = line('wearOfYear', `Wear and tear of a year, over ${YEARS_OF_WEAR} years`, year);
  const wear = line('wearAndTear', 'Wear and tear for the days of use', forDays(wearOfYear.amount, days));
  const all = sum(running.amount, finance.amount, wear.amount);
  const total = randLine('actualCosts', 'Actual costs of the vehicle', all, 'calculated');
  const part = line('actualPart', 'Business share of them', businessPart(total.amount, input));
  return { lines: [running, finance, wearOfYear, wear, total], parts: [part] };
}

export function totalOf({ parts }: BusinessCosts): Formula {
  return sum(...parts.map(({ amount }) => amount));
}

export function rowOf(value: Cents, { rows }: TravelRates): TravelCosts {
  const row = rows.find(({ upTo }) => upTo === null || value <= upTo);
  if (!row) throw new RangeError('a scale of travel costs must end with an open row');
  return row;
}

function forDays(amount: Cents, days: number): Formula {
  return days >= DAYS ? amount : portion(days, DAYS, amount);
}

function businessPart(amount: Cents, { businessKm, totalKm }: TravelInput): Formula {
  return partOf(amount, businessKm, totalKm);
}

function lineFrom(rates: TravelRates) {
  return (key: string, label: string, formula: Formula): RandLine =>
    randLine(key, label, formula, from(rates, 'travel'));
}

function noLimit(label: string): string {
  return `We found no limit on the value of a vehicle for actual costs in ${label}, so they are not worked out. The scale of that year is known.`;
}
