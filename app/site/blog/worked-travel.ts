import { formatRand, formatShortRand, rand as cents, shareOf, type Cents } from '#app/tax/money.ts';
import { travelScales, type TravelCosts } from '#app/tax/rates/travel-scales.ts';
import { randOf } from './figure-words.ts';
import {
  centsOf,
  datedFigure,
  requireKnown,
  taxOn,
  wholeNumber,
  type WorkedExamples,
} from './figure-arguments.ts';

/** Prescribed scale, vehicle used all year, owner pays fuel and maintenance; whole rand and kilometres. */
export const workedTravel: WorkedExamples = {
  'travel.scale': (year) => scaleTable(scale(year)),
  'travel.fixed': (year, value) => formatShortRand(row(year, value).fixed),
  'travel.fuel': (year, value) => perKilometre(row(year, value).fuel),
  'travel.maintenance': (year, value) => perKilometre(row(year, value).maintenance),
  'travel.fixedPart': (year, value, all, business) => formatRand(fixedPart(row(year, value), all, business)),
  'travel.fuelPart': (year, value, business) => formatRand(part(row(year, value).fuel, business)),
  'travel.maintenancePart': (year, value, business) =>
    formatRand(part(row(year, value).maintenance, business)),
  'travel.deduction': (year, value, all, business) => formatRand(cost(year, value, all, business)),
  'travel.taxable': (year, allowance, ...trip) => formatRand(taxable(year, allowance, ...trip)),
  'travel.inPaye': (year, allowance) => formatRand(inPaye(year, allowance)),
  /** The first amount is the taxable income without the allowance. */
  'travel.refund': (year, income, allowance, ...trip) => formatRand(refund(year, income, allowance, ...trip)),
  'travel.reimbursed': (year, km) => randOf(wholeNumber(km) * reimbursive(year)),
  'travel.reimbursedAbove': (year, km, paid) => randOf(wholeNumber(km) * (centsOf(paid) - reimbursive(year))),
};

type Trip = [value?: string, all?: string, business?: string];

function scale(year = ''): readonly TravelCosts[] {
  return requireKnown(travelScales[year]).rows;
}

function row(year?: string, value?: string): TravelCosts {
  const worth = cents(wholeNumber(value));
  return requireKnown(scale(year).find(({ upTo }) => upTo === null || worth <= upTo));
}

function scaleTable(rows: readonly TravelCosts[]): string {
  const lines = rows.map(({ upTo, fixed, fuel, maintenance }) => {
    const worth = upTo === null ? 'Dearer' : `Up to ${formatShortRand(upTo)}`;
    return `| ${worth} | ${formatShortRand(fixed)} | ${perKilometre(fuel)} | ${perKilometre(maintenance)} |`;
  });
  const head = '| Value of the vehicle with VAT | Fixed cost a year | Fuel a km | Maintenance a km |';
  return [head, '| --- | --: | --: | --: |', ...lines].join('\n');
}

/** `173.4c` for 1734 tenths of a cent. */
function perKilometre(tenths: number): string {
  return `${(tenths / 10).toFixed(1)}c`;
}

function fixedPart({ fixed }: TravelCosts, all?: string, business?: string): Cents {
  const total = wholeNumber(all);
  if (wholeNumber(business) > total || total === 0)
    throw new Error(`not a part of ${all} km: ${business} km`);
  return Math.round((fixed * wholeNumber(business)) / total);
}

function part(tenths: number, business?: string): Cents {
  return Math.round((tenths * wholeNumber(business)) / 10);
}

function cost(year: string | undefined, ...[value, all, business]: Trip): Cents {
  const costs = row(year, value);
  return fixedPart(costs, all, business) + part(costs.fuel, business) + part(costs.maintenance, business);
}

/** The deduction is at most the allowance itself. */
function taxable(year?: string, allowance?: string, ...trip: Trip): Cents {
  return Math.max(0, centsOf(allowance) - cost(year, ...trip));
}

function inPaye(year?: string, allowance?: string): Cents {
  return shareOf(centsOf(allowance), datedFigure('rate', 'travel.payeShare', year));
}

function refund(year?: string, income?: string, allowance?: string, ...trip: Trip): Cents {
  const taxed = centsOf(income) + inPaye(year, allowance);
  const due = centsOf(income) + taxable(year, allowance, ...trip);
  return taxOn(taxed, year) - taxOn(due, year);
}

function reimbursive(year?: string): Cents {
  return datedFigure('cents', 'travel.reimbursive', year);
}
