import { expect, test } from 'vitest';
import { capitalGainsRates, type EntityType } from './rates/capital-gains-rates.ts';
import { capitalGainsTax, type CapitalGainsInput } from './capital-gains.ts';
import { companyRates } from './rates/company-rates.ts';
import { companyTax, type CompanyType } from './company.ts';
import { explain } from './explain.ts';
import { individualTax } from './individual.ts';
import { rand } from './money.ts';
import type { Basis } from './rates/table-name.ts';
import { provisionalTax } from './provisional.ts';
import type { Refusal } from './refusal.ts';
import { testSecondEstimate } from './second-estimate.ts';
import { trustRates } from './rates/trust-rates.ts';
import { trustTax } from './trust.ts';
import { turnoverRates } from './rates/turnover-rates.ts';
import { turnoverTax } from './turnover.ts';
import type { Working } from './working.ts';
import { known, sarsIndividual, sarsRates } from './cases.test-support.ts';
import { requireTaxYear } from './tax-years.ts';

const person = {
  grossIncome: rand(500_000),
  retirementContributions: rand(60_000),
  age: 65,
  medicalMembers: 2,
  medicalContributions: rand(60_000),
  interestIncome: rand(40_000),
};
const business = {
  ...person,
  age: 30,
  medicalContributions: 0,
  interestIncome: 0,
  businessIncome: rand(300_000),
  businessExpenses: rand(100_000),
  employeesTaxPaid: rand(50_000),
  lastAssessment: {
    taxableIncome: rand(400_000),
    taxableCapitalGain: rand(20_000),
    taxYear: requireTaxYear(2022),
  },
};
const estimate = {
  age: 30,
  medicalMembers: 0,
  medicalContributions: 0,
  actualTaxableIncome: rand(500_000),
  estimatedTaxableIncome: rand(300_000),
  basicAmount: rand(400_000),
  taxPaid: rand(40_000),
};

type Result = { working: Working } | Refusal;

const WHOLE: Record<string, readonly [Result, ...lines: string[]]> = {
  'SARS 2021/22: a salary with interest, contributions and a medical scheme at 65': [
    individualTax(person, sarsIndividual(2022)),
    'grossIncome | Gross income: R 500 000.00 (Your figure)',
    'interestIncome | Local interest in it: R 40 000.00 (Your figure)',
    'interestExemption | Exempt interest: R 34 500.00 [the least of 40 000 and 34 500 = 34 500] (SARS tables 2021/22: interest exemption)',
    'allowableRetirementContributions | Allowable retirement contributions: R 60 000.00 [the least of 60 000, 27.5% × 465 500 and 350 000 = the least of 60 000, 128 012.50 and 350 000 = 60 000] (SARS tables 2021/22: retirement contributions)',
    'taxableIncome | Taxable income: R 405 500.00 [500 000 − 34 500 − 60 000 = 405 500] (From the lines above)',
    'taxBeforeRebates | Tax before rebates: R 91 519.00 [70 532 + 31% × (405 500 − 337 800) = 70 532 + 20 987 = 91 519] (SARS tables 2021/22: rates of tax) The income falls in the band 337 801 – 467 500, taxed at 31%.',
    'applicableRebates | Primary and secondary rebates: R 24 327.00 [15 714 + 8 613 = 24 327] (SARS tables 2021/22: rebates)',
    'taxAfterRebates | Tax after rebates: R 67 192.00 [91 519 − 24 327 = 67 192] (From the lines above)',
    'medicalCredits | Medical credits: R 7 968.00 [12 × (332 + 332) = 12 × 664 = 7 968] (SARS tables 2021/22: medical scheme contributions)',
    'excessMedicalContributions | Contributions above 3 times the credits: R 36 096.00 [60 000 − 3 × 7 968 = 60 000 − 23 904 = 36 096] (SARS tables 2021/22: additional medical expenses)',
    'additionalMedicalCredit | Additional medical expenses credit: R 12 019.97 [33.3% × 36 096 = 12 019.97] (SARS tables 2021/22: additional medical expenses)',
    'finalTax | Final tax: R 47 204.03 [67 192 − 7 968 − 12 019.97 = 47 204.03] (From the lines above)',
    'effectiveTaxRate | Effective tax rate: 9.44% [47 204.03 ÷ 500 000] (From the lines above)',
    'marginalTaxRate | Marginal tax rate: 31.00% (SARS tables 2021/22: rates of tax)',
    'netSalary | Income after tax: R 452 795.97 [500 000 − 47 204.03 = 452 795.97] (From the lines above)',
    'uif | Unemployment insurance (UIF): R 2 040.24 [3 × (the least of 1% × (460 000 ÷ 12) and 1% × 14 872) + 9 × (the least of 1% × (460 000 ÷ 12) and 1% × 17 712) = 446.16 + 1 594.08 = 2 040.24] (SARS tables 2021/22: unemployment insurance)',
    'takeHome | Take-home: R 390 755.73 [500 000 − 47 204.03 − 60 000 − 2 040.24 = 390 755.73] (From the lines above)',
  ],
  'a second estimate that was too low': [
    testSecondEstimate(estimate, { payer: 'person', rates: sarsIndividual(2026) }),
    'actualTaxableIncome | Actual taxable income: R 500 000.00 (Your figure)',
    'estimatedTaxableIncome | Second estimate: R 300 000.00 (Your figure)',
    'taxPaid | Tax paid by the end of the year: R 40 000.00 (Your figure)',
    'safePart | Safe part of actual taxable income: R 450 000.00 [90% × 500 000 = 450 000] (SARS tables 2025/26: provisional tax rules)',
    'taxOnSafePart | Tax on that part: R 84 772.00 [(77 362 + 31% × (450 000 − 370 500)) − 17 235 = 102 007 − 17 235 = 84 772] (SARS tables 2025/26: rates of tax) The income falls in the band 370 501 – 512 800, taxed at 31%.',
    'basicAmount | Basic amount: R 400 000.00 (Your figure)',
    'taxOnBasicAmount | Tax on the basic amount: R 69 272.00 [(77 362 + 31% × (400 000 − 370 500)) − 17 235 = 86 507 − 17 235 = 69 272] (SARS tables 2025/26: rates of tax) The income falls in the band 370 501 – 512 800, taxed at 31%.',
    'benchmarkTax | The lower of the two taxes: R 69 272.00 [the least of 84 772 and 69 272 = 69 272] (SARS tables 2025/26: provisional tax rules)',
    'safeEstimate | Lowest safe estimate: R 400 000.00 [the least of 450 000 and 400 000 = 400 000] (SARS tables 2025/26: provisional tax rules)',
    'penalty | Underestimation penalty: R 5 854.40 [20% × (69 272 − 40 000) = 20% × 29 272 = 5 854.40] (SARS tables 2025/26: provisional tax rules)',
    'actualTax | Tax on actual taxable income: R 100 272.00 [(77 362 + 31% × (500 000 − 370 500)) − 17 235 = 117 507 − 17 235 = 100 272] (SARS tables 2025/26: rates of tax) The income falls in the band 370 501 – 512 800, taxed at 31%.',
    'topUpPayment | Third payment, due in September: R 60 272.00 [100 272 − 40 000 = 60 272] (From the lines above)',
  ],
  "SARS 2023/24: an individual's gain with an assessed loss": [
    gains(
      {
        proceeds: rand(500_000),
        baseCost: rand(200_000),
        currentIncome: rand(500_000),
        assessedLoss: rand(60_000),
      },
      'individual',
    ),
    'proceedsFromSale | Proceeds from sale: R 500 000.00 (Your figure)',
    'baseCost | Base cost: R 200 000.00 (Your figure)',
    'capitalGain | Capital gain: R 300 000.00 [500 000 − 200 000 = 300 000] (From the lines above)',
    'exclusion | Exclusion: R 40 000.00 [the least of 300 000 and 40 000 = 40 000] (SARS tables 2023/24: capital gains exclusions)',
    'gainAfterExclusion | Gain after exclusion: R 260 000.00 [300 000 − 40 000 = 260 000] (From the lines above)',
    'assessedLoss | Assessed loss brought forward: R 60 000.00 (Your figure)',
    'gainAfterLosses | Gain after losses: R 200 000.00 [260 000 − 60 000 = 200 000] (From the lines above)',
    'inclusionRate | Inclusion rate: 40.00% (SARS tables 2023/24: capital gains inclusion rates)',
    'taxableCapitalGain | Taxable capital gain: R 80 000.00 [40% × 200 000 = 80 000] (From the lines above)',
    'currentIncome | Current taxable income: R 500 000.00 (Your figure)',
    'incomeWithGain | Income with the taxable gain: R 580 000.00 [500 000 + 80 000 = 580 000] (From the lines above)',
    'applicableRebates | Primary rebate: R 17 235.00 (SARS tables 2023/24: rebates)',
    'taxWithoutGain | Tax without the gain: R 100 272.00 [(77 362 + 31% × (500 000 − 370 500)) − 17 235 = 117 507 − 17 235 = 100 272] (SARS tables 2023/24: rates of tax) The income falls in the band 370 501 – 512 800, taxed at 31%.',
    'taxWithGain | Tax with the gain: R 128 432.00 [(121 475 + 36% × (580 000 − 512 800)) − 17 235 = 145 667 − 17 235 = 128 432] (SARS tables 2023/24: rates of tax) The income falls in the band 512 801 – 673 000, taxed at 36%.',
    'taxOnCapitalGain | Tax on the capital gain: R 28 160.00 [128 432 − 100 272 = 28 160] (From the lines above)',
    'effectiveTaxRate | Effective tax rate: 9.39% [28 160 ÷ 300 000] (From the lines above)',
  ],
  "SARS 2023/24: a trust's loss": [
    gains({ proceeds: rand(100_000), baseCost: rand(300_000) }, 'trust'),
    'proceedsFromSale | Proceeds from sale: R 100 000.00 (Your figure)',
    'baseCost | Base cost: R 300 000.00 (Your figure)',
    'capitalGain | Capital loss: −R 200 000.00 [100 000 − 300 000 = −200 000] (From the lines above)',
    'exclusion | Exclusion: R 0.00 (SARS tables 2023/24: capital gains exclusions)',
    'gainAfterExclusion | Gain after exclusion: R 0.00 [−200 000, so 0] (From the lines above)',
    'inclusionRate | Inclusion rate: 80.00% (SARS tables 2023/24: capital gains inclusion rates)',
    'taxableCapitalGain | Taxable capital gain: R 0.00 [80% × 0 = 0] (From the lines above)',
    'taxOnCapitalGain | Tax on the capital gain: R 0.00 [45% × 0 = 0] (SARS tables 2023/24: tax on trusts)',
    'effectiveTaxRate | Effective tax rate: 0.00% (From the lines above)',
    'lossCarriedForward | Loss carried forward: R 200 000.00 [0 + 200 000 − 0 = 0 + 200 000 = 200 000] (From the lines above)',
  ],
  "the firm's estimate of a small business corporation": [
    company('sbc', 'firm', 2024),
    'taxableIncome | Taxable income: R 600 000.00 (Your figure)',
    'dividendsPaid | Dividends paid: R 100 000.00 (Your figure)',
    'companyTax | Company tax: R 72 012.50 [58 012.50 + 28% × (600 000 − 550 000) = 58 012.50 + 14 000 = 72 012.50] (Firm estimate 2023/2024: small business corporation tax) The income falls in the band above 550 000, taxed at 28%.',
    'dividendsTax | Dividends tax: R 20 000.00 [20% × 100 000 = 20 000] (Firm estimate 2023/2024: tax on dividends)',
    'totalTax | Total tax: R 92 012.50 [72 012.50 + 20 000 = 92 012.50] (From the lines above)',
    'retainedEarnings | Retained earnings: R 427 987.50 [600 000 − 72 012.50 − 100 000 = 427 987.50] (From the lines above)',
    'effectiveTaxRate | Effective tax rate: 15.34% [92 012.50 ÷ 600 000] (From the lines above)',
  ],
  'SARS 2026/27: turnover tax': [
    turnoverTax({ taxableTurnover: rand(1_000_000) }, sarsRates(turnoverRates, 2027)),
    'taxableTurnover | Taxable turnover: R 1 000 000.00 (Your figure)',
    'turnoverTax | Turnover tax: R 4 500.00 [3 500 + 2% × (1 000 000 − 950 000) = 3 500 + 1 000 = 4 500] (SARS tables 2026/27: turnover tax) The turnover falls in the band 950 001 – 1 400 000, taxed at 2%.',
    'effectiveTaxRate | Effective tax rate: 0.45% [4 500 ÷ 1 000 000] (From the lines above)',
  ],
  'SARS 2026/27: a trust': [
    trustTax({ taxableIncome: rand(100_000) }, sarsRates(trustRates, 2027)),
    'taxableIncome | Taxable income: R 100 000.00 (Your figure)',
    'trustTax | Tax of the trust: R 45 000.00 [45% × 100 000 = 45 000] (SARS tables 2026/27: tax on trusts)',
    'effectiveTaxRate | Effective tax rate: 45.00% [45 000 ÷ 100 000] (From the lines above)',
  ],
};

const PARTS: Record<string, readonly [Result, ...lines: string[]]> = {
  'SARS 2010/11: a medical deduction': [
    individualTax({ ...person, retirementContributions: 0 }, sarsIndividual(2011)),
    'medicalDeduction | Medical deduction: R 60 000.00 [the least of 60 000 and 468 000 = 60 000] (SARS tables 2010/11: medical scheme contributions)',
    'taxableIncome | Taxable income: R 408 000.00 [500 000 − 32 000 − 0 − 60 000 = 408 000] (From the lines above)',
  ],
  "a company's gain in a year that began under the older inclusion rate": [
    gains({ proceeds: rand(300_000), baseCost: rand(100_000) }, 'company', '2016-12-31'),
    'inclusionRate | Inclusion rate: 66.60% (SARS tables 2015/16: capital gains inclusion rates)',
    'taxOnCapitalGain | Tax on the capital gain: R 37 296.00 [28% × 133 200 = 37 296] (SARS tables 2016/17: company tax)',
  ],
  'SARS 2010/11: a company and its secondary tax': [
    company('standard', 'sars', 2011),
    'companyTax | Company tax: R 168 000.00 [28% × 600 000 = 168 000] (SARS tables 2010/11: company tax)',
    'dividendsTax | Secondary tax on companies: R 10 000.00 [10% × 100 000 = 10 000] (SARS tables 2010/11: tax on dividends)',
    'retainedEarnings | Retained earnings: R 322 000.00 [600 000 − 168 000 − 10 000 − 100 000 = 322 000] (From the lines above)',
  ],
  'from 75 three rebates come off': [
    individualTax({ ...person, age: '75+' }, sarsIndividual(2027)),
    'applicableRebates | Primary, secondary and tertiary rebates: R 30 834.00 [17 820 + 9 765 + 3 249 = 30 834] (SARS tables 2026/27: rebates)',
  ],
};

test.each(Object.entries(WHOLE))('%s', (_, [result, ...lines]) => {
  expect(ledger(result)).toEqual(lines);
});

test.each(Object.entries(PARTS))('%s', (_, [result, ...lines]) => {
  const keys = new Set(lines.map(keyOf));
  expect(ledger(result).filter((line) => keys.has(keyOf(line)))).toEqual(lines);
});

test("SARS 2023/24: salary, business, employees' tax and a last assessment", () => {
  const result = known(provisionalTax(business, sarsIndividual(2024)));
  const alone = new Set(ledger(individualTax(person, sarsIndividual(2024))).map(keyOf));
  expect(ledger(result).filter((line) => !alone.has(keyOf(line)))).toEqual([
    'businessIncome | Business income: R 300 000.00 (Your figure)',
    'businessExpenses | Business expenses: R 100 000.00 (Your figure)',
    'taxableBusinessIncome | Taxable business income: R 200 000.00 [300 000 − 100 000 = 200 000] (From the lines above)',
    'totalGrossIncome | Total income: R 700 000.00 [500 000 + 200 000 = 700 000] (From the lines above)',
    "employeesTaxPaid | Employees' tax paid: R 50 000.00 (Your figure)",
    'taxPayable | Left for provisional payments: R 91 296.00 [141 296 − 50 000 = 91 296] (From the lines above)',
    'provisionalPayment1 | First payment, due in August: R 45 648.00 [50% × 91 296 = 45 648] (SARS tables 2023/24: provisional tax rules)',
    'provisionalPayment2 | Second payment, due in February: R 45 648.00 [91 296 − 45 648 = 45 648] (SARS tables 2023/24: provisional tax rules)',
    'lastAssessedTaxableIncome | Taxable income last assessed: R 400 000.00 (Your figure)',
    'lastAssessedCapitalGain | Taxable capital gain in it: R 20 000.00 (Your figure)',
    'lastAssessedWithoutGain | Last assessed without the gain: R 380 000.00 [400 000 − 20 000 = 380 000] (From the lines above)',
    'basicAmountFirst | Basic amount, first estimate: R 380 000.00 (SARS tables 2023/24: provisional tax rules)',
    'basicAmountSecond | Basic amount, second estimate: R 440 800.00 [380 000 + 8% × (2 × 380 000) = 380 000 + 60 800 = 440 800] (SARS tables 2023/24: provisional tax rules)',
  ]);
});

function gains(input: CapitalGainsInput, entityType: EntityType, yearEnd?: string) {
  const year = { entityType, taxYear: requireTaxYear(2024), ...(yearEnd && { yearEnd }) } as const;
  return capitalGainsTax(input, known(capitalGainsRates('sars', year)));
}

function company(companyType: CompanyType, basis: Basis, year: number) {
  const input = { companyType, taxableIncome: rand(600_000), dividendsPaid: rand(100_000) };
  return companyTax(input, known(companyRates(basis, { taxYear: requireTaxYear(year) })));
}

function ledger(result: Result): string[] {
  return explain(known(result).working).map(({ key, label, figure, formula, source, band }) => {
    const line = `${key} | ${label}: ${figure}${formula ? ` [${formula}]` : ''} (${source})`;
    return `${line}${band ? ` ${band}` : ''}`.replaceAll('\u202f', ' ');
  });
}

function keyOf(line: string): string {
  return line.split(' | ')[0] ?? '';
}
