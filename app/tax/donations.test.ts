import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { donationsTax, type DonationsInput } from './donations.ts';
import { rand } from './money.ts';
import { donationsEvidence, donationsRates } from './rates/donations-rates.ts';
import { requireTaxYear } from './tax-years.ts';

test('a year is exempt up to its amount, which was raised for 2026/27', () => {
  for (const [year, donor, exempt] of [
    [2018, 'person', 100_000],
    [2026, 'person', 100_000],
    [2027, 'person', 150_000],
    [2018, 'other', 10_000],
    [2026, 'other', 10_000],
    [2027, 'other', 20_000],
  ] as const) {
    const about = `${year} ${donor}`;
    expect(tax({ donor, donation: exempt }, year).donationsTax, about).toBe(0);
    expect(tax({ donor, donation: exempt + 1_000 }, year), about).toMatchObject({
      exempt: rand(exempt),
      taxable: rand(1_000),
      donationsTax: rand(200),
    });
  }
});

test('what was given earlier in the year uses the exemption first', () => {
  expect(tax({ donation: 200_000, givenThisYear: 400_000 })).toMatchObject({
    exempt: 0,
    taxedEarlier: rand(250_000),
    allTaxable: rand(450_000),
    taxOnAll: rand(90_000),
    taxOnEarlier: rand(50_000),
    donationsTax: rand(40_000),
  });
});

test('above R30 million of taxable donations since 1 March 2018 the rate is 25%', () => {
  const over = { donation: 1_150_000, taxedBefore: 29_500_000 };
  expect(tax(over).donationsTax).toBe(rand(500_000 * 0.2 + 500_000 * 0.25));
  expect(tax(over, 2019).donationsTax).toBe(rand(500_000 * 0.2 + 550_000 * 0.25));
  expect(tax(over, 2018).donationsTax).toBe(rand(1_050_000 * 0.2));
  expect(tax({ donation: 1_000_000, givenThisYear: 150_000, taxedBefore: 30_000_000 }).donationsTax).toBe(
    rand(250_000),
  );
});

test('the parts of a donation cost as much as the whole', () => {
  for (const [first, second] of [
    [100_000, 900_000],
    [149_999, 1],
    [30_000_000, 1_000_000],
  ] as const) {
    const parts =
      tax({ donation: first }).donationsTax + tax({ donation: second, givenThisYear: first }).donationsTax;
    expect(parts).toBe(tax({ donation: first + second }).donationsTax);
  }
});

test('a year without rates has no evidence, and announced rates have a note', () => {
  expect(donationsEvidence(requireTaxYear(2017))).toBeNull();
  expect(donationsEvidence(requireTaxYear(2018))).toMatchObject({ confidence: 'two-sources' });
  expect(donationsEvidence(requireTaxYear(2026))?.notes).toBeUndefined();
  expect(donationsEvidence(requireTaxYear(2027))?.notes?.join()).toMatch(/not seen them promulgated/);
});

function tax(input: Partial<DonationsInput>, year = 2027) {
  const { donor = 'person', donation = 0, givenThisYear = 0, taxedBefore = 0 } = input;
  const inCents = {
    donor,
    donation: rand(donation),
    givenThisYear: rand(givenThisYear),
    taxedBefore: rand(taxedBefore),
  };
  return known(donationsTax(inCents, sarsRates(donationsRates, year)));
}
