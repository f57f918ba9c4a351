import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { donationsTax } from './donations.ts';
import { estateDuty } from './estate-duty.ts';
import { executorFee } from './executor.ts';
import { rand } from './money.ts';
import { donationsRates } from './rates/donations-rates.ts';
import { estateDutyRates } from './rates/estate-duty-rates.ts';
import { executorRates } from './rates/executor-rates.ts';
import { transferDutyRates } from './rates/transfer-duty-rates.ts';
import { vatRates } from './rates/vat-limits.ts';
import { requireTaxYear } from './tax-years.ts';
import { transferDuty } from './transfer-duty.ts';
import { vatWatch } from './vat-watch.ts';
import { linesOf } from './working-lines.test-support.ts';

const YEAR = requireTaxYear(2027);
const DUTY = known(transferDutyRates('sars', YEAR, 'later'));
const DONATIONS = known(donationsRates('sars', YEAR));
const ESTATE = known(estateDutyRates('sars', YEAR));
const EXECUTOR = known(executorRates('sars', YEAR));
const VAT = known(vatRates('sars', YEAR));

const duty = { price: rand(1_800_000), monthsLate: 2 };
const donation = {
  donor: 'person',
  donation: rand(200_000),
  givenThisYear: rand(90_000),
  taxedBefore: 0,
} as const;
const estate = {
  assets: rand(10_000_000),
  debts: rand(1),
  toSpouse: rand(2),
  firstSpouse: true,
  usedByFirst: rand(500_000),
};
const fee = { assets: rand(2_000_000), income: rand(50_000), fixedByWill: rand(40_000), isVendor: true };
const months = { turnover: [{ month: '2026-07', cents: rand(115) }], lastMonth: '', contracts: rand(7) };

test('each line of a working has its name, its amount and where it comes from', () => {
  expect(linesOf(known(transferDuty(duty, DUTY)))).toMatchInlineSnapshot(`
    [
      "price | Price | R 1 800 000.00 | input",
      "transferDuty | Transfer duty | R 21 786.00 | SARS tables 2026/27: transfer duty",
      "interest | Interest, a 120th of the duty for each month late | R 363.10 | SARS tables 2026/27: transfer duty",
      "toPay | To pay to SARS | R 22 149.10 | calculated",
      "priceAndDuty | Price and duty | R 1 821 786.00 | calculated",
      "effectiveTaxRate | Effective tax rate | 1.21% | calculated",
    ]
  `);
  expect(linesOf(known(donationsTax(donation, DONATIONS)))).toMatchInlineSnapshot(`
    [
      "donation | Donation | R 200 000.00 | input",
      "givenThisYear | Given earlier in the tax year | R 90 000.00 | input",
      "yearlyExemption | Exempt in the tax year | R 150 000.00 | SARS tables 2026/27: donations tax",
      "exempt | Exempt of this donation | R 60 000.00 | calculated",
      "taxable | Taxable | R 140 000.00 | calculated",
      "taxedEarlier | Taxable donations before it, since 1 March 2018 | R 0.00 | calculated",
      "allTaxable | All of them | R 140 000.00 | calculated",
      "taxOnAll | Tax on all of them | R 28 000.00 | SARS tables 2026/27: donations tax",
      "taxOnEarlier | Tax on the earlier ones | R 0.00 | SARS tables 2026/27: donations tax",
      "donationsTax | Donations tax | R 28 000.00 | calculated",
      "effectiveTaxRate | Effective tax rate | 14.00% | calculated",
    ]
  `);
  expect(linesOf(known(estateDuty(estate, ESTATE)))).toMatchInlineSnapshot(`
    [
      "assets | Everything that was owned | R 10 000 000.00 | input",
      "debts | Debts and costs | R 1.00 | input",
      "toSpouse | To the surviving spouse, section 4(q) | R 2.00 | input",
      "netEstate | Net estate | R 9 999 997.00 | calculated",
      "ownAbatement | Abatement, section 4A | R 3 500 000.00 | SARS tables 2026/27: estate duty",
      "carriedOver | Carried over from the first estate | R 3 000 000.00 | SARS tables 2026/27: estate duty",
      "abatement | Both together | R 6 500 000.00 | calculated",
      "dutiable | Dutiable amount | R 3 499 997.00 | calculated",
      "estateDuty | Estate duty | R 699 999.40 | SARS tables 2026/27: estate duty",
      "leftAfterDuty | Net estate after the duty | R 9 299 997.60 | calculated",
      "effectiveTaxRate | Effective tax rate | 7.00% | calculated",
    ]
  `);
  expect(linesOf(known(executorFee(fee, EXECUTOR)))).toMatchInlineSnapshot(`
    [
      "assets | Gross assets | R 2 000 000.00 | input",
      "income | Income after the death | R 50 000.00 | input",
      "onAssets | On the assets | R 70 000.00 | SARS tables 2026/27: tariff of executors",
      "onIncome | On the income | R 3 000.00 | SARS tables 2026/27: tariff of executors",
      "tariff | The most by the tariff | R 73 000.00 | SARS tables 2026/27: tariff of executors",
      "fee | Fee | R 40 000.00 | input",
      "vat | VAT on it | R 6 000.00 | SARS tables 2026/27: tariff of executors",
      "executorFee | Executor’s fee | R 46 000.00 | calculated",
      "effectiveTaxRate | Effective tax rate | 2.30% | calculated",
    ]
  `);
  expect(linesOf(known(executorFee({ ...fee, fixedByWill: 0 }, EXECUTOR))).at(5)).toMatchInlineSnapshot(
    `"fee | Fee | R 73 000.00 | calculated"`,
  );
  expect(linesOf(known(vatWatch(months, VAT)))).toMatchInlineSnapshot(`
    [
      "lastTwelve | Twelve months to July 2026 | R 115.00 | input",
      "compulsory | Limit on 31 July 2026 | R 2 300 000.00 | SARS tables 2026/27: VAT registration",
      "left | Left until the limit | R 2 299 885.00 | calculated",
      "shareOfLimit | Share of the limit | 0.01% | calculated",
      "highest | The highest of all twelve months | R 115.00 | calculated",
      "voluntary | From here registration is allowed | R 120 000.00 | SARS tables 2026/27: VAT registration",
      "contracts | Signed for the next twelve months | R 7.00 | input",
      "vatInPrices | VAT in it if no price rises, 15/115 | R 15.00 | SARS tables 2026/27: VAT registration",
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
    ['contracts', () => vatWatch({ ...months, contracts: 0.5 }, VAT)],
    ['line 1', () => vatWatch({ ...months, turnover: [{ month: '2026-07', cents: -1 }] }, VAT)],
  ] as const)
    expect(attempt, name).toThrow(new RangeError(`${name} must be whole cents from 0 to R 100 billion`));
});
