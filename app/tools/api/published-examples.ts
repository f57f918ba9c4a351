import type { Json } from './json.ts';

type Fields = { readonly [field: string]: Json };

/** In rand, as printed. This product agrees with them to the rand. */
export type PublishedExample = {
  tool: string;
  source: string;
  request: Fields;
  figures: Readonly<Record<string, number>>;
};

const MOREBO = 'morebo.co.za, 2020/21';
const IAPA = 'iapa.co.za, small business corporations 2018/19';
const TRANSTUTORS = 'transtutors.com, February 2026';
const MACLACHLAN = 'Maclachlan, Tax Guide 2024, page 25';
const TRANSFER_DUTY_EDGES = 'SARS, news of 7 April 2025: bands of transfer duty';
const BLUECHIP = 'bluechip.co.za, 28 May 2025';
const TWO_SOURCES = 'SARS, income from two sources';
const G01 = 'SARS, guide G01 of 2026/27';
const G21 = 'SARS, guide G21 of 2026/27';

export const publishedExamples: readonly PublishedExample[] = [
  of('individual', MOREBO, 2020, { grossIncome: 500_000 }, { finalTax: 110_235 }),
  of(
    'individual',
    MOREBO,
    2020,
    { grossIncome: 500_000, retirementContributions: 137_500 },
    { finalTax: 64_865 },
  ),
  of('company', IAPA, 2018, { companyType: 'sbc', taxableIncome: 365_000 }, { companyTax: 20_080 }),
  of('company', IAPA, 2018, { companyType: 'sbc', taxableIncome: 550_000 }, { companyTax: 58_930 }),
  of('company', IAPA, 2018, { taxableIncome: 365_000 }, { companyTax: 102_200 }),
  of('company', IAPA, 2018, { taxableIncome: 550_000 }, { companyTax: 154_000 }),
  of('company', TRANSTUTORS, 2025, { taxableIncome: 650_000 }, { companyTax: 175_500 }),
  of('company', TRANSTUTORS, 2025, { companyType: 'sbc', taxableIncome: 650_000 }, { companyTax: 84_698 }),
  of('company', 'financialtoolbox, 2027', 2026, { taxableIncome: 1_210_000 }, { companyTax: 326_700 }),
  of(
    'company',
    'Profmark, Tax Guide 2025, page 22: of 100 that is all paid out',
    2024,
    { taxableIncome: 100_000, dividendsPaid: 73_000 },
    { totalTax: 41_600 },
  ),
  of('turnover', MACLACHLAN, 2023, { taxableTurnover: 1_000_000 }, { turnoverTax: 14_150 }),
  of('turnover', MACLACHLAN, 2023, { taxableTurnover: 500_000 }, { turnoverTax: 1_650 }),
  of(
    'capital-gains',
    'safacts.co.za: a gain of R1.1 million on a home',
    2024,
    { proceeds: 1_100_000, baseCost: 0, primaryResidence: true },
    { taxOnCapitalGain: 0 },
  ),
  of(
    'payslip',
    'sabusinesstools, R25 000 with 7.5% for retirement',
    2025,
    { pay: 25_000, retirement: 1_875 },
    { paye: 2_996 },
  ),
  of('payslip', G01, 2026, { pay: 18_600, retirement: 1_100, medicalMembers: 2, age: 40 }, { paye: 913 }),
  of(
    'payslip',
    G01,
    2026,
    { pay: 186_000, retirement: 3_600, medicalMembers: 2, periods: 12, age: 40 },
    { paye: 5_988 },
  ),
  of('payslip', G21, 2026, { pay: 110_000, periods: 7, age: 40 }, { paye: 9_405 }),
  of('payslip', G21, 2026, { pay: 28_000, bonus: 14_800, age: 40 }, { paye: 8_009 }),
  of('payslip', G21, 2026, { pay: 84_000, periods: 3, age: 40 }, { paye: 12_483 }),
  of(
    'two-pot',
    'Allan Gray, in innov8fs.co.za of 12 July 2024',
    2024,
    { taxableIncome: 370_000, withdrawal: 25_000 },
    { taxBefore: 59_997, taxAfter: 67_722, paidOut: 17_275 },
  ),
  of(
    'two-pot',
    'ksr.finance, 2024',
    2024,
    { taxableIncome: 300_000, withdrawal: 5_000, fee: 300 },
    { taxOnWithdrawal: 1_222, paidOut: 3_478 },
  ),
  of(
    'estate-duty',
    'polity.org.za, 6 May 2015',
    2026,
    { assets: 10_000_000, firstSpouse: true, usedByFirst: 500_000 },
    { abatement: 6_500_000, dutiable: 3_500_000, estateDuty: 700_000 },
  ),
  of('transfer-duty', BLUECHIP, 2025, { price: 1_800_000 }, { transferDuty: 21_786 }),
  of('transfer-duty', BLUECHIP, 2025, { price: 1_800_000, signed: 'earlier' }, { transferDuty: 29_625 }),
  ...(
    [
      [1_210_000, 0],
      [1_663_800, 13_614],
      [2_329_300, 53_544],
      [2_994_800, 106_784],
      [13_310_000, 1_241_456],
    ] as const
  ).map(([price, transferDuty]) =>
    of('transfer-duty', TRANSFER_DUTY_EDGES, 2025, { price }, { transferDuty }),
  ),
  ...(
    [
      ['sataxguide.co.za', 2024, 200_000, 150_000, 45_353, 35_711],
      ['sars.gov.za', 2022, 240_000, 160_000, 62_840, 40_570],
      ['newsarsweb.azurewebsites.net', 2021, 270_000, 150_000, 71_687, 40_437],
      ['sars.gov.za/TaxTypes/PIT', 2020, 280_000, 220_000, 102_036, 51_294],
      ['tax-calculator.co.za', 2017, 240_000, 180_000, 79_545, 42_164],
    ] as const
  ).map(([where, year, firstIncome, secondIncome, taxOnBoth, shortfall]) =>
    of(
      'two-incomes',
      `${TWO_SOURCES} (${where})`,
      year,
      { amountsOf: 'year', firstIncome, secondIncome, age: 70 },
      { taxOnBoth, shortfall },
    ),
  ),
];

function of(
  tool: string,
  source: string,
  startYear: number,
  fields: Fields,
  figures: PublishedExample['figures'],
): PublishedExample {
  return { tool, source, request: { basis: 'sars', taxYear: startYear, ...fields }, figures };
}
