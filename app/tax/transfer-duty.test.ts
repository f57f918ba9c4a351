import { expect, test } from 'vitest';
import { known } from './cases.test-support.ts';
import { rand } from './money.ts';
import {
  transferDutyChange,
  transferDutyEvidence,
  transferDutyRates,
  type Signed,
} from './rates/transfer-duty-rates.ts';
import { isRefusal } from './refusal.ts';
import { requireTaxYear, taxYears } from './tax-years.ts';
import { transferDuty } from './transfer-duty.ts';

test('published: R1 800 000 has duty of R21 786 since 1 April 2025 and R29 625 before', () => {
  // bluechip.co.za, 28 May 2025.
  expect(duty(1_800_000, 2026).transferDuty).toBe(rand(21_786));
  expect(duty(1_800_000, 2026, 'earlier').transferDuty).toBe(rand(29_625));
  expect(duty(1_800_000, 2025).transferDuty).toBe(rand(29_625));
});

test('every band starts with the duty that the bands below it add up to', () => {
  for (const taxYear of taxYears)
    for (const signed of ['earlier', 'later'] as const) {
      const rates = transferDutyRates('sars', taxYear, signed);
      if (isRefusal(rates)) continue;
      for (const [index, { above, base }] of rates.brackets.entries()) {
        const below = rates.brackets[index - 1];
        const reached = below ? below.base + ((above - below.above) / 10_000) * below.rate : 0;
        expect(base, `${taxYear} ${above}`).toBe(reached);
      }
    }
});

test('each table counts from its day: what is free, and the duty where 13% begins', () => {
  for (const [year, free, top, base] of [
    [2017, 750_000, 10_000_000, 937_500],
    [2018, 900_000, 10_000_000, 933_000],
    [2020, 900_000, 10_000_000, 933_000],
    [2021, 1_000_000, 11_000_000, 1_026_000],
    [2023, 1_000_000, 11_000_000, 1_026_000],
    [2024, 1_100_000, 12_100_000, 1_128_600],
    [2025, 1_100_000, 12_100_000, 1_128_600],
    [2026, 1_210_000, 13_310_000, 1_241_456],
    [2027, 1_210_000, 13_310_000, 1_241_456],
  ] as const) {
    expect(duty(free, year).transferDuty, String(year)).toBe(0);
    expect(duty(free + 100, year).transferDuty, String(year)).toBe(rand(3));
    expect(duty(top, year).transferDuty, String(year)).toBe(rand(base));
    expect(duty(top + 100, year).transferDuty, String(year)).toBe(rand(base + 13));
  }
});

test('only 2025/26 has two tables, and the day of signing decides', () => {
  const changed = taxYears.filter((year) => transferDutyChange(year));
  expect(changed).toEqual([2026]);
  expect(transferDutyChange(requireTaxYear(2026))).toBe('2025-04-01');
  for (const year of taxYears.filter((year) => year >= 2017)) {
    const isSame = duty(5_000_000, year, 'earlier').transferDuty === duty(5_000_000, year).transferDuty;
    expect(isSame, String(year)).toBe(year !== 2026);
  }
});

test('each full month after the six costs a 120th of the duty', () => {
  const late = (months: number) =>
    known(transferDuty({ price: rand(1_800_000), fairValue: 0, monthsLate: months }, rates(2027)));
  expect(late(0)).toMatchObject({ interest: 0, toPay: rand(21_786), priceAndDuty: rand(1_821_786) });
  expect(late(12)).toMatchObject({ interest: rand(2_178.6), toPay: rand(23_964.6) });
  expect(late(5).interest).toBe(90_775);
  expect(late(1)).toMatchObject({ effectiveTaxRate: 121, priceAndDuty: rand(1_821_786) });
});

test('duty is on the market value if it is above the price, as between relatives', () => {
  // blcattorneys.co.za, 13 January 2021: the higher of price and market value. 13 614 + 6% × 136 200 on R1.8 million.
  const of = (price: number, fairValue: number) =>
    known(transferDuty({ price: rand(price), fairValue: rand(fairValue), monthsLate: 0 }, rates(2027)));
  expect(of(1_000_000, 1_800_000)).toMatchObject({
    dutiableValue: rand(1_800_000),
    transferDuty: rand(21_786),
    priceAndDuty: rand(1_021_786),
    effectiveTaxRate: 121,
  });
  expect(of(0, 1_800_000)).toMatchObject({ transferDuty: rand(21_786), priceAndDuty: rand(21_786) });
  expect(of(1_800_000, 1_000_000)).toMatchObject({
    dutiableValue: rand(1_800_000),
    transferDuty: rand(21_786),
  });
});

test('a year without a table has no evidence, and a note says which table was seen', () => {
  expect(transferDutyEvidence(requireTaxYear(2016))).toBeNull();
  expect(transferDutyEvidence(requireTaxYear(2024))).toMatchObject({ confidence: 'one-source' });
  expect(transferDutyEvidence(requireTaxYear(2026))?.notes?.join()).toMatch(
    /March 2025 has the table of 2024\/25/,
  );
  expect(transferDutyEvidence(requireTaxYear(2027))?.notes?.join()).toMatch(
    /no change in the Budget of February 2026/,
  );
});

function rates(year: number, signed: Signed = 'later') {
  return known(transferDutyRates('sars', requireTaxYear(year), signed));
}

function duty(price: number, year: number, signed?: Signed) {
  return known(transferDuty({ price: rand(price), fairValue: 0, monthsLate: 0 }, rates(year, signed)));
}
