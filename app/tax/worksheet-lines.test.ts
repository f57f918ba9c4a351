import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { rand } from './money.ts';
import { workedLinesOf } from './working-lines.test-support.ts';
import { FREELANCER, months, personRates } from './worksheet-cases.test-support.ts';
import type { WorksheetInput } from './worksheet-input.ts';
import { worksheet } from './worksheet.ts';

const ASSESSED = { taxYear: 2025, taxableIncome: rand(300_000), taxableCapitalGain: rand(20_000) };

test('each line of a sheet has its name, its amount and where it comes from', () => {
  const late = { due: '2027-02-26', paidOn: '2027-03-31', lastAssessment: ASSESSED };
  const low = {
    ...late,
    estimate: rand(330_000),
    provisionalTaxPaid: rand(1_000),
    employeesTaxPaid: rand(500),
  };
  const first = { ...late, due: '2026-08-31', paidOn: '2026-10-03' };
  expect(workedLinesOf(sheet(first))).toMatchInlineSnapshot(`
    [
      "incomeSoFar | Income of 6 months | R 360 000.00 | input",
      "incomeToCome | Income expected in 6 months | R 360 000.00 | 6 × 60 000 = 360 000 | input",
      "costsSoFar | Costs of 6 months | R 120 000.00 | input",
      "costsToCome | Costs expected in 6 months | R 120 000.00 | 6 × 20 000 = 120 000 | input",
      "grossIncome | Salary, pension and other income | R 0.00 | input",
      "businessIncome | Business income | R 720 000.00 | input",
      "businessExpenses | Business expenses | −R 240 000.00 | input",
      "taxableBusinessIncome | Taxable business income | R 480 000.00 | 720 000 − 240 000 = 480 000 | calculated",
      "totalGrossIncome | Total income | R 480 000.00 | 0 + 480 000 = 480 000 | calculated",
      "allowableRetirementContributions | Allowable retirement contributions | −R 0.00 | SARS tables 2026/27: retirement contributions (Income Tax Act, section 11F)",
      "taxableIncome | Taxable income | R 480 000.00 | 480 000 − 0 = 480 000 | calculated",
      "taxBeforeRebates | Tax before rebates | R 110 037.00 | 79 998 + 31% × (480 000 − 383 100) = 79 998 + 30 039 = 110 037 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "applicableRebates | Primary rebate | −R 17 820.00 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "taxAfterRebates | Tax after rebates | R 92 217.00 | 110 037 − 17 820 = 92 217 | calculated",
      "medicalCredits | Medical credits | −R 0.00 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "finalTax | Final tax | R 92 217.00 | 92 217 − 0 = 92 217 | calculated",
      "lastAssessedTaxableIncome | Taxable income last assessed | R 300 000.00 | input",
      "lastAssessedCapitalGain | Taxable capital gain in it | R 20 000.00 | input",
      "lastAssessedWithoutGain | Last assessed without the gain | R 280 000.00 | 300 000 − 20 000 = 280 000 | calculated",
      "basicAmountFirst | Basic amount, first estimate | R 280 000.00 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "basicAmountSecond | Basic amount, second estimate | R 324 800.00 | 280 000 + 8% × (2 × 280 000) = 280 000 + 44 800 = 324 800 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "estimateUsed | Estimate of taxable income | R 480 000.00 | calculated",
      "taxOnEstimate | Tax on the estimate | R 92 217.00 | (79 998 + 31% × (480 000 − 383 100)) − 17 820 = 110 037 − 17 820 = 92 217 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "withheld | Employees' tax withheld | −R 0.00 | input",
      "paymentDue | First payment | R 46 108.50 | 92 217 ÷ 2 − 0 = 46 108.50 − 0 = 46 108.50 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "latePenalty | Penalty for a late payment | R 4 610.85 | 10% × 46 108.50 = 4 610.85 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "interest1 | Interest at 10.25%, 33 days | R 427.29 | (10.25% × (33 × 46 108.50)) ÷ 365 = 155 962 ÷ 365 = 427.29 | SARS tables 2026/27: prescribed rates of interest (Income Tax Act, section 89bis, section 89quat)",
      "interest | Interest until the day of payment | R 427.29 | 427.29 | calculated",
    ]
  `);
  const second = workedLinesOf(sheet({ ...low, payment: 'second' }));
  expect(second.slice(second.findIndex((line) => line.startsWith('estimateUsed')))).toMatchInlineSnapshot(`
    [
      "estimateUsed | Estimate of taxable income | R 330 000.00 | input",
      "taxOnEstimate | Tax on the estimate | R 48 372.00 | (44 118 + 26% × (330 000 − 245 100)) − 17 820 = 66 192 − 17 820 = 48 372 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "withheld | Employees' tax withheld | −R 500.00 | input",
      "paidBefore | Provisional tax paid before | −R 1 000.00 | input",
      "paymentDue | Second payment | R 46 872.00 | 48 372 − 500 − 1 000 = 46 872 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "actualTaxableIncome | Actual taxable income | R 480 000.00 | input",
      "estimatedTaxableIncome | Second estimate | R 330 000.00 | input",
      "taxPaid | Tax paid by the end of the year | R 1 500.00 | input",
      "safePart | Safe part of actual taxable income | R 432 000.00 | 90% × 480 000 = 432 000 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "taxOnSafePart | Tax on that part | R 77 337.00 | (79 998 + 31% × (432 000 − 383 100)) − 17 820 = 95 157 − 17 820 = 77 337 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "taxOnBasicAmount | Tax on the basic amount | R 47 020.00 | (44 118 + 26% × (324 800 − 245 100)) − 17 820 = 64 840 − 17 820 = 47 020 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "benchmarkTax | The lower of the two taxes | R 47 020.00 | the least of 77 337 and 47 020 = 47 020 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "safeEstimate | Lowest safe estimate | R 324 800.00 | the least of 432 000 and 324 800 = 324 800 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "penalty | Underestimation penalty | R 0.00 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "latePenalty | Penalty for a late payment | R 4 687.20 | 10% × 46 872 = 4 687.20 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "interest1 | Interest at 10.25%, 33 days | R 434.37 | (10.25% × (33 × 46 872)) ÷ 365 = 158 544.54 ÷ 365 = 434.37 | SARS tables 2026/27: prescribed rates of interest (Income Tax Act, section 89bis, section 89quat)",
      "interest | Interest until the day of payment | R 434.37 | 434.37 | calculated",
    ]
  `);
  const third = workedLinesOf(sheet({ ...low, payment: 'third' }));
  expect(third.map(keyOf).filter((key) => !second.map(keyOf).includes(key))).toEqual([
    'taxOnSecondEstimate',
    'secondMissing',
  ]);
  expect(third.filter((line) => !second.includes(line))).toMatchInlineSnapshot(`
    [
      "estimateUsed | Taxable income of the year | R 480 000.00 | calculated",
      "taxOnEstimate | Tax on the estimate | R 92 217.00 | (79 998 + 31% × (480 000 − 383 100)) − 17 820 = 110 037 − 17 820 = 92 217 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "paymentDue | Third payment | R 90 717.00 | 92 217 − 500 − 1 000 = 90 717 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "taxOnSecondEstimate | Tax on the second estimate | R 48 372.00 | (44 118 + 26% × (330 000 − 245 100)) − 17 820 = 66 192 − 17 820 = 48 372 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "secondMissing | Second payment not paid in time | R 46 872.00 | 48 372 − 500 − 1 000 = 46 872 | calculated",
      "latePenalty | Penalty for a late second payment | R 4 687.20 | 10% × 46 872 = 4 687.20 | SARS tables 2026/27: provisional tax rules (Income Tax Act, paragraphs 19 to 27 of the Fourth Schedule)",
      "interest1 | Interest at 10.25%, 33 days | R 840.69 | (10.25% × (33 × 90 717)) ÷ 365 = 306 850.25 ÷ 365 = 840.69 | SARS tables 2026/27: prescribed rates of interest (Income Tax Act, section 89bis, section 89quat)",
      "interest | Interest until the day of payment | R 840.69 | 840.69 | calculated",
    ]
  `);
  const uneven = { incomeByMonth: months(60_000, 1), costsByMonth: months(1, 13) };
  expect(workedLinesOf(sheet(uneven)).slice(0, 4)).toMatchInlineSnapshot(`
    [
      "incomeSoFar | Income of 1 month | R 60 000.00 | input",
      "incomeToCome | Income expected in 11 months | R 660 000.00 | 11 × 60 000 = 660 000 | input",
      "costsSoFar | Costs of 13 months | R 13.00 | input",
      "costsToCome | Costs expected in 0 months | R 0.00 | 0 × 20 000 = 0 | input",
    ]
  `);
});

function sheet(more: Partial<WorksheetInput>) {
  return known(worksheet({ ...FREELANCER, ...more }, personRates(2027)));
}

function keyOf(line: string): string {
  return line.split(' | ')[0]!;
}
