import { expect, test } from 'vitest';
import { known } from '../cases.test-support.ts';
import { rand } from '../money.ts';
import { workedLinesOf } from '../working-lines.test-support.ts';
import { rates, SHOP } from './cases.test-support.ts';
import { compareStructures, type StructuresInput } from './structures.ts';

test('each line of a comparison has its name, its amount and where it comes from', () => {
  expect(lines({})).toMatchInlineSnapshot(`
    [
      "turnover | Turnover | R 900 000.00 | input",
      "costs | Costs | R 300 000.00 | input",
      "applicableRebates | Primary rebate | −R 17 820.00 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "medicalCredits | Medical credits | −R 0.00 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "turnoverUpkeep | Turnover tax: accountant’s fees | −R 10 000.00 | prices",
      "turnoverTax | Turnover tax: the tax | R 3 000.00 | 1% × (900 000 − 600 000) = 1% × 300 000 = 3 000 | SARS tables 2026/27: turnover tax (Income Tax Act, sections 48 to 48C, the Sixth Schedule)",
      "turnoverWorth | Turnover tax: left after all taxes | R 587 000.00 | 900 000 − 300 000 − 10 000 − 3 000 = 587 000 | calculated",
      "soleUpkeep | Sole proprietor: accountant’s fees | −R 5 000.00 | prices",
      "soleProfit | Sole proprietor: profit | R 595 000.00 | 900 000 − 300 000 − 5 000 = 595 000 | calculated",
      "soleIncomeTax | Sole proprietor: income tax | R 131 107.00 | (125 599 + 36% × (595 000 − 530 200)) − 17 820 − 0 = 148 927 − 17 820 − 0 = 131 107 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "soleWorth | Sole proprietor: left after all taxes | R 463 893.00 | 595 000 − 131 107 = 463 893 | calculated",
      "sbcUpkeep | Small business corporation: accountant’s fees | −R 63 380.00 | prices",
      "sbcSalary | Small business corporation: best salary | −R 245 100.00 | calculated",
      "sbcEmployerUif | Small business corporation: the company's UIF | −R 2 125.44 | 12 × (the least of 1% × (245 100 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sbcTaxable | Small business corporation: taxable income | R 289 394.56 | 900 000 − 300 000 − 63 380 − 245 100 − 2 125.44 − 0 = 289 394.56 | calculated",
      "sbcCompanyTax | Small business corporation: company tax | R 13 327.62 | 7% × (289 394.56 − 99 000) = 7% × 190 394.56 = 13 327.62 | SARS tables 2026/27: small business corporation tax (Income Tax Act, section 12E)",
      "sbcDividend | Small business corporation: dividend | R 276 066.94 | calculated",
      "sbcDividendsTax | Small business corporation: dividends tax | −R 55 213.39 | 20% × 276 066.94 = 55 213.39 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "sbcIncomeTax | Small business corporation: tax on the salary (PAYE) | R 26 298.00 | 18% × 245 100 − 17 820 − 0 = 44 118 − 17 820 − 0 = 26 298 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "sbcUif | Small business corporation: your UIF | −R 2 125.44 | 12 × (the least of 1% × (245 100 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sbcOwnReturn | Small business corporation: your own return | −R 1 495.00 | prices",
      "sbcInHand | Small business corporation: money in hand | R 436 035.11 | (245 100 − 26 298 − 2 125.44 + 276 066.94 − 55 213.39) − 1 495 = 437 530.11 − 1 495 = 436 035.11 | calculated",
      "sbcWorth | Small business corporation: left after all taxes | R 436 035.11 | (436 035.11 + 0) − 0 = 436 035.11 − 0 = 436 035.11 | calculated",
      "companyUpkeep | Company: accountant’s fees | −R 63 380.00 | prices",
      "companySalary | Company: best salary | −R 529 200.00 | calculated",
      "companyEmployerUif | Company: the company's UIF | −R 2 125.44 | 12 × (the least of 1% × (529 200 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "companyLevy | Company: skills levy (SDL) | −R 5 292.00 | 1% × 529 200 = 5 292 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "companyTaxable | Company: taxable income | R 2.56 | 900 000 − 300 000 − 63 380 − 529 200 − 2 125.44 − 5 292 = 2.56 | calculated",
      "companyCompanyTax | Company: company tax | R 0.69 | 27% × 2.56 = 0.69 | SARS tables 2026/27: company tax (Income Tax Act, section 5)",
      "companyDividend | Company: dividend | R 1.87 | calculated",
      "companyDividendsTax | Company: dividends tax | −R 0.37 | 20% × 1.87 = 0.37 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "companyIncomeTax | Company: tax on the salary (PAYE) | R 107 469.00 | (79 998 + 31% × (529 200 − 383 100)) − 17 820 − 0 = 125 289 − 17 820 − 0 = 107 469 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "companyUif | Company: your UIF | −R 2 125.44 | 12 × (the least of 1% × (529 200 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "companyOwnReturn | Company: your own return | −R 1 495.00 | prices",
      "companyInHand | Company: money in hand | R 418 112.06 | (529 200 − 107 469 − 2 125.44 + 1.87 − 0.37) − 1 495 = 419 607.06 − 1 495 = 418 112.06 | calculated",
      "companyWorth | Company: left after all taxes | R 418 112.06 | (418 112.06 + 0) − 0 = 418 112.06 − 0 = 418 112.06 | calculated",
      "mostBeforeFees | Most before accountant’s fees: Turnover tax | R 597 000.00 | calculated",
      "mostMoney | Most money in hand: Turnover tax | R 587 000.00 | calculated",
    ]
  `);
});

test('other income, medical members, a levy and retained money have their own lines', () => {
  const input = {
    turnover: rand(4_000_000),
    costs: rand(1_000_000),
    staffPay: rand(450_000),
    otherIncome: rand(200_000),
    drawings: rand(900_000),
    medicalMembers: 2,
    age: 66,
  };
  expect(lines(input).filter((line) => !line.startsWith('company'))).toMatchInlineSnapshot(`
    [
      "turnover | Turnover | R 4 000 000.00 | input",
      "costs | Costs | R 1 000 000.00 | input",
      "applicableRebates | Primary and secondary rebates | −R 27 585.00 | 17 820 + 9 765 = 27 585 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "medicalCredits | Medical credits | −R 9 024.00 | 12 × (376 + 376) = 12 × 752 = 9 024 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "otherIncome | Your other taxable income | R 200 000.00 | input",
      "otherTax | Tax on it alone | R 0.00 | 18% × 200 000 − 27 585 − 9 024 = 36 000 − 27 585 − 9 024 = −609, so 0 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "sbcUpkeep | Small business corporation: accountant’s fees | −R 64 000.00 | prices",
      "sbcSalary | Small business corporation: best salary | −R 1 432 404.00 | calculated",
      "sbcEmployerUif | Small business corporation: the company's UIF | −R 2 125.44 | 12 × (the least of 1% × (1 432 404 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sbcLevy | Small business corporation: skills levy (SDL) | −R 18 824.04 | 1% × 1 882 404 = 18 824.04 | SARS tables 2026/27: skills development levy (Skills Development Levies Act)",
      "sbcTaxable | Small business corporation: taxable income | R 1 482 646.52 | 4 000 000 − 1 000 000 − 64 000 − 1 432 404 − 2 125.44 − 18 824.04 = 1 482 646.52 | calculated",
      "sbcCompanyTax | Small business corporation: company tax | R 309 284.56 | 57 470 + 27% × (1 482 646.52 − 550 000) = 57 470 + 251 814.56 = 309 284.56 | SARS tables 2026/27: small business corporation tax (Income Tax Act, section 12E)",
      "sbcDividend | Small business corporation: dividend | R 7.60 | calculated",
      "sbcDividendsTax | Small business corporation: dividends tax | −R 1.52 | 20% × 7.60 = 1.52 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "sbcTaxTogether | Small business corporation: tax on the salary (PAYE), with other income | R 528 789.64 | (259 783 + 41% × (1 632 404 − 887 000)) − 27 585 − 9 024 = 565 398.64 − 27 585 − 9 024 = 528 789.64 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "sbcIncomeTax | Small business corporation: tax on the salary (PAYE) | R 528 789.64 | 528 789.64 − 0 = 528 789.64 | calculated",
      "sbcUif | Small business corporation: your UIF | −R 2 125.44 | 12 × (the least of 1% × (1 432 404 ÷ 12) and 1% × 17 712) = 12 × 177.12 = 2 125.44 | SARS tables 2026/27: unemployment insurance (Unemployment Insurance Contributions Act)",
      "sbcOwnReturn | Small business corporation: your own return | −R 1 495.00 | prices",
      "sbcInHand | Small business corporation: money in hand | R 900 000.00 | (1 432 404 − 528 789.64 − 2 125.44 + 7.60 − 1.52) − 1 495 = 901 495 − 1 495 = 900 000 | calculated",
      "sbcKept | Small business corporation: kept in the company | R 1 173 354.36 | 1 482 646.52 − 309 284.56 − 7.60 = 1 173 354.36 | calculated",
      "sbcWaiting | Small business corporation: dividends tax on what is kept, once it is paid out | −R 234 670.87 | 20% × 1 173 354.36 = 234 670.87 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "sbcWorth | Small business corporation: left after all taxes | R 1 838 683.49 | (900 000 + 1 173 354.36) − 234 670.87 = 2 073 354.36 − 234 670.87 = 1 838 683.49 | calculated",
      "soleUpkeep | Sole proprietor: accountant’s fees | −R 60 000.00 | prices",
      "soleProfit | Sole proprietor: profit | R 2 940 000.00 | 4 000 000 − 1 000 000 − 60 000 = 2 940 000 | calculated",
      "soleTaxTogether | Sole proprietor: income tax, with other income | R 1 197 360.00 | (666 339 + 45% × (3 140 000 − 1 878 600)) − 27 585 − 9 024 = 1 233 969 − 27 585 − 9 024 = 1 197 360 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "soleIncomeTax | Sole proprietor: income tax | R 1 197 360.00 | 1 197 360 − 0 = 1 197 360 | calculated",
      "soleWorth | Sole proprietor: left after all taxes | R 1 742 640.00 | 2 940 000 − 1 197 360 = 1 742 640 | calculated",
      "soleKept | Sole proprietor: of it not drawn | R 842 640.00 | 1 742 640 − 900 000 = 842 640 | calculated",
      "mostBeforeFees | Most before accountant’s fees: Small business corporation | R 1 877 554.08 | calculated",
      "mostMoney | Most in hand and kept: Small business corporation | R 1 838 683.49 | calculated",
    ]
  `);
});

test('a company without a salary has no salary lines, and one with a loss keeps it', () => {
  const company = (turnover: number) =>
    lines({ turnover: rand(turnover), costs: rand(20_000) }).filter((line) => line.startsWith('company'));
  expect(company(70_000)).toMatchInlineSnapshot(`
    [
      "companyUpkeep | Company: accountant’s fees | −R 47 780.00 | prices",
      "companyTaxable | Company: taxable income | R 2 220.00 | 70 000 − 20 000 − 47 780 − 0 − 0 − 0 = 2 220 | calculated",
      "companyCompanyTax | Company: company tax | R 599.40 | 27% × 2 220 = 599.40 | SARS tables 2026/27: company tax (Income Tax Act, section 5)",
      "companyDividend | Company: dividend | R 1 620.60 | calculated",
      "companyDividendsTax | Company: dividends tax | −R 324.12 | 20% × 1 620.60 = 324.12 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "companyOwnReturn | Company: your own return | −R 1 495.00 | prices",
      "companyInHand | Company: money in hand | −R 198.52 | (0 − 0 − 0 + 1 620.60 − 324.12) − 1 495 = 1 296.48 − 1 495 = −198.52 | calculated",
      "companyWorth | Company: left after all taxes | −R 198.52 | (−198.52 + 0) − 0 = −198.52 − 0 = −198.52 | calculated",
    ]
  `);
  expect(company(30_000)).toMatchInlineSnapshot(`
    [
      "companyUpkeep | Company: accountant’s fees | −R 47 780.00 | prices",
      "companyTaxable | Company: taxable income | −R 37 780.00 | 30 000 − 20 000 − 47 780 − 0 − 0 − 0 = −37 780 | calculated",
      "companyCompanyTax | Company: company tax | R 0.00 | 27% × 0 = 0 | SARS tables 2026/27: company tax (Income Tax Act, section 5)",
      "companyDividend | Company: dividend | R 0.00 | calculated",
      "companyDividendsTax | Company: dividends tax | −R 0.00 | 20% × 0 = 0 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "companyOwnReturn | Company: your own return | −R 1 495.00 | prices",
      "companyInHand | Company: money in hand | −R 1 495.00 | (0 − 0 − 0 + 0 − 0) − 1 495 = 0 − 1 495 = −1 495 | calculated",
      "companyKept | Company: kept in the company | −R 37 780.00 | −37 780 − 0 − 0 = −37 780 | calculated",
      "companyWaiting | Company: dividends tax on what is kept, once it is paid out | −R 0.00 | 20% × (−37 780, not below 0) = 20% × 0 = 0 | SARS tables 2026/27: tax on dividends (Income Tax Act, sections 64D to 64N)",
      "companyWorth | Company: left after all taxes | −R 39 275.00 | (−1 495 + −37 780) − 0 = −39 275 − 0 = −39 275 | calculated",
    ]
  `);
});

test('only what can be left undrawn has a line', () => {
  for (const [drawings, kept] of [
    [587_000, []],
    [586_999, ['turnoverKept']],
  ] as const)
    expect(
      lines({ drawings: rand(drawings) }).flatMap((line) => /^(sole|turnover)Kept/.exec(line)?.[0] ?? []),
    ).toEqual(kept);
});

test('the line of the levy is what the salary adds to it', () => {
  for (const staffPay of [0, 450_000, 500_000, 500_001, 600_000].map(rand)) {
    const input = { ...SHOP, turnover: rand(4_000_000), costs: rand(1_000_000), staffPay };
    const { open, working } = known(compareStructures(input, rates));
    const company = open.find(({ id }) => id === 'company');
    const levy = working.find(({ key }) => key === 'companyLevy');
    expect(levy?.amount, String(staffPay)).toBe(company?.split?.levy);
    expect(levy?.amount).toBeGreaterThan(0);
  }
});

function lines(facts: Partial<StructuresInput>): string[] {
  return workedLinesOf(known(compareStructures({ ...SHOP, ...facts }, rates)));
}
