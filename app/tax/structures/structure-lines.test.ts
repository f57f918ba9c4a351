import { expect, test } from 'vitest';
import { known } from '../cases.test-support.ts';
import { rand } from '../money.ts';
import { linesOf } from '../working-lines.test-support.ts';
import { rates, SHOP } from './cases.test-support.ts';
import { compareStructures, type StructuresInput } from './structures.ts';

test('each line of a comparison has its name, its amount and where it comes from', () => {
  expect(lines({})).toMatchInlineSnapshot(`
    [
      "turnover | Turnover | R 900 000.00 | input",
      "costs | Costs | R 300 000.00 | input",
      "applicableRebates | Primary rebate | R 17 820.00 | SARS tables 2026/27: rebates",
      "medicalCredits | Medical credits | R 0.00 | SARS tables 2026/27: medical scheme contributions",
      "turnoverUpkeep | Turnover tax: upkeep | R 10 000.00 | prices",
      "turnoverTax | Turnover tax: the tax | R 3 000.00 | SARS tables 2026/27: turnover tax",
      "turnoverWorth | Turnover tax: left after all taxes | R 587 000.00 | calculated",
      "soleUpkeep | Sole proprietor: upkeep | R 5 000.00 | prices",
      "soleProfit | Sole proprietor: profit | R 595 000.00 | calculated",
      "soleIncomeTax | Sole proprietor: income tax | R 131 107.00 | SARS tables 2026/27: rates of tax",
      "soleWorth | Sole proprietor: left after all taxes | R 463 893.00 | calculated",
      "sbcUpkeep | Small business corporation: upkeep | R 63 380.00 | prices",
      "sbcSalary | Small business corporation: best salary | R 245 100.00 | calculated",
      "sbcEmployerUif | Small business corporation: the company's UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "sbcTaxable | Small business corporation: taxable income | R 289 394.56 | calculated",
      "sbcCompanyTax | Small business corporation: company tax | R 13 327.62 | SARS tables 2026/27: small business corporation tax",
      "sbcDividend | Small business corporation: dividend | R 276 066.94 | calculated",
      "sbcDividendsTax | Small business corporation: dividends tax | R 55 213.39 | SARS tables 2026/27: tax on dividends",
      "sbcIncomeTax | Small business corporation: tax on the salary (PAYE) | R 26 298.00 | SARS tables 2026/27: rates of tax",
      "sbcUif | Small business corporation: your UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "sbcOwnReturn | Small business corporation: your own return | R 1 495.00 | prices",
      "sbcInHand | Small business corporation: money in hand | R 436 035.11 | calculated",
      "sbcWorth | Small business corporation: left after all taxes | R 436 035.11 | calculated",
      "companyUpkeep | Company: upkeep | R 63 380.00 | prices",
      "companySalary | Company: best salary | R 529 200.00 | calculated",
      "companyEmployerUif | Company: the company's UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "companyLevy | Company: skills levy (SDL) | R 5 292.00 | SARS tables 2026/27: skills development levy",
      "companyTaxable | Company: taxable income | R 2.56 | calculated",
      "companyCompanyTax | Company: company tax | R 0.69 | SARS tables 2026/27: company tax",
      "companyDividend | Company: dividend | R 1.87 | calculated",
      "companyDividendsTax | Company: dividends tax | R 0.37 | SARS tables 2026/27: tax on dividends",
      "companyIncomeTax | Company: tax on the salary (PAYE) | R 107 469.00 | SARS tables 2026/27: rates of tax",
      "companyUif | Company: your UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "companyOwnReturn | Company: your own return | R 1 495.00 | prices",
      "companyInHand | Company: money in hand | R 418 112.06 | calculated",
      "companyWorth | Company: left after all taxes | R 418 112.06 | calculated",
      "mostMoney | Most money in hand: Turnover tax | R 587 000.00 | calculated",
    ]
  `);
});

test('other income, medical members, a levy and what is kept have lines of their own', () => {
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
      "applicableRebates | Primary and secondary rebates | R 27 585.00 | SARS tables 2026/27: rebates",
      "medicalCredits | Medical credits | R 9 024.00 | SARS tables 2026/27: medical scheme contributions",
      "otherIncome | Your other taxable income | R 200 000.00 | input",
      "otherTax | Tax on it alone | R 0.00 | SARS tables 2026/27: rates of tax",
      "sbcUpkeep | Small business corporation: upkeep | R 64 000.00 | prices",
      "sbcSalary | Small business corporation: best salary | R 1 432 404.00 | calculated",
      "sbcEmployerUif | Small business corporation: the company's UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "sbcLevy | Small business corporation: skills levy (SDL) | R 18 824.04 | SARS tables 2026/27: skills development levy",
      "sbcTaxable | Small business corporation: taxable income | R 1 482 646.52 | calculated",
      "sbcCompanyTax | Small business corporation: company tax | R 309 284.56 | SARS tables 2026/27: small business corporation tax",
      "sbcDividend | Small business corporation: dividend | R 7.60 | calculated",
      "sbcDividendsTax | Small business corporation: dividends tax | R 1.52 | SARS tables 2026/27: tax on dividends",
      "sbcTaxTogether | Small business corporation: tax on the salary (PAYE), with other income | R 528 789.64 | SARS tables 2026/27: rates of tax",
      "sbcIncomeTax | Small business corporation: tax on the salary (PAYE) | R 528 789.64 | calculated",
      "sbcUif | Small business corporation: your UIF | R 2 125.44 | SARS tables 2026/27: unemployment insurance",
      "sbcOwnReturn | Small business corporation: your own return | R 1 495.00 | prices",
      "sbcInHand | Small business corporation: money in hand | R 900 000.00 | calculated",
      "sbcKept | Small business corporation: kept in the company | R 1 173 354.36 | calculated",
      "sbcWaiting | Small business corporation: dividends tax on what is kept, once it is paid out | R 234 670.87 | SARS tables 2026/27: tax on dividends",
      "sbcWorth | Small business corporation: left after all taxes | R 1 838 683.49 | calculated",
      "soleUpkeep | Sole proprietor: upkeep | R 60 000.00 | prices",
      "soleProfit | Sole proprietor: profit | R 2 940 000.00 | calculated",
      "soleTaxTogether | Sole proprietor: income tax, with other income | R 1 197 360.00 | SARS tables 2026/27: rates of tax",
      "soleIncomeTax | Sole proprietor: income tax | R 1 197 360.00 | calculated",
      "soleWorth | Sole proprietor: left after all taxes | R 1 742 640.00 | calculated",
      "soleKept | Sole proprietor: of it not drawn | R 842 640.00 | calculated",
      "mostMoney | Most in hand and kept: Small business corporation | R 1 838 683.49 | calculated",
    ]
  `);
});

test('a company that pays no salary has no lines of one, and one that loses money keeps the loss', () => {
  const company = (turnover: number) =>
    lines({ turnover: rand(turnover), costs: rand(20_000) }).filter((line) => line.startsWith('company'));
  expect(company(70_000)).toMatchInlineSnapshot(`
    [
      "companyUpkeep | Company: upkeep | R 47 780.00 | prices",
      "companyTaxable | Company: taxable income | R 2 220.00 | calculated",
      "companyCompanyTax | Company: company tax | R 599.40 | SARS tables 2026/27: company tax",
      "companyDividend | Company: dividend | R 1 620.60 | calculated",
      "companyDividendsTax | Company: dividends tax | R 324.12 | SARS tables 2026/27: tax on dividends",
      "companyOwnReturn | Company: your own return | R 1 495.00 | prices",
      "companyInHand | Company: money in hand | −R 198.52 | calculated",
      "companyWorth | Company: left after all taxes | −R 198.52 | calculated",
    ]
  `);
  expect(company(30_000)).toMatchInlineSnapshot(`
    [
      "companyUpkeep | Company: upkeep | R 47 780.00 | prices",
      "companyTaxable | Company: taxable income | −R 37 780.00 | calculated",
      "companyCompanyTax | Company: company tax | R 0.00 | SARS tables 2026/27: company tax",
      "companyDividend | Company: dividend | R 0.00 | calculated",
      "companyDividendsTax | Company: dividends tax | R 0.00 | SARS tables 2026/27: tax on dividends",
      "companyOwnReturn | Company: your own return | R 1 495.00 | prices",
      "companyInHand | Company: money in hand | −R 1 495.00 | calculated",
      "companyKept | Company: kept in the company | −R 37 780.00 | calculated",
      "companyWaiting | Company: dividends tax on what is kept, once it is paid out | R 0.00 | SARS tables 2026/27: tax on dividends",
      "companyWorth | Company: left after all taxes | −R 39 275.00 | calculated",
    ]
  `);
});

function lines(facts: Partial<StructuresInput>): string[] {
  return linesOf(known(compareStructures({ ...SHOP, ...facts }, rates)));
}
