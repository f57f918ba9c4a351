import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import { expectAgreement } from './agreement.test-support.ts';
import { anyAmount, anyTaxYear } from './cases.test-support.ts';
import { donationsTax } from './donations.ts';
import { estateDuty } from './estate-duty.ts';
import { executorFee } from './executor.ts';
import { rand } from './money.ts';
import {
  donationsOracle,
  estateDutyOracle,
  executorOracle,
  transferDutyOracle,
} from './once-oracles.test-support.ts';
import { donationsRates } from './rates/donations-rates.ts';
import { estateDutyRates } from './rates/estate-duty-rates.ts';
import { executorRates } from './rates/executor-rates.ts';
import { transferDutyRates, type Signed } from './rates/transfer-duty-rates.ts';
import { isRefusal } from './refusal.ts';
import { taxYears } from './tax-years.ts';
import { transferDuty } from './transfer-duty.ts';

vi.setConfig({ testTimeout: 120_000 });

const recentYear = fc.constantFrom(...taxYears.filter((year) => year >= 2023));
const upTo = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(most) }), anyAmount);

test('exact fractions come to the same cents of transfer duty in every year, and refuse the same years', () => {
  const input = fc.record({ price: upTo(20_000_000), monthsLate: fc.integer({ min: 0, max: 60 }) });
  const signed = fc.constantFrom<Signed>('earlier', 'later');
  expectAgreement(fc.tuple(input, anyTaxYear, signed), ([input, taxYear, signed]) => {
    const rates = transferDutyRates('sars', taxYear, signed);
    return [
      isRefusal(rates) ? rates : transferDuty(input, rates),
      transferDutyOracle(input, taxYear, signed),
    ];
  });
});

test('exact fractions come to the same cents of donations tax in every year, and refuse the same years', () => {
  const input = fc.record({
    donor: fc.constantFrom('person', 'other'),
    donation: upTo(40_000_000),
    givenThisYear: upTo(400_000),
    taxedBefore: upTo(40_000_000),
  });
  expectAgreement(fc.tuple(input, anyTaxYear), ([input, taxYear]) => {
    const rates = donationsRates('sars', taxYear);
    return [isRefusal(rates) ? rates : donationsTax(input, rates), donationsOracle(input, taxYear)];
  });
});

test('exact fractions come to the same cents of estate duty, and refuse the same estates', () => {
  const input = fc.record({
    assets: upTo(60_000_000),
    debts: upTo(5_000_000),
    toSpouse: fc.oneof(fc.constant(0), upTo(5_000_000)),
    firstSpouse: fc.boolean(),
    usedByFirst: fc.integer({ min: 0, max: rand(3_600_000) }),
  });
  expectAgreement(fc.tuple(input, recentYear), ([input, taxYear]) => {
    const rates = estateDutyRates('sars', taxYear);
    return [isRefusal(rates) ? rates : estateDuty(input, rates), estateDutyOracle(input, taxYear)];
  });
});

test("exact fractions come to the same cents of the executor's fee, and refuse the same ones", () => {
  const input = fc.record({
    assets: upTo(20_000_000),
    income: upTo(500_000),
    fixedByWill: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(400_000) })),
    isVendor: fc.boolean(),
  });
  expectAgreement(fc.tuple(input, recentYear), ([input, taxYear]) => {
    const rates = executorRates('sars', taxYear);
    return [isRefusal(rates) ? rates : executorFee(input, rates), executorOracle(input, taxYear)];
  });
});
