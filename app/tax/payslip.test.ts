import { expect, test } from 'vitest';
import { known, sarsIndividual } from './cases.test-support.ts';
import { employeesTax } from './employees-tax.ts';
import { rand } from './money.ts';
import { payPeriod } from './pay-period.ts';
import { payslip } from './payslip.ts';
import { AMOUNTS, NO_PAY, paid } from './payslips.test-support.ts';
import { payrollRates } from './rates/payroll-rates.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear } from './tax-years.ts';

test("SARS's examples come out to the cent on the rates of the year", () => {
  // Guides G01 and G21 of 2026/27, G20 of 2025/26; the printed tables differ by a few rand.
  const pension = { retirement: rand(775 + 325), medicalMembers: 2 };
  const cases = [
    [paid(18_600, pension), 913],
    [paid(186_000, { retirement: rand(3_600), medicalMembers: 2, periods: 12 }), 5_988],
    [paid(110_000, { periods: 7 }), 9_405],
    [paid(110_000, { periods: 7 }, 2026), 9_746.25],
    [paid(1_090, { frequency: 'weekly', periods: 0, days: 3 }), 49.36],
    [paid(3_244, { frequency: 'fortnightly', periods: 0, days: 8 }), 192.29],
    [paid(6_500, { periods: 0, days: 15 }), 427.5],
    [paid(28_000, { bonus: rand(14_800) }), 8_009],
    [paid(84_000, { periods: 3 }), 3 * 4_161],
  ] as const;
  for (const [{ paye }, tax] of cases) expect(paye).toBe(Math.round(rand(tax)));
  expect(paid(3_600, { frequency: 'weekly', retirement: rand(160) })).toMatchObject({ periodTax: 27_651 });
  expect(paid(8_980, { frequency: 'fortnightly', retirement: rand(480) })).toMatchObject({
    periodTax: 84_462,
  });
  expect(paid(28_000, { bonus: rand(14_800) }, 2026).bonusTax).toBe(rand(3_848));
  const backdated = paid(28_300).paye + 5 * (paid(28_300).paye - paid(28_000).paye);
  expect(backdated).toBe(rand(4_629));
  const commission = paid(17_185).paye + 3 * (paid(17_185 + 4_500).paye - paid(17_185).paye);
  expect(commission).toBe(Math.round(rand(4_340.7)));
});

test('a bonus of 2015/16 bears what it adds to the year (ziyo.co.za)', () => {
  const month = known(payPeriod({ frequency: 'monthly', periods: 1, days: 0, daysInMonth: 30 }));
  const pay = { balance: rand(14_500), bonus: rand(14_500), age: 40, medicalMembers: 0 };
  const { periodTax, paye } = employeesTax(pay, month, sarsIndividual(2016));
  expect([periodTax.amount, paye.amount]).toEqual([150_525, 464_325]);
});

test('the printed table’s figure is shown for months, bonuses and parts of a week', () => {
  const figureOf = (result: ReturnType<typeof paid>) => result.printed?.amount ?? null;
  expect(figureOf(paid(18_600, { retirement: rand(1_100), medicalMembers: 2 }))).toBe(rand(908));
  expect(figureOf(paid(28_000, { bonus: rand(14_800) }))).toBe(rand(7_949));
  expect(figureOf(paid(186_000, { retirement: rand(3_600), medicalMembers: 2, periods: 12 }))).toBe(
    rand(5_960),
  );
  expect(figureOf(paid(110_000, { periods: 7 }))).toBe(942_433);
  expect(figureOf(paid(1_090, { frequency: 'weekly', periods: 0, days: 3 }))).toBe(4_916);
  expect(figureOf(paid(3_440, { frequency: 'weekly' }))).toBeNull();
  expect(figureOf(paid(9_000, { medicalMembers: 4 }))).toBe(0);
  expect(figureOf(paid(17_500, {}, 2026))).toBeNull();
});

test('days that make a whole period count as one; a month has the days that are stated', () => {
  expect(paid(20_000, { periods: 0, days: 30 }).paye).toBe(paid(20_000).paye);
  expect(paid(20_000, { periods: 0, days: 28, daysInMonth: 28 }).paye).toBe(paid(20_000).paye);
  expect(paid(20_000, { periods: 0, days: 30, daysInMonth: 31 }).paye).not.toBe(paid(20_000).paye);
  const weeks = paid(9_000, { frequency: 'weekly', periods: 2 });
  expect(paid(9_000, { frequency: 'weekly', periods: 0, days: 14 })).toMatchObject({
    paye: weeks.paye,
    uif: weeks.uif,
  });
  expect(paid(9_000, { frequency: 'fortnightly', periods: 0, days: 14 }).paye).toBe(
    paid(9_000, { frequency: 'fortnightly' }).paye,
  );
});

test('a fifth of the travel allowance is taxed if four fifths of the use is business', () => {
  expect(paid(20_000, { travelAllowance: 100_003 }).remuneration).toBe(rand(20_000) + 80_002);
  const business = paid(20_000, { travelAllowance: 100_003, mostlyBusiness: true });
  expect(business.remuneration).toBe(rand(20_000) + 20_001);
  expect(business.netPay + business.paye + business.uif).toBe(rand(20_000) + 100_003);
});

test('contributions come off to 27.5% and the monthly cap, and the older cap is named', () => {
  expect(paid(20_000, { retirement: rand(6_000) }).retirementDeduction).toBe(rand(5_500));
  const high = paid(150_000, { retirement: rand(40_000) });
  expect(high.retirementDeduction).toBe(3_583_333);
  expect(high.notes[0]).toMatch(/R\u202f350\u202f000/);
  expect(high.notes[1]).toMatch(/no cap .* R\u202f35\u202f833\.33/);
  expect(paid(150_000, { retirement: rand(40_000) }, 2026)).toMatchObject({
    retirementDeduction: 2_916_667,
    notes: [expect.stringContaining('no cap')],
  });
  expect(paid(150_000, { retirement: rand(30_000) }).notes[0]).toMatch(/promulgated/);
  expect(paid(150_000, { retirement: 2_916_667 }).notes).toEqual([]);
  expect(paid(900_000, { retirement: rand(420_000), periods: 12 }).retirementDeduction).toBe(rand(247_500));
});

test('a week has 12/52 of the credit, and where SARS divides by four it says so', () => {
  const week = paid(3_440, { frequency: 'weekly', medicalMembers: 2 });
  expect(week).toMatchObject({ medicalCredits: 17_354, paye: 10_297 });
  expect(week.notes).toEqual([
    "Which part of the medical credit falls on a week is not settled. Twelve months over 52 are used here; SARS's examples divide a month by 4, which makes the PAYE R\u202f88.51.",
  ]);
  const fortnight = paid(8_500, { frequency: 'fortnightly', medicalMembers: 2 });
  expect(fortnight).toMatchObject({ medicalCredits: 34_708, paye: 49_754 });
  expect(fortnight.notes[0]).toMatch(
    /falls on a fortnight is .* divide a month by 2, which makes the PAYE R\u202f468\.62\.$/,
  );
  expect(paid(1_000, { frequency: 'weekly', medicalMembers: 2 }).notes[0]).toContain('PAYE R\u202f0.00');
  expect(paid(17_500, { periods: 0, days: 15, medicalMembers: 2 }).medicalCredits).toBe(rand(752));
  expect(paid(3_440, { frequency: 'weekly' }).notes).toEqual([]);
});

test('UIF stops at the ceiling of its month or week, and is nil under 24 hours a month', () => {
  expect(paid(17_711).uif).toBe(17_711);
  expect(paid(17_712.51).uif).toBe(17_712);
  expect(paid(10_000, { bonus: rand(10_000) }).uif).toBe(17_712);
  expect(paid(60_000, { periods: 3 }).uif).toBe(3 * 17_712);
  expect(paid(9_000, { frequency: 'weekly' }).uif).toBe(4_087);
  expect(paid(9_000, { frequency: 'fortnightly' }).uif).toBe(8_175);
  expect(paid(20_000, {}, 2022, 5).uif).toBe(14_872);
  expect(paid(20_000, {}, 2022, 6).uif).toBe(17_712);
  expect(paid(20_000, { underDay: true })).toMatchObject({ uif: 0, employerUif: 0 });
});

test('the levy is on the balance with the bonus; a small payroll pays none (guide G01)', () => {
  expect(paid(18_600, { retirement: rand(1_100) }).sdl).toBe(rand(175));
  expect(paid(18_600, { retirement: rand(1_100), bonus: rand(500) }).sdl).toBe(rand(180));
  expect(paid(18_600, { smallPayroll: true }).sdl).toBe(0);
});

test('what cannot be calculated is refused at its field', () => {
  const refused = (more: Partial<typeof NO_PAY>) => {
    const result = payslip({ ...NO_PAY, ...more }, known(payrollRates('sars', requireTaxYear(2027), 3)));
    if (!isRefusal(result) || result.kind !== 'refused-input') throw new Error('not refused');
    return [result.field, result.sentence];
  };
  expect(refused({ periods: 0 })).toEqual(['periods', 'Say how many months or days the pay covers.']);
  expect(refused({ periods: 13 })).toEqual(['periods', 'A tax year has 12 months.']);
  expect(refused({ periods: 52, days: 1, frequency: 'weekly' })).toEqual([
    'periods',
    'A tax year has 52 weeks.',
  ]);
  expect(refused({ periods: 12, days: 29 })[1]).toBe('A tax year has 12 months.');
  expect(refused({ medical: 1 })[0]).toBe('medicalMembers');
  expect(refused({ employerMedical: 1 })[0]).toBe('medicalMembers');
  expect(refused({ claim: 'first', hours: 0 })).toEqual([
    'hours',
    'Say how many hours were worked in the month.',
  ]);
  const half = rand(50_000_000_000);
  for (const name of ['bonus', 'travelAllowance', 'employerRetirement', 'employerMedical'] as const)
    expect(refused({ pay: half, [name]: half + 1, medicalMembers: 1 })).toEqual([
      'pay',
      'Pay, allowances and benefits together are more than R 100 billion.',
    ]);
  expect(paid(0, { pay: half, bonus: half }).table.label).toBe('2026/27');
  for (const name of AMOUNTS)
    expect(() => paid(0, { [name]: -1, medicalMembers: 1 }), name).toThrow(`${name} must be whole cents`);
  expect(paid(10_000, { hours: 0 }, 2017).table.label).toBe('2016/17');
});

test('contributions above the pay leave a negative amount, with a note', () => {
  const result = paid(1_000, { retirement: rand(1_200) });
  expect(result.netPay).toBe(rand(1_000) - rand(1_200) - rand(10));
  expect(result.notes).toEqual([
    'The tax and the contributions are more than the pay: nothing is left to pay out.',
  ]);
  expect(paid(1_000, { retirement: rand(990) })).toMatchObject({ netPay: 0, notes: [] });
});
