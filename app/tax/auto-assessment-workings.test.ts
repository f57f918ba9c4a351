import { expect, test } from 'vitest';
import { autoAssessment, type AutoAssessmentInput } from './auto-assessment.ts';
import { NOMSA, OFFICE, TRIP } from './auto-assessment.test-support.ts';
import { known, sarsRates } from './cases.test-support.ts';
import { rand } from './money.ts';
import { autoAssessmentRates } from './rates/auto-assessment-rates.ts';
import { writtenOut } from './working-lines.test-support.ts';

const RATES = sarsRates(autoAssessmentRates, 2026);

const EVERYTHING: AutoAssessmentInput = {
  ...NOMSA,
  retirementFunds: rand(24_000),
  interestIncome: rand(30_000),
  assessedTax: rand(70_000),
  rentReceived: rand(60_000),
  rentCosts: rand(61_000),
  hasRentPapers: true,
  medicalExpenses: rand(30_000),
  listedExpenses: rand(10_000),
  isConfirmed: true,
  hasMedicalPapers: true,
  ...TRIP,
  ...OFFICE,
  donations: rand(9_000),
  hasReceipts: true,
  otherIncome: rand(40_000),
  otherTaxPaid: rand(1_000),
  hasOtherPapers: true,
};

test('an assessment with every correction shows each line with its arithmetic', () => {
  expect(writtenOut(known(autoAssessment(EVERYTHING, RATES)))).toMatchInlineSnapshot(`
    [
      "income | Income on your IRP5 | R 480 000.00 | input",
      "taxableAsAssessed | Taxable income as SARS has it | R 462 200.00 | calculated",
      "taxAsAssessed | Tax as SARS has it | R 73 820.25 | (77 362 + 31% × (462 200 − 370 500)) − 17 235 − 14 640 − 93.75 = 105 789 − 17 235 − 14 640 − 93.75 = 73 820.25 | SARS tables 2025/26: rates of tax (Income Tax Act, section 5)",
      "taxPaid | Tax already paid | R 93 000.00 | input",
      "balanceAsAssessed | Comes back as SARS has it | R 19 179.75 | 93 000 − 73 820.25 = 19 179.75 | calculated",
      "taxOnNotice | Tax on your assessment | R 70 000.00 | input",
      "balanceOnNotice | Comes back by your assessment | R 23 000.00 | 93 000 − 70 000 = 23 000 | calculated",
      "rentReceived | Rent received | R 60 000.00 | input",
      "otherIncome | Second job or pension | R 40 000.00 | input",
      "rentCosts | Costs of letting | −R 60 000.00 | the least of 61 000 and 60 000 = 60 000 | input",
      "allowance | Travel allowance | R 96 000.00 | input",
      "businessShare | Business share of the distance | 40.00% | 8 000 ÷ 20 000 | calculated",
      "fixedCost | Fixed cost by the scale | R 111 273.00 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "fixedPart | Business share of it | R 44 509.20 | 111 273 × 8 000 ÷ 20 000 = 44 509.20 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "fuelPart | Fuel for business kilometres | R 15 312.00 | 8 000 × 1.914 = 15 312 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "maintenancePart | Maintenance for business kilometres | R 5 712.00 | 8 000 × 0.714 = 5 712 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "travelCost | Cost of business travel | R 65 533.20 | 44 509.20 + 15 312 + 5 712 = 65 533.20 | calculated",
      "travelDeduction | Travel | −R 65 533.20 | the least of 65 533.20 and 96 000 = 65 533.20 | SARS tables 2025/26: travel allowance, section 8(1)(b) (Income Tax Act, section 8(1)(b))",
      "officeShare | Office, share of the home | 10.00% | 12 ÷ 120 | calculated",
      "premises | Rent, rates, electricity and cleaning | R 150 000.00 | input",
      "sharedCosts | Costs of the whole home | R 150 000.00 | 150 000 + 0 = 150 000 | calculated",
      "sharedPart | Share of the office | R 15 000.00 | 150 000 × 12 ÷ 120 = 15 000 | SARS tables 2025/26: home office, sections 23(b) and 23(m) (Income Tax Act, section 23(b), section 23(m))",
      "repairs | Repairs to the office | R 700.00 | input",
      "homeOfficeDeduction | Home office | −R 15 700.00 | 15 000 + 700 + 0 + 0 = 15 700 | SARS tables 2025/26: home office, sections 23(b) and 23(m) (Income Tax Act, section 23(b), section 23(m))",
      "grossCorrected | Income with interest and corrections | R 468 766.80 | (480 000 + 30 000 + 60 000 + 40 000) − 60 000 − 65 533.20 − 15 700 = 610 000 − 60 000 − 65 533.20 − 15 700 = 468 766.80 | calculated",
      "interestIncome | Local interest in it | R 30 000.00 | input",
      "interestExemption | Exempt interest | −R 23 800.00 | the least of 30 000 and 23 800 = 23 800 | SARS tables 2025/26: interest exemption (Income Tax Act, section 10(1)(i))",
      "allowableRetirementContributions | Allowable retirement contributions | −R 24 000.00 | the least of 24 000, 27.5% × 444 966.80 and 350 000 = the least of 24 000, 122 365.87 and 350 000 = 24 000 | SARS tables 2025/26: retirement contributions (Income Tax Act, section 11F)",
      "taxableBefore | Taxable income before donations | R 420 966.80 | 468 766.80 − 23 800 − 24 000 = 420 966.80 | calculated",
      "givingDeduction | Donations | −R 9 000.00 | the least of 9 000 and 10% × 420 966.80 = the least of 9 000 and 42 096.68 = 9 000 | SARS tables 2025/26: donations, section 18A (Income Tax Act, section 18A)",
      "taxableIncome | Taxable income | R 411 966.80 | 420 966.80 − 9 000 = 411 966.80 | calculated",
      "taxBeforeRebates | Tax before rebates | R 90 216.71 | 77 362 + 31% × (411 966.80 − 370 500) = 77 362 + 12 854.71 = 90 216.71 | SARS tables 2025/26: rates of tax (Income Tax Act, section 5)",
      "applicableRebates | Primary rebate | −R 17 235.00 | SARS tables 2025/26: rebates (Income Tax Act, section 6)",
      "taxAfterRebates | Tax after rebates | R 72 981.71 | 90 216.71 − 17 235 = 72 981.71 | calculated",
      "medicalCredits | Medical credits | −R 14 640.00 | 12 × (364 + 364 + 2 × 246) = 12 × 1 220 = 14 640 | SARS tables 2025/26: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 3 times the credits | R 49 680.00 | 93 600 − 3 × 14 640 = 93 600 − 43 920 = 49 680 | SARS tables 2025/26: additional medical expenses (Income Tax Act, section 6B)",
      "medicalExpenses | Medical bills you paid yourself | R 30 000.00 | input",
      "listedExpenses | Expenses on SARS's list | R 10 000.00 | input",
      "additionalMedicalCredit | Additional medical expenses credit | −R 29 863.44 | 33.3% × (49 680 + 30 000 + 10 000) = 33.3% × 89 680 = 29 863.44 | SARS tables 2025/26: additional medical expenses (Income Tax Act, section 6B)",
      "taxCorrected | Tax once corrected | R 28 478.27 | 72 981.71 − 14 640 − 29 863.44 = 28 478.27 | calculated",
      "otherTaxPaid | Tax on the second job or pension | R 1 000.00 | input",
      "balanceCorrected | Comes back once corrected | R 65 521.73 | (93 000 + 1 000) − 28 478.27 = 94 000 − 28 478.27 = 65 521.73 | calculated",
      "difference | What the correction brings | R 42 521.73 | 65 521.73 − 23 000 = 42 521.73 | calculated",
      "Your assessment says R 70 000.00 of tax; these figures give R 73 820.25. Compare its lines with your certificates first: something is on one of them and not here, or SARS has left something out.",
      "Costs above the rent or above the freelance income are not counted: whether such a loss comes off other income has rules of its own. Ask us.",
      "If you own the home: the gain on the part that was an office, for that time, is not covered by the exclusion for a primary residence when you sell.",
    ]
  `);
});

test('an assessment with nothing to correct leaves those lines out', () => {
  const plain = { ...NOMSA, retirementFunds: rand(24_000) };
  expect(writtenOut(known(autoAssessment(plain, RATES)))).toMatchInlineSnapshot(`
    [
      "income | Income on your IRP5 | R 480 000.00 | input",
      "taxableAsAssessed | Taxable income by your IRP5 alone | R 456 000.00 | calculated",
      "taxAsAssessed | Tax by your IRP5 alone | R 71 782.00 | (77 362 + 31% × (456 000 − 370 500)) − 17 235 − 14 640 − 210 = 103 867 − 17 235 − 14 640 − 210 = 71 782 | SARS tables 2025/26: rates of tax (Income Tax Act, section 5)",
      "taxPaid | Tax already paid | R 93 000.00 | input",
      "balanceAsAssessed | Comes back by your IRP5 alone | R 21 218.00 | 93 000 − 71 782 = 21 218 | calculated",
      "grossCorrected | Income with interest and corrections | R 480 000.00 | 480 000 + 0 = 480 000 | calculated",
      "allowableRetirementContributions | Allowable retirement contributions | −R 24 000.00 | the least of 24 000, 27.5% × 480 000 and 350 000 = the least of 24 000, 132 000 and 350 000 = 24 000 | SARS tables 2025/26: retirement contributions (Income Tax Act, section 11F)",
      "taxableIncome | Taxable income | R 456 000.00 | 480 000 − 24 000 = 456 000 | calculated",
      "taxBeforeRebates | Tax before rebates | R 103 867.00 | 77 362 + 31% × (456 000 − 370 500) = 77 362 + 26 505 = 103 867 | SARS tables 2025/26: rates of tax (Income Tax Act, section 5)",
      "applicableRebates | Primary rebate | −R 17 235.00 | SARS tables 2025/26: rebates (Income Tax Act, section 6)",
      "taxAfterRebates | Tax after rebates | R 86 632.00 | 103 867 − 17 235 = 86 632 | calculated",
      "medicalCredits | Medical credits | −R 14 640.00 | 12 × (364 + 364 + 2 × 246) = 12 × 1 220 = 14 640 | SARS tables 2025/26: medical scheme contributions (Income Tax Act, section 6A)",
      "excessMedicalContributions | Contributions above 4 times the credits | R 35 040.00 | 93 600 − 4 × 14 640 = 93 600 − 58 560 = 35 040 | SARS tables 2025/26: additional medical expenses (Income Tax Act, section 6B)",
      "medicalThreshold | Threshold for medical expenses | R 34 200.00 | 7.5% × 456 000 = 34 200 | SARS tables 2025/26: additional medical expenses (Income Tax Act, section 6B)",
      "additionalMedicalCredit | Additional medical expenses credit | −R 210.00 | 25% × (35 040 − 34 200) = 25% × 840 = 210 | SARS tables 2025/26: additional medical expenses (Income Tax Act, section 6B)",
      "taxCorrected | Tax once corrected | R 71 782.00 | 86 632 − 14 640 − 210 = 71 782 | calculated",
      "balanceCorrected | Comes back once corrected | R 21 218.00 | (93 000 + 0) − 71 782 = 93 000 − 71 782 = 21 218 | calculated",
      "difference | What the correction brings | R 0.00 | 21 218 − 21 218 = 0 | calculated",
    ]
  `);
});

test('papers without costs change nothing; only costs above the rent get a remark', () => {
  const notesOf = (more: Partial<AutoAssessmentInput>) =>
    known(autoAssessment({ ...NOMSA, ...more }, RATES)).notes;
  expect(notesOf({ hasHomePapers: true })).toEqual([]);
  expect(notesOf({ rentReceived: 5, rentCosts: 5, hasRentPapers: true })).toEqual([]);
  expect(notesOf({ rentReceived: 5, rentCosts: 6 })).toEqual([]);
  expect(notesOf({ rentReceived: 5, rentCosts: 6, hasRentPapers: true })).toHaveLength(1);
});
