import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { known } from './cases.test-support.ts';
import { largestAmount, rand } from './money.ts';
import { offers, type Offer, type OffersInput } from './offers.ts';
import { payslipOracle } from './payslip-oracles.test-support.ts';
import {
  AMOUNTS,
  anyMonth,
  anyPayrollYear,
  anyPayslip,
  NO_PAY,
  WITH_EVERYTHING,
} from './payslips.test-support.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';
import { writtenOut } from './working-lines.test-support.ts';

vi.setConfig({ testTimeout: 600_000 });

const NOTHING = offerOf(NO_PAY);

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

test('each line shows its arithmetic and where it comes from', () => {
  const everything = offerOf({ ...NO_PAY, pay: rand(30_000), ...WITH_EVERYTHING });
  const second = { ...NOTHING, pay: rand(150_000), retirement: rand(40_000) };
  expect(writtenOut(worked({ first: everything, second, medicalMembers: 3 }))).toMatchInlineSnapshot(`
    [
      "firstYearPay | First offer: pay of a year | R 360 000.00 | 12 × 30 000 = 360 000 | input",
      "firstYearTravel | First offer: travel allowance | R 60 000.00 | 12 × 5 000 = 60 000 | input",
      "firstYearBonus | First offer: bonus | R 30 000.00 | input",
      "firstPaye | First offer: PAYE | −R 66 195.00 | 11 × 4 741.25 + 14 041.25 = 52 153.75 + 14 041.25 = 66 195 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "firstUif | First offer: UIF | −R 2 125.44 | 11 × 177.12 + 177.12 = 1 948.32 + 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "firstYearRetirement | First offer: your retirement contributions | −R 27 000.00 | 12 × 2 250 = 27 000 | input",
      "firstYearMedical | First offer: your medical aid contributions | −R 18 000.00 | 12 × 1 500 = 18 000 | input",
      "firstNetPay | First offer: net pay | R 336 679.56 | (360 000 + 60 000 + 30 000) − 66 195 − 2 125.44 − 27 000 − 18 000 = 450 000 − 66 195 − 2 125.44 − 27 000 − 18 000 = 336 679.56 | calculated",
      "firstEmployerFunds | First offer: employer's retirement contributions | R 36 000.00 | 12 × 3 000 = 36 000 | input",
      "firstEmployerScheme | First offer: employer's medical aid contributions | R 24 000.00 | 12 × 2 000 = 24 000 | input",
      "firstLevies | First offer: employer's UIF and SDL | R 6 475.44 | 11 × 514.62 + 814.62 = 5 660.82 + 814.62 = 6 475.44 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "firstCost | First offer: cost to company | R 516 475.44 | 360 000 + 60 000 + 30 000 + 36 000 + 24 000 + 6 475.44 = 450 000 + 36 000 + 24 000 + 6 475.44 = 516 475.44 | calculated",
      "secondYearPay | Second offer: pay of a year | R 1 800 000.00 | 12 × 150 000 = 1 800 000 | input",
      "secondYearTravel | Second offer: travel allowance | R 0.00 | 12 × 0 = 0 | input",
      "secondYearBonus | Second offer: bonus | R 0.00 | input",
      "secondPaye | Second offer: PAYE | −R 427 921.08 | 11 × 35 660.09 + 35 660.09 = 392 260.99 + 35 660.09 = 427 921.08 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "secondUif | Second offer: UIF | −R 2 125.44 | 11 × 177.12 + 177.12 = 1 948.32 + 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "secondYearRetirement | Second offer: your retirement contributions | −R 480 000.00 | 12 × 40 000 = 480 000 | input",
      "secondYearMedical | Second offer: your medical aid contributions | −R 0.00 | 12 × 0 = 0 | input",
      "secondNetPay | Second offer: net pay | R 889 953.48 | (1 800 000 + 0 + 0) − 427 921.08 − 2 125.44 − 480 000 − 0 = 1 800 000 − 427 921.08 − 2 125.44 − 480 000 − 0 = 889 953.48 | calculated",
      "secondEmployerFunds | Second offer: employer's retirement contributions | R 0.00 | 12 × 0 = 0 | input",
      "secondEmployerScheme | Second offer: employer's medical aid contributions | R 0.00 | 12 × 0 = 0 | input",
      "secondLevies | Second offer: employer's UIF and SDL | R 15 825.48 | 11 × 1 318.79 + 1 318.79 = 14 506.69 + 1 318.79 = 15 825.48 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "secondCost | Second offer: cost to company | R 1 815 825.48 | 1 800 000 + 0 + 0 + 0 + 0 + 15 825.48 = 1 800 000 + 0 + 0 + 15 825.48 = 1 815 825.48 | calculated",
      "netDifference | Difference in net pay | R 553 273.92 | 889 953.48 − 336 679.56 = 553 273.92 | calculated",
      "costDifference | Difference in cost to company | R 1 299 350.04 | 1 815 825.48 − 516 475.44 = 1 299 350.04 | calculated",
      "Second offer, in an ordinary month: SARS publishes a cap of R 430 000 on retirement contributions for 2026/27. We have not seen it promulgated; the older cap is R 350 000.",
      "Second offer, in an ordinary month: SARS prints no cap on retirement contributions for a single payslip. The cap of the year is taken evenly: R 35 833.33 for what this one covers.",
    ]
  `);
});

test('a payslip’s refusals and notes name their offer', () => {
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
  for (const name of AMOUNTS)
    expect(() => worked({ first: { ...NOTHING, [name]: -1 } }), name).toThrow(`${name} must be whole cents`);
});

test('a year is twelve payslips in exact fractions; equal offers do not differ', () => {
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
  return Object.fromEntries(AMOUNTS.map((name) => [name, input[name]])) as Offer;
}
