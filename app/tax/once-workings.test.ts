import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { donationsTax } from './donations.ts';
import { estateDuty } from './estate-duty.ts';
import { executorFee } from './executor.ts';
import { lumpSumTax } from './lump-sum.ts';
import { rand } from './money.ts';
import { donationsRates } from './rates/donations-rates.ts';
import { estateDutyRates } from './rates/estate-duty-rates.ts';
import { executorRates } from './rates/executor-rates.ts';
import { lumpSumRates } from './rates/lump-sum-rates.ts';
import { transferDutyRates } from './rates/transfer-duty-rates.ts';
import { twoPotRates } from './rates/two-pot-rates.ts';
import { vatRates } from './rates/vat-limits.ts';
import { requireTaxYear } from './tax-years.ts';
import { transferDuty } from './transfer-duty.ts';
import { twoPotTax } from './two-pot.ts';
import { vatWatch } from './vat-watch.ts';
import { workedLinesOf } from './working-lines.test-support.ts';

const YEAR = requireTaxYear(2027);
const DUTY = known(transferDutyRates('sars', YEAR, 'later'));
const DONATIONS = sarsRates(donationsRates, YEAR);
const ESTATE = sarsRates(estateDutyRates, YEAR);
const EXECUTOR = sarsRates(executorRates, YEAR);
const LUMP_SUMS = known(lumpSumRates('sars', YEAR, 'retirement'));
const TWO_POT = sarsRates(twoPotRates, YEAR);
const VAT = sarsRates(vatRates, YEAR);

const duty = { price: rand(1_800_000), fairValue: rand(1_500_000), monthsLate: 2 };
const donation = {
  donor: 'person',
  donation: rand(200_000),
  givenThisYear: rand(90_000),
  taxedBefore: 0,
} as const;
const estate = {
  assets: rand(9_000_000),
  policies: rand(1_000_000),
  debts: rand(1),
  toSpouse: rand(2),
  toCharity: rand(3),
  firstSpouse: true,
  usedByFirst: rand(500_000),
};
const fee = { assets: rand(2_000_000), income: rand(50_000), fixedByWill: rand(40_000), isVendor: true };
const sums = { lumpSum: rand(900_000), earlierLumpSums: rand(200_000) };
const pot = {
  taxableIncome: rand(370_000),
  withdrawal: rand(30_000),
  fee: rand(345),
  age: 66,
  medicalMembers: 1,
} as const;
const months = { turnover: [{ month: '2026-07', cents: rand(115) }], lastMonth: '', contracts: rand(7) };

test('each line of a working has its name, amount, formula, table and law', () => {
  expect(workedLinesOf(known(transferDuty(duty, DUTY)))).toMatchInlineSnapshot(`
    [
      "price | Price | R 1 800 000.00 | input",
      "fairValue | Market value | R 1 500 000.00 | input",
      "dutiableValue | The higher of the two | R 1 800 000.00 | the greatest of 1 800 000 and 1 500 000 = 1 800 000 | SARS tables 2026/27: transfer duty (Transfer Duty Act, section 2)",
      "transferDuty | Transfer duty | R 21 786.00 | 13 614 + 6% × (1 800 000 − 1 663 800) = 13 614 + 8 172 = 21 786 | SARS tables 2026/27: transfer duty (Transfer Duty Act, section 2)",
      "interest | Interest, a 120th of the duty for each month late | R 363.10 | (2 × 21 786) ÷ 120 = 43 572 ÷ 120 = 363.10 | SARS tables 2026/27: transfer duty (Transfer Duty Act, section 2)",
      "toPay | To pay to SARS | R 22 149.10 | 21 786 + 363.10 = 22 149.10 | calculated",
      "priceAndDuty | Price and duty | R 1 821 786.00 | 1 800 000 + 21 786 = 1 821 786 | calculated",
      "effectiveTaxRate | Effective tax rate | 1.21% | 21 786 ÷ 1 800 000 | calculated",
    ]
  `);
  expect(workedLinesOf(known(donationsTax(donation, DONATIONS)))).toMatchInlineSnapshot(`
    [
      "donation | Donation | R 200 000.00 | input",
      "givenThisYear | Given earlier in the tax year | R 90 000.00 | input",
      "yearlyExemption | Exempt in the tax year | R 150 000.00 | SARS tables 2026/27: donations tax (Income Tax Act, sections 54 to 64)",
      "exempt | Exempt of this donation | −R 60 000.00 | the least of 200 000 and 150 000 − 90 000 = the least of 200 000 and 60 000 = 60 000 | calculated",
      "taxable | Taxable | R 140 000.00 | 200 000 − 60 000 = 140 000 | calculated",
      "taxedEarlier | Taxable donations before it, since 1 March 2018 | R 0.00 | 0 + (90 000 − 150 000, not below 0) = 0 + 0 = 0 | calculated",
      "allTaxable | All of them | R 140 000.00 | 0 + 140 000 = 140 000 | calculated",
      "taxOnAll | Tax on all of them | R 28 000.00 | 20% × 140 000 = 28 000 | SARS tables 2026/27: donations tax (Income Tax Act, sections 54 to 64)",
      "taxOnEarlier | Tax on the earlier ones | R 0.00 | 20% × 0 = 0 | SARS tables 2026/27: donations tax (Income Tax Act, sections 54 to 64)",
      "donationsTax | Donations tax | R 28 000.00 | 28 000 − 0 = 28 000 | calculated",
      "effectiveTaxRate | Effective tax rate | 14.00% | 28 000 ÷ 200 000 | calculated",
    ]
  `);
  expect(workedLinesOf(known(estateDuty(estate, ESTATE)))).toMatchInlineSnapshot(`
    [
      "assets | Everything that was owned | R 9 000 000.00 | input",
      "policies | Policies paid to somebody named | R 1 000 000.00 | input",
      "counted | With the policies | R 10 000 000.00 | 9 000 000 + 1 000 000 = 10 000 000 | calculated",
      "debts | Debts and costs | −R 1.00 | input",
      "toSpouse | To the surviving spouse, section 4(q) | −R 2.00 | input",
      "toCharity | To public benefit organisations, section 4(h) | −R 3.00 | input",
      "netEstate | Net estate | R 9 999 994.00 | 10 000 000 − 1 − 2 − 3 = 9 999 994 | calculated",
      "ownAbatement | Abatement, section 4A | R 3 500 000.00 | SARS tables 2026/27: estate duty (Estate Duty Act, section 4, section 4A)",
      "carriedOver | Carried over from the first estate | R 3 000 000.00 | 3 500 000 − 500 000 = 3 000 000 | SARS tables 2026/27: estate duty (Estate Duty Act, section 4, section 4A)",
      "abatement | Both together | −R 6 500 000.00 | 3 500 000 + 3 000 000 = 6 500 000 | calculated",
      "dutiable | Dutiable amount | R 3 499 994.00 | 9 999 994 − 6 500 000 = 3 499 994 | calculated",
      "estateDuty | Estate duty | R 699 998.80 | 20% × 3 499 994 = 699 998.80 | SARS tables 2026/27: estate duty (Estate Duty Act, section 4, section 4A)",
      "leftAfterDuty | Net estate after the duty | R 9 299 995.20 | 9 999 994 − 699 998.80 = 9 299 995.20 | calculated",
      "effectiveTaxRate | Effective tax rate | 7.00% | 699 998.80 ÷ 9 999 994 | calculated",
    ]
  `);
  expect(workedLinesOf(known(executorFee(fee, EXECUTOR)))).toMatchInlineSnapshot(`
    [
      "assets | Gross assets | R 2 000 000.00 | input",
      "income | Income after the death | R 50 000.00 | input",
      "onAssets | On the assets | R 70 000.00 | 3.5% × 2 000 000 = 70 000 | SARS tables 2026/27: tariff of executors (Administration of Estates Act, section 51)",
      "onIncome | On the income | R 3 000.00 | 6% × 50 000 = 3 000 | SARS tables 2026/27: tariff of executors (Administration of Estates Act, section 51)",
      "tariff | The most by the tariff | R 73 000.00 | the greatest of 70 000 + 3 000 and 350 = the greatest of 73 000 and 350 = 73 000 | SARS tables 2026/27: tariff of executors (Administration of Estates Act, section 51)",
      "fee | Fee | R 40 000.00 | input",
      "vat | VAT on it | R 6 000.00 | 15% × 40 000 = 6 000 | By law (Value-Added Tax Act, section 7(1)(a))",
      "executorFee | Executor’s fee | R 46 000.00 | 40 000 + 6 000 = 46 000 | calculated",
      "mastersFee | Master’s fee, beside it | R 3 800.00 | the least of 600 + 16 × 200 and 7 000 = the least of 3 800 and 7 000 = 3 800 | By law (Administration of Estates Act, Schedule 2 to its regulations)",
      "effectiveTaxRate | Share of the gross assets | 2.30% | 46 000 ÷ 2 000 000 | calculated",
    ]
  `);
  expect(workedLinesOf(known(executorFee({ ...fee, fixedByWill: 0 }, EXECUTOR))).at(5)).toMatchInlineSnapshot(
    `"fee | Fee | R 73 000.00 | calculated"`,
  );
  expect(workedLinesOf(known(lumpSumTax(sums, LUMP_SUMS)))).toMatchInlineSnapshot(`
    [
      "lumpSum | Lump sum | R 900 000.00 | input",
      "earlierLumpSums | Earlier lump sums | R 200 000.00 | input",
      "allLumpSums | All lump sums | R 1 100 000.00 | 900 000 + 200 000 = 1 100 000 | calculated",
      "taxOnAll | Tax on all of them | R 128 700.00 | 39 600 + 27% × (1 100 000 − 770 000) = 39 600 + 89 100 = 128 700 | SARS tables 2026/27: lump sums (Income Tax Act, the Second Schedule)",
      "taxOnEarlier | Tax on the earlier ones | R 0.00 | 0% × 200 000 = 0 | SARS tables 2026/27: lump sums (Income Tax Act, the Second Schedule)",
      "lumpSumTax | Tax on this lump sum | R 128 700.00 | 128 700 − 0 = 128 700 | calculated",
      "paidOut | Paid out | R 771 300.00 | 900 000 − 128 700 = 771 300 | calculated",
      "effectiveTaxRate | Effective tax rate | 14.30% | 128 700 ÷ 900 000 | calculated",
    ]
  `);
  expect(workedLinesOf(known(twoPotTax(pot, TWO_POT)))).toMatchInlineSnapshot(`
    [
      "taxableIncome | Taxable income without it | R 370 000.00 | input",
      "withdrawal | Withdrawal | R 30 000.00 | input",
      "fee | Fee of the fund | −R 345.00 | input",
      "taxedWithdrawal | Withdrawal that is taxed | R 29 655.00 | 30 000 − 345 = 29 655 | calculated",
      "incomeWithIt | Taxable income with it | R 399 655.00 | 370 000 + 29 655 = 399 655 | calculated",
      "applicableRebates | Primary and secondary rebates | −R 27 585.00 | 17 820 + 9 765 = 27 585 | SARS tables 2026/27: rebates (Income Tax Act, section 6)",
      "medicalCredits | Medical credits | −R 4 512.00 | 12 × 376 = 4 512 | SARS tables 2026/27: medical scheme contributions (Income Tax Act, section 6A)",
      "taxBefore | Tax without it | R 44 495.00 | (44 118 + 26% × (370 000 − 245 100)) − 27 585 − 4 512 = 76 592 − 27 585 − 4 512 = 44 495 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "taxAfter | Tax with it | R 53 033.05 | (79 998 + 31% × (399 655 − 383 100)) − 27 585 − 4 512 = 85 130.05 − 27 585 − 4 512 = 53 033.05 | SARS tables 2026/27: rates of tax (Income Tax Act, section 5)",
      "taxOnWithdrawal | Tax on the withdrawal | R 8 538.05 | 53 033.05 − 44 495 = 8 538.05 | calculated",
      "paidOut | Paid out | R 21 116.95 | 29 655 − 8 538.05 = 21 116.95 | calculated",
      "effectiveTaxRate | Effective tax rate | 28.79% | 8 538.05 ÷ 29 655 | calculated",
    ]
  `);
  expect(workedLinesOf(known(vatWatch(months, VAT)))).toMatchInlineSnapshot(`
    [
      "lastTwelve | Twelve months to July 2026 | R 115.00 | 115 | input",
      "compulsory | Limit on 31 July 2026 | R 2 300 000.00 | SARS tables 2026/27: VAT registration (Value-Added Tax Act, section 23(1))",
      "left | Left until the limit | R 2 299 885.00 | 2 300 000 − 115 = 2 299 885 | calculated",
      "shareOfLimit | Share of the limit | 0.01% | 115 ÷ 2 300 000 | calculated",
      "highest | The highest of all twelve months | R 115.00 | 115 | calculated",
      "voluntary | From here registration is allowed | R 120 000.00 | SARS tables 2026/27: VAT registration (Value-Added Tax Act, section 23(1))",
      "contracts | Signed for the next twelve months | R 7.00 | input",
      "vatInPrices | VAT in it if no price rises, 15/115 | R 15.00 | (15 × 115) ÷ 115 = 1 725 ÷ 115 = 15 | SARS tables 2026/27: VAT registration (Value-Added Tax Act, section 23(1))",
    ]
  `);
});

test('an amount that is no whole number of cents throws, by its name', () => {
  for (const [name, attempt] of [
    ['price', () => transferDuty({ ...duty, price: 0.5 }, DUTY)],
    ['monthsLate', () => transferDuty({ ...duty, monthsLate: -1 }, DUTY)],
    ['donation', () => donationsTax({ ...donation, donation: 0.5 }, DONATIONS)],
    ['taxedBefore', () => donationsTax({ ...donation, taxedBefore: -1 }, DONATIONS)],
    ['debts', () => estateDuty({ ...estate, debts: 0.5 }, ESTATE)],
    ['income', () => executorFee({ ...fee, income: -1 }, EXECUTOR)],
    ['lumpSum', () => lumpSumTax({ ...sums, lumpSum: 0.5 }, LUMP_SUMS)],
    ['fee', () => twoPotTax({ ...pot, fee: -1 }, TWO_POT)],
    ['contracts', () => vatWatch({ ...months, contracts: 0.5 }, VAT)],
    ['line 1', () => vatWatch({ ...months, turnover: [{ month: '2026-07', cents: -1 }] }, VAT)],
  ] as const)
    expect(attempt, name).toThrow(new RangeError(`${name} must be whole cents from 0 to R 100 billion`));
});
