import { expect, test } from 'vitest';
import { known, sarsRates } from './cases.test-support.ts';
import { rand } from './money.ts';
import { twoPotRates } from './rates/two-pot-rates.ts';
import { isRefusal, refusedInput } from './refusal.ts';
import { twoPotTax, type TwoPotInput } from './two-pot.ts';

test('published: R25 000 on R370 000 in 2024/25 raises the tax from 59 997 to 67 722', () => {
  // Allan Gray, in innov8fs.co.za of 12 July 2024.
  expect(tax({ taxableIncome: rand(370_000), withdrawal: rand(25_000) })).toMatchObject({
    taxBefore: rand(59_997),
    taxAfter: rand(67_722),
    taxOnWithdrawal: rand(7_725),
    paidOut: rand(17_275),
  });
});

test('published: R5 000 less a fee of R300 at 26% pays R3 478', () => {
  // ksr.finance, 2024.
  const input = { taxableIncome: rand(300_000), withdrawal: rand(5_000), fee: rand(300) };
  expect(tax(input)).toMatchObject({ taxOnWithdrawal: rand(1_222), paidOut: rand(3_478) });
});

test('a withdrawal is tax-free as far as rebates and medical credits allow', () => {
  const nobody = { taxableIncome: 0, withdrawal: rand(95_750) };
  expect(tax(nobody).taxOnWithdrawal).toBe(0);
  expect(tax({ ...nobody, withdrawal: rand(95_850) }).taxOnWithdrawal).toBe(rand(18));
  expect(tax({ ...nobody, withdrawal: rand(100_000), medicalMembers: 1 }).taxOnWithdrawal).toBe(0);
  expect(tax({ ...nobody, withdrawal: rand(165_000), age: '75+' }).taxOnWithdrawal).toBe(0);
});

test('a withdrawal that no fund pays is refused', () => {
  for (const [input, field, sentence] of [
    [
      { withdrawal: rand(2_000) - 1 },
      'withdrawal',
      /^A fund pays at least R\s2\s000\.00 from the savings pot/,
    ],
    [{ withdrawal: rand(2_000), fee: rand(2_000) + 1 }, 'fee', /^The fee of the fund is more/],
  ] as const)
    expect(attempt(input)).toEqual(refusedInput(field, expect.stringMatching(sentence)));
  expect(isRefusal(attempt({ withdrawal: rand(2_000), fee: rand(2_000) }))).toBe(false);
});

test('tax already owed is paid over first, and never more than is left', () => {
  // 25 000 − 7 725 = 17 275.
  const withdrawal = { taxableIncome: rand(370_000), withdrawal: rand(25_000) };
  const some = tax({ ...withdrawal, taxOwed: rand(7_275) });
  expect(some).toMatchObject({ taxOwedPaid: rand(7_275), paidOut: rand(10_000), notes: [] });
  const most = tax({ ...withdrawal, taxOwed: rand(20_000) });
  expect(most).toMatchObject({ taxOnWithdrawal: rand(7_725), taxOwedPaid: rand(17_275), paidOut: 0 });
  expect(most.notes.join()).toContain('the rest is still owed');
});

const PERSON: TwoPotInput = { taxableIncome: 0, withdrawal: 0, fee: 0, age: 30, medicalMembers: 0 };

function attempt(input: Partial<TwoPotInput>, year = 2025) {
  return twoPotTax({ ...PERSON, ...input }, sarsRates(twoPotRates, year));
}

function tax(input: Partial<TwoPotInput>, year = 2025) {
  return known(attempt(input, year));
}
