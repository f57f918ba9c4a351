import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { known } from './cases.test-support.ts';
import { largestAmount, rand, type Cents } from './money.ts';
import { offers, type Offer, type OffersInput } from './offers.ts';
import { payslipOracle } from './payslip-oracles.test-support.ts';
import { anyMonth, anyPayrollYear, anyPayslip, NO_PAY } from './payslips.test-support.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';

vi.setConfig({ testTimeout: 600_000 });

const NOTHING: Offer = {
  pay: 0,
  bonus: 0,
  travelAllowance: 0,
  retirement: 0,
  employerRetirement: 0,
  medical: 0,
  employerMedical: 0,
};

test('two offers by hand: more pay against a bonus and funds', () => {
  const result = worked({
    first: { ...NOTHING, pay: rand(30_000), retirement: rand(2_000) },
    second: { ...NOTHING, pay: rand(28_000), bonus: rand(14_800), employerRetirement: rand(2_000) },
  });
  expect(result).toMatchObject({
    firstYearPay: rand(360_000),
    // 336 000 are taxed: 44 118 + 26% of 90 900 - 17 820 = 49 932.
    firstPaye: rand(49_932),
    firstUif: 12 * 17_712,
    firstNetPay: rand(360_000 - 49_932 - 24_000) - 12 * 17_712,
    firstLevies: 12 * (17_712 + 28_000),
    firstCost: rand(360_000) + 12 * (17_712 + 28_000),
    secondYearPay: rand(336_000),
    secondYearBonus: rand(14_800),
    // The employer's share is taxed and comes off again; the bonus bears 26%.
    secondPaye: rand(49_932 + 3_848),
    secondNetPay: rand(336_000 + 14_800 - 53_780) - 12 * 17_712,
    secondEmployerFunds: rand(24_000),
    secondCost: rand(336_000 + 14_800 + 24_000 + 3_360 + 148) + 12 * 17_712,
    netDifference: rand(297_020 - 286_068),
    costDifference: rand(378_308 - 363_360),
  });
});

test('what a payslip refuses or notes is said of its offer', () => {
  const field = (input: Partial<OffersInput>) => {
    const rates = known(payrollRates('sars', requireTaxYear(2027), 2));
    const result = offers({ ...PERSON, ...input }, rates);
    return isRefusal(result) && result.kind === 'refused-input' ? result.field : null;
  };
  const most = { ...NOTHING, pay: largestAmount, travelAllowance: 1 };
  expect(field({ first: most })).toBe('firstPay');
  expect(field({ second: most })).toBe('secondPay');
  expect(field({ second: { ...NOTHING, pay: largestAmount, bonus: 1 } })).toBe('secondPay');
  expect(field({ second: { ...NOTHING, employerMedical: 1 } })).toBe('medicalMembers');
  const { notes } = worked({ second: { ...NOTHING, pay: rand(150_000), retirement: rand(40_000) } });
  expect(notes).toHaveLength(2);
  for (const note of notes) expect(note).toMatch(/^Second offer, in an ordinary month: /);
  expect(() => worked({ first: { ...NOTHING, medical: -1 } })).toThrow(RangeError);
});

test('a year is twelve payslips in exact fractions, and equal offers differ in nothing', () => {
  const property = fc.property(
    anyPayslip,
    anyPayslip,
    anyPayrollYear,
    anyMonth,
    (one, other, taxYear, month) => {
      const rates = payrollRates('sars', taxYear, month);
      if (isRefusal(rates)) return;
      const { age, medicalMembers, mostlyBusiness } = one;
      const person = { age, medicalMembers, mostlyBusiness };
      const [first, second] = [one, other].map(offerOf) as [Offer, Offer];
      const result = offers({ ...person, first, second }, rates);
      const exact = [first, second].map((offer) => {
        const slip = { ...NO_PAY, ...person, ...offer };
        const plain = payslipOracle({ ...slip, bonus: 0 }, taxYear, month);
        const last = payslipOracle(slip, taxYear, month);
        const yearOf = (name: string) => Number(plain?.[name]) * 11 + Number(last?.[name]);
        return (
          plain && last && { net: yearOf('netPay'), cost: yearOf('costToCompany'), paye: yearOf('paye') }
        );
      });
      const [a, b] = exact;
      if (isRefusal(result)) return void expect(a && b).toBeFalsy();
      expect([result.firstNetPay, result.firstCost, result.firstPaye]).toEqual([a?.net, a?.cost, a?.paye]);
      expect([result.secondNetPay, result.secondCost, result.secondPaye]).toEqual([b?.net, b?.cost, b?.paye]);
      expect(result.netDifference).toBe(Math.abs(result.firstNetPay - result.secondNetPay));
      expect(result.costDifference).toBe(Math.abs(result.firstCost - result.secondCost));
      const same = known(offers({ ...person, first, second: first }, rates));
      expect([same.netDifference, same.costDifference]).toEqual([0, 0]);
    },
  );
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

const PERSON: OffersInput = {
  first: NOTHING,
  second: NOTHING,
  age: 40,
  medicalMembers: 0,
  mostlyBusiness: false,
};

function worked(input: Partial<OffersInput>) {
  return known(offers({ ...PERSON, ...input }, known(payrollRates('sars', requireTaxYear(2027), 2))));
}

function offerOf(input: Offer): Offer {
  const names = Object.keys(NOTHING) as (keyof Offer)[];
  return Object.fromEntries(names.map((name): [string, Cents] => [name, input[name]])) as unknown as Offer;
}
