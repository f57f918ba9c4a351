import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRand, rand } from '#app/tax/money.ts';
import { provisionalTax } from '#app/tax/provisional.ts';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { isRefusal } from '#app/tax/refusal.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { MONTH_FIELDS, ownFields } from './entries.ts';
import { freelancerTexts } from './texts.ts';

const RATES = individualRates('sars', requireTaxYear(2027));
const OCTOBER = { began: '8', in8: '210 000', out8: '22 500', in9: '210 000', out9: '22 500' };

const textsOf = (typed: Record<string, string>, today = '2026-11-26') => freelancerTexts(typed, RATES, today);

test('who began in October is taxed on five months, not on twelve', () => {
  const texts = textsOf(OCTOBER);
  const tax = taxOn(5 * 210_000, 5 * 22_500);
  expect(tax).toBe(rand(262_668));
  expect(texts).toMatchObject({
    income: formatRand(rand(1_050_000)),
    taxable: formatRand(rand(937_500)),
    payable: formatRand(tax),
    assumed: expect.stringMatching(/^From October 2026: 5 months\. 2 months as you typed; the other 3 are/),
    row7: 'Before you began: not counted',
    row10: expect.stringContaining('To come: counts as'),
  });
  const { began: _, ...wholeYear } = OCTOBER;
  expect(textsOf(wholeYear).payable).toBe(formatRand(taxOn(12 * 210_000, 12 * 22_500)));
});

test('who began after August owed nothing then, and pays all in February', () => {
  const texts = textsOf(OCTOBER);
  expect(texts).toMatchObject({
    paymentLabel: 'Second payment, by Fri 26 Feb 2027',
    payment: texts.payable,
    late: expect.stringContaining('no first payment was due'),
  });
  expect(texts).not.toHaveProperty('byNowNeeds');
  expect(texts).not.toHaveProperty('byNowNote');
  expect(textsOf(OCTOBER, '2026-08-01').paymentLabel).toBe('Second payment, by Fri 26 Feb 2027');
  const { payment, ...paid } = textsOf({ ...OCTOBER, august: '62 668' });
  expect(payment).toBe(formatRand(rand(200_000)));
  expect(paid.byNowNote).toContain('paid in August');
});

test('for each month of beginning it says what is due first, and when', () => {
  for (let month = 1; month <= 12; month += 1) {
    const { begins } = textsOf({ began: String(month) });
    if (month <= 6)
      expect(begins).toBe(
        'Due first was half of the tax of the year, by Mon 31 Aug 2026. The rest is due by Fri 26 Feb 2027.',
      );
    else expect(begins).toMatch(/^Due first: all of it, by Fri 26 Feb 2027.*By our reading.*Ask us\.$/);
  }
  expect(textsOf({}, '2026-06-01').begins).toMatch(/^Due first: half of the tax of the year, by Mon 31 Aug/);
});

test('who began by August still says what was paid then', () => {
  const august = { began: '6', in6: '90 000' };
  expect(textsOf(august)).toMatchObject({ paymentNeeds: expect.stringContaining('August') });
  expect(textsOf(august, '2026-08-01').paymentLabel).toMatch(/^First payment/);
  expect(textsOf({ ...august, began: '7', in7: '90 000' })).not.toHaveProperty('paymentNeeds');
});

test('a total so far stands for the months since the beginning', () => {
  const { began } = OCTOBER;
  const total = textsOf({ began, sofarIn: '420 000', sofarOut: '45 000', sofarTo: '9' });
  expect(total).toMatchObject({
    payable: textsOf(OCTOBER).payable,
    row7: 'Before you began: not counted',
    row8: 'In the total so far',
  });
  expect(textsOf({ began, sofarIn: '420 000', sofarTo: '7' })).toMatchObject({
    sofarToError: expect.stringContaining('in which you began'),
  });
});

test('a business that began in the last month, or is all typed, is said so', () => {
  expect(textsOf({ began: '12', in12: '90 000' }).assumed).toBe(
    'From February 2027: 1 month. Each is as you typed it.',
  );
});

test('months before the beginning never change the answer', () => {
  const early = fc.dictionary(
    fc.constantFrom(...MONTH_FIELDS.slice(0, 7).flatMap(({ income, costs }) => [income, costs])),
    fc.oneof(fc.integer({ min: -9, max: 900_000 }).map(String), fc.constant('soon')),
  );
  fc.assert(
    fc.property(early, (typed) => {
      expect(textsOf({ ...typed, ...OCTOBER })).toEqual(textsOf(OCTOBER));
    }),
  );
});

test('the whole year, a form kept before and a made-up month are the same', () => {
  const amount = fc.integer({ min: 0, max: 900_000 }).map(String);
  const typed = fc.record(
    { in1: amount, out2: amount, in9: amount, sofarIn: amount, sofarTo: fc.constant('7'), august: amount },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(typed, fc.constantFrom('1', '', '0', '13', 'May'), (entries, began) => {
      expect(textsOf({ ...entries, began })).toEqual(textsOf(entries));
    }),
  );
  expect(ownFields({ in1: '5', began: '1' })).toEqual({ in1: '5' });
});

/** In cents. */
function taxOn(income: number, costs: number): number {
  const business = { businessIncome: rand(income), businessExpenses: rand(costs) };
  const person = { age: 30, medicalMembers: 0, medicalContributions: 0, retirementContributions: 0 } as const;
  const result = provisionalTax({ ...person, grossIncome: 0, ...business }, RATES);
  if (isRefusal(result)) throw new Error(result.sentence);
  return result.finalTax;
}
