import { expect, test } from 'vitest';
import { known, sarsIndividual } from './cases.test-support.ts';
import { monthlyCredit } from './employees-tax.ts';
import { rand } from './money.ts';
import { payPeriod } from './pay-period.ts';
import type { PayslipInput } from './payslip.ts';
import { NO_PAY, paid, WITH_EVERYTHING } from './payslips.test-support.ts';
import { remunerationOf } from './remuneration.ts';
import { writtenOut } from './working-lines.test-support.ts';

test('a payslip with everything shows each line with its arithmetic', () => {
  expect(writtenOut(paid(30_000, WITH_EVERYTHING))).toMatchInlineSnapshot(`
    [
      "basicPay | Pay | R 30 000.00 | input",
      "travelAllowance | Travel allowance | R 5 000.00 | input",
      "bonus | Bonus | R 30 000.00 | input",
      "employerRetirement | Employer's retirement contribution | R 3 000.00 | input",
      "employerMedical | Employer's medical contribution | R 2 000.00 | input",
      "taxedTravel | Travel allowance that is taxed | R 4 000.00 | 80% × 5 000 = 4 000 | SARS tables 2026/27: remuneration as the Fourth Schedule defines it (Income Tax Act, the Fourth Schedule)",
      "remuneration | Remuneration | R 39 000.00 | 30 000 + 4 000 + 3 000 + 2 000 = 39 000 | SARS tables 2026/27: remuneration as the Fourth Schedule defines it (Income Tax Act, the Fourth Schedule)",
      "retirementDeduction | Retirement contributions that come off | −R 5 250.00 | the least of 5 250, 27.5% × 39 000 and 35 833.33 = the least of 5 250, 10 725 and 35 833.33 = 5 250 | SARS tables 2026/27: retirement contributions (Income Tax Act, section 11F)",
      "balance | Balance of remuneration | R 33 750.00 | 39 000 − 5 250 = 33 750 | calculated",
      "annualEquivalent | Annual equivalent | R 405 000.00 | 12 × 33 750 = 405 000 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "applicableRebates | Primary rebate | −R 17 820.00 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "annualTax | Tax on the annual equivalent | R 68 967.00 | (79 998 + 31% × (405 000 − 383 100)) − 17 820 = 86 787 − 17 820 = 68 967 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "periodTax | Tax of the period | R 5 747.25 | 68 967 ÷ 12 = 5 747.25 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "equivalentWithBonus | Annual equivalent with the bonus | R 435 000.00 | 405 000 + 30 000 = 435 000 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "taxWithBonus | Tax with the bonus | R 78 267.00 | (79 998 + 31% × (435 000 − 383 100)) − 17 820 = 96 087 − 17 820 = 78 267 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "bonusTax | Tax on the bonus | R 9 300.00 | 78 267 − 68 967 = 9 300 | calculated",
      "medicalCredits | Medical credits | −R 1 006.00 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "paye | Income tax (PAYE) | R 14 041.25 | (5 747.25 + 9 300) − 1 006 = 15 047.25 − 1 006 = 14 041.25 | calculated",
      "printedPaye | PAYE by SARS's printed tables | R 14 139.00 | 15 145 − 1 006 = 14 139 | SARS tables 2026/27: printed deduction tables (Income Tax Act, the Fourth Schedule)",
      "uif | Unemployment insurance (UIF) | −R 177.12 | the least of 1% × (39 000 + 30 000) and 1% × 17 712 = the least of 690 and 177.12 = 177.12 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "retirement | Your retirement contribution | −R 2 250.00 | input",
      "medical | Your medical contribution | −R 1 500.00 | input",
      "netPay | Net pay | R 47 031.63 | (30 000 + 5 000 + 30 000) − 14 041.25 − 177.12 − 2 250 − 1 500 = 65 000 − 14 041.25 − 177.12 − 2 250 − 1 500 = 47 031.63 | calculated",
      "employerUif | Employer's UIF | R 177.12 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sdl | Skills development levy (SDL) | R 637.50 | 1% × (33 750 + 30 000) = 1% × 63 750 = 637.50 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "costToCompany | Cost to company | R 70 814.62 | (30 000 + 5 000 + 30 000 + 3 000 + 2 000 + 177.12 + 637.50) − 0 = 70 814.62 − 0 = 70 814.62 | calculated",
      "effectiveTaxRate | Effective tax rate | 20.35% | 14 041.25 ÷ 69 000 | calculated",
    ]
  `);
});

test('a payslip with nothing else leaves those lines out, and a claim shows its months', () => {
  const young = { age: 22, claim: 'first', hours: 80 } as const;
  expect(writtenOut(paid(3_250, young))).toMatchInlineSnapshot(`
    [
      "basicPay | Pay | R 3 250.00 | input",
      "remuneration | Remuneration | R 3 250.00 | 3 250 + 0 + 0 + 0 = 3 250 | SARS tables 2026/27: remuneration as the Fourth Schedule defines it (Income Tax Act, the Fourth Schedule)",
      "balance | Balance of remuneration | R 3 250.00 | 3 250 − 0 = 3 250 | calculated",
      "annualEquivalent | Annual equivalent | R 39 000.00 | 12 × 3 250 = 39 000 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "applicableRebates | Primary rebate | −R 17 820.00 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "annualTax | Tax on the annual equivalent | R 0.00 | 18% × 39 000 − 17 820 = 7 020 − 17 820 = −10 800, so 0 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "periodTax | Tax of the period | R 0.00 | 0 ÷ 12 = 0 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "paye | Income tax (PAYE) | R 0.00 | 0 − 0 = 0 | calculated",
      "printedPaye | PAYE by SARS's printed tables | R 0.00 | SARS tables 2026/27: printed deduction tables (Income Tax Act, the Fourth Schedule)",
      "uif | Unemployment insurance (UIF) | −R 32.50 | the least of 1% × (3 250 + 0) and 1% × 17 712 = the least of 32.50 and 177.12 = 32.50 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "netPay | Net pay | R 3 217.50 | (3 250 + 0 + 0) − 0 − 32.50 − 0 − 0 = 3 250 − 0 − 32.50 − 0 − 0 = 3 217.50 | calculated",
      "employerUif | Employer's UIF | R 32.50 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sdl | Skills development levy (SDL) | R 32.50 | 1% × (3 250 + 0) = 1% × 3 250 = 32.50 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "incentivePay | Pay of a month of 160 hours | R 6 500.00 | 3 250 × 160 ÷ 80 = 6 500 | SARS tables 2026/27: employment tax incentive (Employment Tax Incentive Act)",
      "incentiveOfMonth | Incentive of such a month | R 750.00 | 1 500 − 75% × (6 500 − 5 500) = 1 500 − 750 = 750 | SARS tables 2026/27: employment tax incentive (Employment Tax Incentive Act)",
      "incentive | Employment tax incentive (ETI) | −R 375.00 | 750 × 80 ÷ 160 = 375 | SARS tables 2026/27: employment tax incentive (Employment Tax Incentive Act)",
      "costToCompany | Cost to company | R 2 940.00 | (3 250 + 0 + 0 + 0 + 0 + 32.50 + 32.50) − 375 = 3 315 − 375 = 2 940 | calculated",
      "effectiveTaxRate | Effective tax rate | 0.00% | 0 ÷ 3 250 | calculated",
    ]
  `);
  const whole = paid(6_000, { ...young, hours: 160, claim: 'second', underDay: true });
  expect(writtenOut(whole).slice(-5)).toMatchInlineSnapshot(`
    [
      "employerUif | Employer's UIF | R 0.00 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sdl | Skills development levy (SDL) | R 60.00 | 1% × (6 000 + 0) = 1% × 6 000 = 60 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "incentive | Employment tax incentive (ETI) | −R 562.50 | 750 − 37.5% × (6 000 − 5 500) = 750 − 187.50 = 562.50 | SARS tables 2026/27: employment tax incentive (Employment Tax Incentive Act)",
      "costToCompany | Cost to company | R 5 497.50 | (6 000 + 0 + 0 + 0 + 0 + 0 + 60) − 562.50 = 6 060 − 562.50 = 5 497.50 | calculated",
      "effectiveTaxRate | Effective tax rate | 0.00% | 0 ÷ 6 000 | calculated",
    ]
  `);
});

test('weeks, a part of a month and a whole year are parts of a year', () => {
  const parts = new Set(['annualEquivalent', 'periodTax', 'medicalCredits', 'printedPaye', 'uif']);
  const partsOf = (more: Partial<PayslipInput>) =>
    writtenOut(paid(9_000, { medicalMembers: 1, ...more })).filter((line) => parts.has(line.split(' ')[0]!));
  expect(partsOf({ frequency: 'weekly', periods: 2, days: 3 })).toMatchInlineSnapshot(`
    [
      "annualEquivalent | Annual equivalent | R 192 711.55 | 9 000 × 520 000 ÷ 24 285 = 192 711.55 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "periodTax | Tax of the period | R 787.77 | 16 868.08 × 24 285 ÷ 520 000 = 787.77 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "medicalCredits | Medical credits | −R 260.31 | 376 × 36 ÷ 52 = 260.31 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "printedPaye | PAYE by SARS's printed tables | R 527.93 | 788.24 − 260.31 = 527.93 | SARS tables 2026/27: printed deduction tables (Income Tax Act, the Fourth Schedule)",
      "uif | Unemployment insurance (UIF) | −R 90.00 | the least of 1% × (9 000 + 0) and 1% × (17 712 × 36 ÷ 52) = the least of 90 and 122.62 = 90 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
    ]
  `);
  expect(partsOf({ frequency: 'fortnightly' })).toMatchInlineSnapshot(`
    [
      "annualEquivalent | Annual equivalent | R 234 000.00 | 26 × 9 000 = 234 000 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "periodTax | Tax of the period | R 934.62 | 24 300 ÷ 26 = 934.62 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "medicalCredits | Medical credits | −R 173.54 | 376 × 12 ÷ 26 = 173.54 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "uif | Unemployment insurance (UIF) | −R 81.75 | the least of 1% × (9 000 + 0) and 1% × (17 712 × 12 ÷ 26) = the least of 90 and 81.75 = 81.75 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
    ]
  `);
  expect(partsOf({ periods: 3 })).toMatchInlineSnapshot(`
    [
      "annualEquivalent | Annual equivalent | R 36 000.00 | 9 000 × 12 ÷ 3 = 36 000 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "periodTax | Tax of the period | R 0.00 | 0 × 3 ÷ 12 = 0 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "medicalCredits | Medical credits | −R 1 128.00 | 3 × 376 = 1 128 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "printedPaye | PAYE by SARS's printed tables | R 0.00 | 0 − 1 128 = −1 128, so 0 | SARS tables 2026/27: printed deduction tables (Income Tax Act, the Fourth Schedule)",
      "uif | Unemployment insurance (UIF) | −R 90.00 | the least of 1% × (9 000 + 0) and 1% × (3 × 17 712) = the least of 90 and 531.36 = 90 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
    ]
  `);
  expect(partsOf({ pay: rand(240_000), periods: 12 })).toMatchInlineSnapshot(`
    [
      "annualEquivalent | Annual equivalent | R 240 000.00 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "periodTax | Tax of the period | R 25 380.00 | SARS tables 2026/27: annual equivalent (SARS's guide for employers, section 7.2) (Income Tax Act, the Fourth Schedule)",
      "medicalCredits | Medical credits | −R 4 512.00 | 12 × 376 = 4 512 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "printedPaye | PAYE by SARS's printed tables | R 20 843.00 | 25 355 − 4 512 = 20 843 | SARS tables 2026/27: printed deduction tables (Income Tax Act, the Fourth Schedule)",
      "uif | Unemployment insurance (UIF) | −R 2 125.44 | the least of 1% × (240 000 + 0) and 1% × (12 × 17 712) = the least of 2 400 and 2 125.44 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
    ]
  `);
});

test('a note on the cap is given only if the cap limits the contributions', () => {
  const cap = 3_583_333;
  for (const [pay, retirement, employerRetirement, notes] of [
    [150_000, cap, 0, 0],
    [150_000, cap + 1, 0, 1],
    [150_000, rand(20_000), rand(20_000), 1],
    [60_000, rand(40_000), 0, 0],
  ] as const) {
    const slip = paid(pay, { retirement, employerRetirement });
    expect(slip.notes.filter((note) => note.startsWith('SARS prints no cap'))).toHaveLength(notes);
  }
});

test('the other reading of the medical credit of a week counts the tax on a bonus', () => {
  const slip = { frequency: 'weekly', medicalMembers: 2, bonus: rand(3_000) } as const;
  expect(writtenOut(paid(3_440, slip)).at(-1)).toMatchInlineSnapshot(
    `"Which part of the medical credit falls on a week is not settled. Twelve months over 52 are used here; SARS's examples divide a month by 4, which makes the PAYE R 628.51."`,
  );
});

test('the rules of years before payslips give no credit and let nothing off', () => {
  const period = known(payPeriod({ frequency: 'monthly', periods: 1, days: 0, daysInMonth: 30 }));
  const pay = { ...NO_PAY, pay: rand(20_000), retirement: rand(1_000) };
  expect(remunerationOf(pay, period, sarsIndividual(2016)).deduction.amount).toBe(0);
  expect(monthlyCredit(2, sarsIndividual(2011))).toBe(0);
  expect(monthlyCredit(2, sarsIndividual(2016))).toBe(rand(2 * 270));
});
