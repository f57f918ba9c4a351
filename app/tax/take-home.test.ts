import { expect, test } from 'vitest';
import { individualTax, type IndividualInput } from './individual.ts';
import { rand } from './money.ts';
import { firmIndividual } from './rates/firm.ts';
import { uifFormula } from './take-home.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import { workedLinesOf } from './working-lines.test-support.ts';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { tablesOf } from './years/index.ts';

test('SARS: the most is R177.12 a month since June 2021, R148.72 and R124.78 before', () => {
  expect(uif(rand(1_000_000), 2027)).toBe(12 * 17_712);
  expect(uif(rand(1_000_000), 2022)).toBe(3 * 14_872 + 9 * 17_712);
  expect(uif(rand(1_000_000), 2021)).toBe(12 * 14_872);
  expect(uif(rand(1_000_000), 2013)).toBe(7 * 12_478 + 5 * 14_872);
  expect(uif(rand(1_000_000), 2010)).toBe(12 * 12_478);
});

test('without a confirmed ceiling UIF and take-home are left out, with a note', () => {
  expect(taxYears.filter((year) => tablesOf(year).uif === null)).toEqual(
    taxYears.filter((year) => year < 2010),
  );
  const result = tax({ grossIncome: rand(500_000) }, 2009);
  expect(result).toMatchObject({ uif: null, takeHome: null });
  expect(result.notes).toEqual([
    'The UIF ceiling of 2008/09 could not be confirmed from a published source, so UIF and take-home are left out.',
  ]);
  expect(result.working.map(({ key }) => key)).not.toContain('uif');
});

test('UIF is taken from a salary, not from a pension, commission or other income', () => {
  for (const incomeKind of ['pension', 'commission', 'other'] as const) {
    const result = tax({ grossIncome: rand(250_000), age: 67, incomeKind }, 2027);
    expect(result).toMatchObject({ uif: 0, takeHome: result.netSalary });
  }
  expect(tax({ grossIncome: rand(250_000), age: 67, incomeKind: 'salary' }, 2027).uif).toBe(12 * 17_712);
});

test('each line has its name, amount and source; interest bears no UIF', () => {
  const input = {
    grossIncome: rand(121_000),
    interestIncome: rand(1_000),
    retirementContributions: rand(5_000),
  };
  const { working, finalTax } = tax(input, 2027);
  expect(finalTax).toBe(rand(2_880));
  expect(workedLinesOf({ working }).filter((line) => /^(uif|takeHome) /.test(line))).toMatchInlineSnapshot(`
    [
      "uif | Unemployment insurance (UIF) | −R 1 200.00 | 12 × (the least of 1% × (120 000 ÷ 12) and 1% × 17 712) = 12 × 100 = 1 200 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "takeHome | Take-home | R 111 920.00 | 121 000 − 2 880 − 5 000 − 1 200 = 111 920 | calculated",
    ]
  `);
  expect(uif(rand(1_000), 2027, { interestIncome: rand(1_000) })).toBe(0);
  expect(uifFormula(0, tablesOf(requireTaxYear(2027)).uif ?? [])).toBe(0);
});

test('no line is an amount a month: a monthly view divides every line by twelve', () => {
  // R 35 000 a month once showed "Pay a month 2 916.67".
  const { working } = tax({ grossIncome: rand(420_000) }, 2027);
  expect(working.filter(({ label }) => /month/i.test(label))).toEqual([]);
});

test('the UIF periods of a year make twelve months', () => {
  for (const year of taxYears.filter((year) => year >= 2010)) {
    expect((tablesOf(year).uif ?? []).reduce((sum, { months }) => sum + months, 0)).toBe(12);
  }
});

test("the firm's estimate knows neither UIF nor an interest exemption", () => {
  const result = individualTax(
    { ...NOBODY, grossIncome: rand(500_000), interestIncome: rand(30_000) },
    firmIndividual,
  );
  expect(result).toMatchObject({
    uif: null,
    takeHome: null,
    interestExemption: 0,
    taxableIncome: rand(500_000),
    notes: [],
  });
});

test('interest above gross income has a note and exempts no more than the income', () => {
  const result = tax({ grossIncome: rand(10_000), interestIncome: rand(10_001) }, 2024);
  expect(result).toMatchObject({ interestExemption: rand(10_000), taxableIncome: 0 });
  expect(result.notes).toEqual(['Interest is a part of gross income and cannot be more than it.']);
  expect(tax({ grossIncome: 5, interestIncome: 5 }, 2024).notes).toEqual([]);
});

function uif(grossIncome: number, year: number, more: Partial<IndividualInput> = {}): number | null {
  return tax({ grossIncome, ...more }, year).uif;
}

function tax(input: Partial<IndividualInput>, year: number) {
  return known(individualTax({ ...NOBODY, ...input }, sarsIndividual(year)));
}
