import * as fc from 'fast-check';
import { known } from '../cases.test-support.ts';
import { rand } from '../money.ts';
import { structureRates, type Priced, type Upkeep } from '../rates/structure-rates.ts';
import { newestTaxYear } from '../tax-years.ts';
import type { StructuresInput } from './structures.ts';

/** Invented prices, because the firm's may change. */
export function upkeepAt({ turnover }: Pick<Priced, 'turnover'>): Upkeep {
  const isLarge = turnover > rand(2_300_000);
  return {
    sole: rand(isLarge ? 60_000 : 5_000),
    turnover: rand(10_000),
    company: rand(isLarge ? 64_000 : 47_780),
    payroll: isLarge ? 0 : rand(15_600),
    ownReturn: rand(1_495),
    source: 'prices',
  };
}

export const rates = known(structureRates('sars', newestTaxYear, upkeepAt));

export const SHOP: StructuresInput = {
  turnover: rand(900_000),
  costs: rand(300_000),
  staffPay: 0,
  drawings: 0,
  otherIncome: 0,
  age: 40,
  medicalMembers: 0,
  isProfessional: false,
  isInvesting: false,
  hasOneClient: false,
  hasThreeEmployees: false,
  hasOtherShares: false,
  soldAssets: false,
};

const upTo = (most: number) => fc.integer({ min: 0, max: rand(most) });
const often0 = (most: number) => fc.oneof(fc.constant(0), upTo(most));

export const anyBusiness: fc.Arbitrary<StructuresInput> = fc
  .record({
    turnover: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: rand(2_600_000) }) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: rand(30_000_000) }) },
    ),
    costShare: fc.double({ min: 0, max: 1, noNaN: true }),
    staffShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    drawings: often0(900_000),
    otherIncome: often0(700_000),
    age: fc.oneof(fc.integer({ min: 18, max: 74 }), fc.constant('75+' as const)),
    medicalMembers: fc.integer({ min: 0, max: 5 }),
    isProfessional: fc.boolean(),
    isInvesting: fc.boolean(),
    hasOneClient: fc.boolean(),
    hasThreeEmployees: fc.boolean(),
    hasOtherShares: fc.boolean(),
    soldAssets: fc.boolean(),
  })
  .map(({ costShare, staffShare, ...business }) => {
    const costs = Math.floor(business.turnover * costShare);
    return { ...business, costs, staffPay: Math.floor(costs * staffShare) };
  });
