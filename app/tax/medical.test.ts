import { expect, test } from 'vitest';
import { known, NOBODY, sarsIndividual } from './cases.test-support.ts';
import { explain } from './explain.ts';
import { individualTax, type IndividualInput } from './individual.ts';
import { rand } from './money.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

test('each line of medical costs has its name, amount and source', () => {
  const bills = { medicalExpenses: rand(30_000), medicalMembers: 2, medicalContributions: rand(90_000) };
  expect(medicalLines(2027, bills)).toMatchInlineSnapshot(`
    [
      "medicalCredits | Medical credits | −R 9 024.00 | 12 × (376 + 376) = 12 × 752 = 9 024 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 4 times the credits | R 53 904.00 | 90 000 − 4 × 9 024 = 90 000 − 36 096 = 53 904 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "medicalExpenses | Medical bills you paid yourself | R 30 000.00 | input",
      "medicalThreshold | Threshold for medical expenses | R 22 500.00 | 7.5% × 300 000 = 22 500 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "additionalMedicalCredit | Additional medical expenses credit | −R 15 351.00 | 25% × ((53 904 + 30 000) − 22 500) = 25% × 61 404 = 15 351 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
    ]
  `);
  expect(medicalLines(2027, { ...bills, age: 65 })).toMatchInlineSnapshot(`
    [
      "medicalCredits | Medical credits | −R 9 024.00 | 12 × (376 + 376) = 12 × 752 = 9 024 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 3 times the credits | R 62 928.00 | 90 000 − 3 × 9 024 = 90 000 − 27 072 = 62 928 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "medicalExpenses | Medical bills you paid yourself | R 30 000.00 | input",
      "additionalMedicalCredit | Additional medical expenses credit | −R 30 945.02 | 33.3% × (62 928 + 30 000) = 33.3% × 92 928 = 30 945.02 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
    ]
  `);
  const contributions = { medicalMembers: 1, medicalContributions: rand(9_000) };
  expect(medicalLines(2012, contributions)).toMatchInlineSnapshot(`
    [
      "medicalDeduction | Medical deduction | −R 8 640.00 | the least of 9 000, 12 × 720 and 300 000 = the least of 9 000, 8 640 and 300 000 = 8 640 | SARS tables 2011/12: medical scheme contributions (Income Tax Act)",
      "medicalCredits | Medical credits | −R 0.00 | SARS tables 2011/12: medical scheme contributions (Income Tax Act, section 6A)",
    ]
  `);
  expect(medicalLines(2010, { ...contributions, age: 65 })).toMatchInlineSnapshot(`
    [
      "medicalDeduction | Medical deduction | −R 9 000.00 | the least of 9 000 and 300 000 = 9 000 | SARS tables 2009/10: medical scheme contributions (Income Tax Act)",
      "medicalCredits | Medical credits | −R 0.00 | SARS tables 2009/10: medical scheme contributions (Income Tax Act, section 6A)",
    ]
  `);
  expect(medicalLines(2027, contributions)).toMatchInlineSnapshot(`
    [
      "medicalCredits | Medical credits | −R 4 512.00 | 12 × 376 = 4 512 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 4 times the credits | R 0.00 | 9 000 − 4 × 4 512 = 9 000 − 18 048 = −9 048, so 0 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "medicalThreshold | Threshold for medical expenses | R 22 500.00 | 7.5% × 300 000 = 22 500 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
      "additionalMedicalCredit | Additional medical expenses credit | −R 0.00 | 25% × (0 − 22 500, not below 0) = 25% × 0 = 0 | SARS tables 2026/27: additional medical expenses (Income Tax Act, section 6B)",
    ]
  `);
});

test('without a deduction there is no line; only bills that exist are in the formula', () => {
  const contributions = { medicalMembers: 1, medicalContributions: rand(9_000) };
  expect(keys(medicalLines(2013, contributions))).toEqual(['medicalCredits']);
  expect(keys(medicalLines(2006, { age: 64 }))).toEqual(['medicalCredits']);
  const credit = (medicalExpenses: number) => {
    const input = { ...NOBODY, ...contributions, medicalExpenses, grossIncome: rand(300_000), age: 65 };
    const { working } = known(individualTax(input, sarsIndividual(2027)));
    return explain(working)
      .find(({ key }) => key === 'additionalMedicalCredit')
      ?.formula?.replaceAll('\u202f', ' ');
  };
  expect(credit(0)).toMatchInlineSnapshot(`"33.3% × 0 = 0"`);
  expect(credit(rand(100))).toMatchInlineSnapshot(`"33.3% × (0 + 100) = 33.3% × 100 = 33.30"`);
});

test('a deduction is never more than the contributions, the cap or the income', () => {
  const deducted = (year: number, age: number, medicalContributions: number, grossIncome: number) => {
    const input = { ...NOBODY, age, grossIncome, medicalMembers: 1, medicalContributions };
    return known(individualTax(input, sarsIndividual(year))).medicalDeduction;
  };
  for (const [year, age, contributions, income, deduction] of [
    [2012, 64, rand(8_640), rand(1), rand(1)],
    [2012, 64, rand(8_640), rand(100_000), rand(8_640)],
    [2012, 64, rand(8_641), rand(100_000), rand(8_640)],
    [2012, 65, rand(8_641), rand(100_000), rand(8_641)],
    [2012, 65, rand(8_641), rand(8_640), rand(8_640)],
    [2006, 65, 1, rand(100_000), 1],
    [2006, 64, 0, rand(100_000), 0],
  ] as const)
    expect(deducted(year, age, contributions, income), `${year} ${age}`).toBe(deduction);
});

function medicalLines(year: number, more: Partial<IndividualInput>): string[] {
  const input = { ...NOBODY, grossIncome: rand(300_000), ...more };
  const { working } = known(individualTax(input, sarsIndividual(year)));
  return workedLinesOf({ working }).filter((line) => /medical/i.test(line));
}

function keys(lines: readonly string[]) {
  return lines.map((line) => line.split(' ')[0]);
}
