import { expect, test } from 'vitest';
import { individualTax, netOfExtra, type IndividualInput } from './individual.ts';
import { largestAmount, rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import { provisionalTax } from './provisional.ts';
import type { IndividualRates } from './rates/tables.ts';
import { taxYears, requireTaxYear } from './tax-years.ts';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { tablesOf } from './years/index.ts';

test('firm basis, R500 000, age 30: 119 830.00 less 16 425.00 is 103 405.00', () => {
  expect(assess({ grossIncome: rand(500_000) })).toMatchObject({
    table: { basis: 'firm', taxYear: requireTaxYear(2024), label: '2023/2024' },
    grossIncome: rand(500_000),
    allowableRetirementContributions: 0,
    taxableIncome: rand(500_000),
    taxBeforeRebates: rand(119_830),
    applicableRebates: rand(16_425),
    taxAfterRebates: rand(103_405),
    medicalCredits: 0,
    finalTax: rand(103_405),
    effectiveTaxRate: 2068,
    marginalTaxRate: 3600,
    netSalary: rand(396_595),
  });
});

test('firm basis, R500 000, R60 000 to retirement, two medical members: 75 912.00', () => {
  const result = assess({
    grossIncome: rand(500_000),
    retirementContributions: rand(60_000),
    medicalMembers: 2,
  });
  expect(result).toMatchObject({
    taxableIncome: rand(440_000),
    taxBeforeRebates: rand(100_665),
    medicalCredits: rand(8_328),
    finalTax: rand(75_912),
    effectiveTaxRate: 1518,
    marginalTaxRate: 3100,
  });
});

test('the older retirement cap is named at its line from the first cent above it on', () => {
  const saving = (retirementContributions: number) =>
    assess({ grossIncome: rand(2_000_000), retirementContributions }, sarsIndividual(2027));
  expect(saving(rand(350_000)).notes).toEqual([]);
  const { notes, working } = saving(rand(350_000) + 1);
  expect(notes).toEqual([
    'SARS publishes a cap of R\u202f430\u202f000 on retirement contributions for 2026/27. We have not seen it promulgated; the older cap is R\u202f350\u202f000.',
  ]);
  expect(working.filter(({ note }) => note)).toMatchObject([
    { key: 'allowableRetirementContributions', note: notes[0] },
  ]);
});

test("SARS's 2026/27 tables make the same case 70 793.00", () => {
  const input = { grossIncome: rand(500_000), retirementContributions: rand(60_000), medicalMembers: 2 };
  expect(assess(input, sarsIndividual(2027)).finalTax).toBe(rand(70_793));
});

test('R 100 billion is assessed to the cent', () => {
  const result = assess({ grossIncome: largestAmount });
  expect(result.taxBeforeRebates).toBe(rand(614_192 + 0.45 * (100_000_000_000 - 1_731_600)));
  expect(result.effectiveTaxRate).toBe(4500);
});

test('section 6B under 65: 25% of what exceeds 4 credits and 7.5% of taxable income', () => {
  // 2026/27: credits 9 024; 90 000 − 36 096 − 22 500 = 31 404, of which a quarter.
  const person = { grossIncome: rand(300_000), age: 64, medicalMembers: 2 };
  const result = assess({ ...person, medicalContributions: rand(90_000) }, sarsIndividual(2027));
  expect(result).toMatchObject({ medicalCredits: rand(9_024), additionalMedicalCredit: rand(7_851) });
});

test('section 6B counts unpaid medical bills, in full from 65 or with a disability', () => {
  const family = {
    grossIncome: rand(600_000),
    retirementContributions: rand(120_000),
    age: 41,
    medicalMembers: 4,
  };
  const scheme = { ...family, medicalContributions: rand(93_600) };
  const of = (more: Partial<IndividualInput>) => assess({ ...scheme, ...more }, sarsIndividual(2027));
  expect(of({})).toMatchObject({ additionalMedicalCredit: 0, finalTax: rand(77_097) });
  // 93 600 − 4 × 15 120 = 33 120; with 22 000 of bills less 7.5% of 480 000: 19 120, of which a quarter.
  expect(of({ medicalExpenses: rand(22_000) })).toMatchObject({ finalTax: rand(72_317) });
  // 33.3% of 93 600 − 3 × 15 120 + 22 000.
  expect(of({ medicalExpenses: rand(22_000), disability: true }).additionalMedicalCredit).toBe(2_338_992);
  const alone = { grossIncome: rand(300_000), medicalExpenses: rand(30_000) };
  expect(assess(alone, sarsIndividual(2027)).additionalMedicalCredit).toBe(rand(1_875));
  expect(assess({ ...alone, age: '75+' }, sarsIndividual(2027)).additionalMedicalCredit).toBe(rand(9_990));
});

test('contributions without members are questioned on every table', () => {
  for (const rates of [firmIndividual, ...taxYears.map(sarsIndividual)]) {
    const refused = { kind: 'refused-input', field: 'medicalMembers', sentence: expect.any(String) };
    expect(individualTax({ ...NOBODY, age: 67, medicalContributions: 1 }, rates)).toEqual(refused);
    expect(provisionalTax({ ...NOBODY, age: 67, medicalContributions: 1 }, rates)).toEqual(refused);
  }
});

test('own medical bills before March 2014 are refused by name', () => {
  const result = individualTax({ ...NOBODY, medicalExpenses: 1 }, sarsIndividual(2014));
  const sentence = expect.stringMatching(/^How medical bills .* were deducted in 2013\/14 .*Leave them out/);
  expect(result).toMatchObject({ kind: 'unknown-rate', item: 'medical', sentence });
});

test('at the published thresholds no tax is due, and a rand more is taxed', () => {
  for (const year of taxYears) {
    const rates = tablesOf(year).individual;
    const { under65, from65, from75 } = rates.thresholds;
    for (const [age, threshold] of [
      [30, under65],
      [65, from65],
      ['75+', from75 ?? from65],
    ] as const) {
      // Published thresholds are rounded to the rand; the tax on part of a rand is under 18 cents.
      expect(assess({ grossIncome: threshold, age }, rates).finalTax).toBeLessThan(18);
      expect(assess({ grossIncome: threshold - rand(1), age }, rates).finalTax).toBe(0);
      expect(assess({ grossIncome: threshold + rand(1), age }, rates).finalTax).toBeGreaterThan(0);
    }
  }
});

test('the marginal rate is nothing until rebates and credits are used up', () => {
  expect(assess({ grossIncome: rand(91_249) }).marginalTaxRate).toBe(0);
  expect(assess({ grossIncome: rand(91_250) }).marginalTaxRate).toBe(1800);
  expect(assess({ grossIncome: rand(100_000), medicalMembers: 1 }).marginalTaxRate).toBe(0);
  expect(assess({ grossIncome: rand(226_000) }).marginalTaxRate).toBe(2600);
});

test('the 31% band leaves R690 of an extra R1 000', () => {
  const input = { ...NOBODY, grossIncome: rand(500_000), retirementContributions: rand(60_000) };
  expect(netOfExtra(input, firmIndividual)).toBe(rand(690));
});

test('with contributions above 27.5% a part of the next rand is deducted too', () => {
  const input = { ...NOBODY, grossIncome: rand(500_000), retirementContributions: rand(200_000) };
  expect(netOfExtra(input, firmIndividual)).toBe(rand(1_000) - 22_475);
  expect(netOfExtra({ ...NOBODY, grossIncome: largestAmount }, firmIndividual)).toBe(rand(550));
});

test('the net of an extra R1 000 is null where one of the two assessments is refused', () => {
  const sick = { ...NOBODY, medicalMembers: 1, medicalContributions: rand(30_000) };
  // For 2012/13 contributions above 7.5% of income are not confirmed: below R400 000 nothing is known.
  const net = (grossIncome: number) => netOfExtra({ ...sick, grossIncome }, sarsIndividual(2013));
  expect(net(rand(398_000))).toBeNull();
  expect(net(rand(399_500))).toBeNull();
  expect(net(rand(400_000))).not.toBeNull();
});

function assess(input: Partial<IndividualInput>, rates: IndividualRates = firmIndividual) {
  return known(individualTax({ ...NOBODY, ...input }, rates));
}
