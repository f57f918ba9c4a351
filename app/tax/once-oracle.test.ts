import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import { expectAgreement, expectAgreementSince } from './agreement.test-support.ts';
import { anyAge, anyAmount, anyTaxYear } from './cases.test-support.ts';
import { donationsTax } from './donations.ts';
import { estateDuty } from './estate-duty.ts';
import { executorFee } from './executor.ts';
import { lumpSumTax } from './lump-sum.ts';
import { rand } from './money.ts';
import {
  donationsOracle,
  estateDutyOracle,
  executorOracle,
  lumpSumOracle,
  transferDutyOracle,
  twoPotOracle,
} from './once-oracles.test-support.ts';
import { donationsRates } from './rates/donations-rates.ts';
import { estateDutyRates } from './rates/estate-duty-rates.ts';
import { executorRates } from './rates/executor-rates.ts';
import { lumpSumRates, type LumpSumKind } from './rates/lump-sum-rates.ts';
import { transferDutyRates, type Signed } from './rates/transfer-duty-rates.ts';
import { twoPotRates } from './rates/two-pot-rates.ts';
import { isRefusal } from './refusal.ts';
import { transferDuty } from './transfer-duty.ts';
import { twoPotTax } from './two-pot.ts';

vi.setConfig({ testTimeout: 120_000 });

const upTo = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(most) }), anyAmount);

test('exact fractions give the same transfer duty and refusals in every year', () => {
  const input = fc.record({
    price: upTo(20_000_000),
    fairValue: fc.oneof(fc.constant(0), upTo(20_000_000)),
    monthsLate: fc.integer({ min: 0, max: 60 }),
  });
  const signed = fc.constantFrom<Signed>('earlier', 'later');
  expectAgreement(fc.tuple(input, anyTaxYear, signed), ([input, taxYear, signed]) => {
    const rates = transferDutyRates('sars', taxYear, signed);
    const result = isRefusal(rates) ? rates : transferDuty(input, rates);
    return [result, transferDutyOracle(input, taxYear, signed)];
  });
});

test('exact fractions give the same donations tax and refusals in every year', () => {
  const input = fc.record({
    donor: fc.constantFrom('person', 'other'),
    donation: upTo(40_000_000),
    givenThisYear: upTo(400_000),
    taxedBefore: upTo(40_000_000),
  });
  expectAgreementSince(2018, donationsRates, input, donationsTax, donationsOracle);
});

test('exact fractions give the same estate duty and refusals', () => {
  const input = fc.record({
    assets: upTo(60_000_000),
    policies: fc.oneof(fc.constant(0), upTo(5_000_000)),
    debts: upTo(5_000_000),
    toSpouse: fc.oneof(fc.constant(0), upTo(5_000_000)),
    toCharity: fc.oneof(fc.constant(0), upTo(2_000_000)),
    firstSpouse: fc.boolean(),
    usedByFirst: fc.integer({ min: 0, max: rand(3_600_000) }),
  });
  expectAgreementSince(2025, estateDutyRates, input, estateDuty, estateDutyOracle);
});

test('exact fractions give the same executor’s fee and refusals', () => {
  const input = fc.record({
    assets: upTo(20_000_000),
    income: upTo(500_000),
    fixedByWill: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(400_000) })),
    isVendor: fc.boolean(),
  });
  expectAgreementSince(2027, executorRates, input, executorFee, executorOracle);
});

test('exact fractions give the same tax on lump sums of any kind', () => {
  const kind = fc.constantFrom<LumpSumKind>('retirement', 'severance', 'withdrawal');
  const sums = fc.record({ lumpSum: anyAmount, earlierLumpSums: anyAmount });
  expectAgreement(fc.tuple(sums, anyTaxYear, kind), ([input, taxYear, kind]) => {
    const rates = lumpSumRates('sars', taxYear, kind);
    return isRefusal(rates) ? [rates, null] : [lumpSumTax(input, rates), lumpSumOracle(input, rates)];
  });
});

test('exact fractions give the same tax on withdrawals from the savings pot', () => {
  const input = fc.record({
    taxableIncome: anyAmount,
    withdrawal: fc.integer({ min: 0, max: rand(1_000_000) }),
    fee: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(500) })),
    taxOwed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: rand(100_000) })),
    age: anyAge,
    medicalMembers: fc.integer({ min: 0, max: 6 }),
  });
  expectAgreementSince(2025, twoPotRates, input, twoPotTax, twoPotOracle);
});
