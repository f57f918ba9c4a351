import { expect, test } from 'vitest';
import { known, sarsIndividual } from './cases.test-support.ts';
import { rand } from './money.ts';
import { linesOf } from './working-lines.test-support.ts';
import { FREELANCER, months } from './worksheet-cases.test-support.ts';
import { worksheet, type WorksheetInput } from './worksheet.ts';

const ASSESSED = { taxYear: 2025, taxableIncome: rand(300_000), taxableCapitalGain: rand(20_000) };

test('each line of a sheet has its name, its amount and where it comes from', () => {
  const late = { due: '2027-02-26', paidOn: '2027-03-31', lastAssessment: ASSESSED };
  const low = {
    ...late,
    estimate: rand(330_000),
    provisionalTaxPaid: rand(1_000),
    employeesTaxPaid: rand(500),
  };
  expect(linesOf(sheet(late))).toMatchInlineSnapshot(`
    [
      "incomeSoFar | Income of 6 months | R 360 000.00 | input",
      "incomeToCome | Income expected in 6 months | R 360 000.00 | input",
      "costsSoFar | Costs of 6 months | R 120 000.00 | input",
      "costsToCome | Costs expected in 6 months | R 120 000.00 | input",
      "grossIncome | Salary, pension and other income | R 0.00 | input",
      "businessIncome | Business income | R 720 000.00 | input",
      "businessExpenses | Business expenses | R 240 000.00 | input",
      "taxableBusinessIncome | Taxable business income | R 480 000.00 | calculated",
      "totalGrossIncome | Total income | R 480 000.00 | calculated",
      "allowableRetirementContributions | Allowable retirement contributions | R 0.00 | SARS tables 2026/27: retirement contributions",
      "taxableIncome | Taxable income | R 480 000.00 | calculated",
      "taxBeforeRebates | Tax before rebates | R 110 037.00 | SARS tables 2026/27: rates of tax",
      "applicableRebates | Primary rebate | R 17 820.00 | SARS tables 2026/27: rebates",
      "taxAfterRebates | Tax after rebates | R 92 217.00 | calculated",
      "medicalCredits | Medical credits | R 0.00 | SARS tables 2026/27: medical scheme contributions",
      "finalTax | Final tax | R 92 217.00 | calculated",
      "lastAssessedTaxableIncome | Taxable income last assessed | R 300 000.00 | input",
      "lastAssessedCapitalGain | Taxable capital gain in it | R 20 000.00 | input",
      "lastAssessedWithoutGain | Last assessed without the gain | R 280 000.00 | calculated",
      "basicAmountFirst | Basic amount, first estimate | R 280 000.00 | SARS tables 2026/27: provisional tax rules",
      "basicAmountSecond | Basic amount, second estimate | R 324 800.00 | SARS tables 2026/27: provisional tax rules",
      "estimateUsed | Estimate of taxable income | R 480 000.00 | calculated",
      "taxOnEstimate | Tax on the estimate | R 92 217.00 | SARS tables 2026/27: rates of tax",
      "withheld | Employees' tax withheld | R 0.00 | input",
      "paymentDue | First payment | R 46 108.50 | SARS tables 2026/27: provisional tax rules",
      "latePenalty | Penalty for a late payment | R 4 610.85 | SARS tables 2026/27: provisional tax rules",
      "interest1 | Interest at 10.25%, 33 days | R 427.29 | SARS tables 2026/27: prescribed rates of interest",
      "interest | Interest until the day of payment | R 427.29 | calculated",
    ]
  `);
  const second = linesOf(sheet({ ...low, payment: 'second' }));
  expect(second.slice(second.findIndex((line) => line.startsWith('estimateUsed')))).toMatchInlineSnapshot(`
    [
      "estimateUsed | Estimate of taxable income | R 330 000.00 | input",
      "taxOnEstimate | Tax on the estimate | R 48 372.00 | SARS tables 2026/27: rates of tax",
      "withheld | Employees' tax withheld | R 500.00 | input",
      "paidBefore | Provisional tax paid before | R 1 000.00 | input",
      "paymentDue | Second payment | R 46 872.00 | SARS tables 2026/27: provisional tax rules",
      "actualTaxableIncome | Actual taxable income | R 480 000.00 | input",
      "estimatedTaxableIncome | Second estimate | R 330 000.00 | input",
      "taxPaid | Tax paid by the end of the year | R 48 372.00 | input",
      "safePart | Safe part of actual taxable income | R 432 000.00 | SARS tables 2026/27: provisional tax rules",
      "taxOnSafePart | Tax on that part | R 77 337.00 | SARS tables 2026/27: rates of tax",
      "taxOnBasicAmount | Tax on the basic amount | R 47 020.00 | SARS tables 2026/27: rates of tax",
      "benchmarkTax | The lower of the two taxes | R 47 020.00 | SARS tables 2026/27: provisional tax rules",
      "safeEstimate | Lowest safe estimate | R 324 800.00 | SARS tables 2026/27: provisional tax rules",
      "penalty | Underestimation penalty | R 0.00 | SARS tables 2026/27: provisional tax rules",
      "latePenalty | Penalty for a late payment | R 4 687.20 | SARS tables 2026/27: provisional tax rules",
      "interest1 | Interest at 10.25%, 33 days | R 434.37 | SARS tables 2026/27: prescribed rates of interest",
      "interest | Interest until the day of payment | R 434.37 | calculated",
    ]
  `);
  const third = linesOf(sheet({ ...low, payment: 'third' }));
  expect(third.slice(third.findIndex((line) => line.startsWith('estimateUsed')))).toMatchInlineSnapshot(`
    [
      "estimateUsed | Taxable income of the year | R 480 000.00 | calculated",
      "taxOnEstimate | Tax on the estimate | R 92 217.00 | SARS tables 2026/27: rates of tax",
      "withheld | Employees' tax withheld | R 500.00 | input",
      "paidBefore | Provisional tax paid before | R 1 000.00 | input",
      "paymentDue | Third payment | R 90 717.00 | SARS tables 2026/27: provisional tax rules",
      "actualTaxableIncome | Actual taxable income | R 480 000.00 | input",
      "estimatedTaxableIncome | Second estimate | R 330 000.00 | input",
      "taxPaid | Tax paid by the end of the year | R 1 500.00 | input",
      "safePart | Safe part of actual taxable income | R 432 000.00 | SARS tables 2026/27: provisional tax rules",
      "taxOnSafePart | Tax on that part | R 77 337.00 | SARS tables 2026/27: rates of tax",
      "taxOnBasicAmount | Tax on the basic amount | R 47 020.00 | SARS tables 2026/27: rates of tax",
      "benchmarkTax | The lower of the two taxes | R 47 020.00 | SARS tables 2026/27: provisional tax rules",
      "safeEstimate | Lowest safe estimate | R 324 800.00 | SARS tables 2026/27: provisional tax rules",
      "penalty | Underestimation penalty | R 0.00 | SARS tables 2026/27: provisional tax rules",
      "interest1 | Interest at 10.25%, 33 days | R 840.69 | SARS tables 2026/27: prescribed rates of interest",
      "interest | Interest until the day of payment | R 840.69 | calculated",
    ]
  `);
  const uneven = { incomeByMonth: months(60_000, 1), costsByMonth: months(1, 13) };
  expect(linesOf(sheet(uneven)).slice(0, 4)).toMatchInlineSnapshot(`
    [
      "incomeSoFar | Income of 1 month | R 60 000.00 | input",
      "incomeToCome | Income expected in 11 months | R 660 000.00 | input",
      "costsSoFar | Costs of 13 months | R 13.00 | input",
      "costsToCome | Costs expected in 0 months | R 0.00 | input",
    ]
  `);
});

function sheet(more: Partial<WorksheetInput>) {
  return known(worksheet({ ...FREELANCER, ...more }, sarsIndividual(2027)));
}
