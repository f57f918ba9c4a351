import fc from 'fast-check';
import { expect, test } from 'vitest';
import { individualRates } from '#app/tax/rates/individual-rates.ts';
import { requireTaxYear } from '#app/tax/tax-years.ts';
import { calculated } from '#app/tools/calculators/calculated.test-support.ts';
import { MONTH_FIELDS, readTyped } from './entries.ts';
import { freelancerTexts } from './texts.ts';

const RATES = individualRates('sars', requireTaxYear(2027));
const NOVEMBER = '2026-11-26';

const plain = (texts: object) => JSON.parse(JSON.stringify(texts).replaceAll('\u202f', ' '));
const textsOf = (typed: Record<string, string>, today = NOVEMBER) =>
  plain(freelancerTexts(typed, RATES, today));

test('before a month is known there is no figure', () => {
  for (const [name, text] of [
    ['salary', '500 000'],
    ['out1', '5 000'],
    ['in1', '0'],
    ['in1', ''],
  ] as const)
    expect(
      Object.keys(textsOf({ [name]: text })).filter((name) => !/^row|begins|payeNote/.test(name)),
    ).toEqual(['needs']);
});

test('a month of millions is asked about, and counts all the same', () => {
  const texts = textsOf({ in1: '40 000 000', in2: '40 000' });
  expect(texts.in1Note).toBe('Is every digit right?');
  expect(texts).not.toHaveProperty('in2Note');
  expect(texts.income).toBe('R 240 240 000.00');
});

test('the answer is what to put away of each R 1 000, and what was assumed for it', () => {
  expect(textsOf({ in1: '40 000', out1: '4000', in2: '20 000', out2: '2000', august: '0' })).toMatchObject({
    headline: 'Put away R 391 of each R 1 000 from now on',
    why: 'R 46 812.00 of tax on R 360 000.00 coming in: R 131 of each R 1 000 over the whole of 2026/27.',
    byNow: 'R 31 208.00',
    payable: 'R 46 812.00',
    assumed: expect.stringContaining(
      '2 months as you typed; the other 10 are filled in with their average, R 30 000 in',
    ),
    row3: 'Empty: counts as R 30 000 in, R 3 000 costs',
    row9: 'To come: counts as R 30 000 in, R 3 000 costs',
    row10: 'To come: counts as R 30 000 in, R 3 000 costs',
    filledIn: 'Do you know what the whole year brings?',
  });
});

test('a missed August has the line and the advice of the provisional calculator', () => {
  const typed = { in1: '60 000', out1: '8 000', august: '0' };
  const { assessment } = calculated('provisional', {
    businessIncome: '720 000',
    businessExpenses: '96 000',
    provisionalTaxPaid: '0',
    taxYear: '2026',
    basis: 'sars',
  });
  const { headlines, means, notes } = plain(assessment);
  const texts = textsOf(typed);
  expect(texts).toMatchObject({ paymentLabel: headlines[0].label, payment: headlines[0].text });
  expect(texts.payment).toMatch(/^Now R [\d .]+, then R [\d .]+ by 26 February: R [\d .]+ in all\.$/);
  expect(means).toContain(texts.late.slice(0, 40));
  expect(texts.late).toContain(
    notes.find((note: string) => note.startsWith('Nothing was paid by 31 August')),
  );
  // R 624 000 bears R 141 547, half of it R 70 773.50: at 10.25%, for 87 days from 1 September.
  expect(textsOf(typed).lateCost).toBe(
    'Interest until today, 26 November 2026: R 1 729.10, and R 19.87 for each day more. The last prescribed rate that we found is 10.25% from 1 March 2026. A later change is not in these figures.',
  );
  expect(textsOf({ ...typed, august: '1 000' })).toMatchObject({
    lateCost:
      'If that payment was due, R 69 773.50 of it is still unpaid: pay it now, and the interest stops.',
    paymentLabel: 'Second payment, by Fri 26 Feb 2027',
    late: expect.stringContaining('R 1 000.00 was paid by 31 August 2026'),
  });
  expect(textsOf({ ...typed, august: '900 000' }).late).toBe('');
  expect(
    textsOf(Object.fromEntries(MONTH_FIELDS.map(({ income }) => [income, '60 000']))),
  ).not.toHaveProperty('filledIn');
});

test('the second payment waits for what was paid in August, and the first does not', () => {
  expect(textsOf({ in1: '30 000' })).toMatchObject({ paymentNeeds: expect.stringContaining('August') });
  expect(textsOf({ in1: '30 000' })).not.toHaveProperty('payment');
  expect(textsOf({ in1: '30 000' }, '2026-06-01')).toMatchObject({
    paymentLabel: 'First payment, by Mon 31 Aug 2026',
    payment: expect.stringMatching(/^R [\d ]+\.\d\d$/),
  });
});

test('the second payment is that of the provisional calculators', () => {
  const [income, costs] = [720_000, 96_000];
  const typed = {
    in1: String(income / 12),
    out1: String(costs / 12),
    august: '20 000',
    retirement: '24 000',
  };
  const { assessment } = calculated('provisional', {
    businessIncome: String(income),
    businessExpenses: String(costs),
    retirementContributions: '24 000',
    provisionalTaxPaid: '20 000',
    taxYear: '2026',
    basis: 'sars',
  });
  const second = assessment.payments?.find(({ label }) => label === 'Second payment');
  const cents = Number(textsOf(typed).payment.replaceAll(/[R .]/g, ''));
  expect(cents).toBe(second?.cents);
});

test('a negative or unreadable amount is said at its field', () => {
  expect(textsOf({ in1: '-5', in2: '9' })).toMatchObject({
    in1Error: 'All financial values must be positive numbers.',
    needs: expect.stringContaining('marked'),
  });
  expect(textsOf({ in1: '9 000', in2: 'soon' })).toMatchObject({
    in2Error: expect.stringContaining('no number'),
    needs: expect.stringContaining('marked'),
  });
});

test('a year without tax has a sentence, not a zero', () => {
  const texts = textsOf({ in1: '5 000' });
  expect(texts.headline).toBe('Nothing: on these months no tax is due for the year');
  expect(texts).not.toHaveProperty('byNow');
});

test('a total so far stands for the empty months up to its last one', () => {
  const byMonth = Object.fromEntries(MONTH_FIELDS.slice(0, 7).map(({ income }) => [income, '40 000']));
  const soFar = { sofarIn: '280 000', sofarTo: '7', august: '0' };
  const { row3, row8, ...total } = textsOf(soFar);
  expect([row3, row8]).toEqual(['In the total so far', expect.stringContaining('Empty: counts as R 40 000')]);
  const { headline, payable, byNow } = textsOf({ ...byMonth, august: '0' });
  expect(total).toMatchObject({ headline, payable, byNow });
  expect(textsOf({ ...soFar, sofarTo: '' })).toMatchObject({
    sofarToError: expect.stringContaining('Choose'),
    needs: 'Choose the last month that the total covers. See the field that is marked.',
  });
  expect(textsOf({ ...soFar, ...byMonth })).toMatchObject({
    sofarInError: expect.stringContaining('filled in'),
    needs: expect.stringMatching(/^Each month up to that one is filled in.* marked\.$/),
  });
});

test('a total so far includes the months that are typed, and is not less than they are', () => {
  const total = { began: '8', sofarIn: '420 000', sofarTo: '9', august: '0' };
  const { headline, payable } = textsOf(total);
  const months = { in8: '250 000', in9: '170 000', began: '8', august: '0' };
  expect(textsOf({ ...total, in8: '210 000' })).toMatchObject({ headline, payable });
  expect(textsOf({ ...total, in8: '250 000' })).toMatchObject({ payable: textsOf(months).payable });
  expect(textsOf({ ...total, in8: '420 001' })).toMatchObject({
    sofarInError: expect.stringContaining('more than this total'),
    needs: expect.stringContaining('marked'),
  });
  expect(readTyped({ ...total, in8: '250 000', out8: '9 000' }).errors).toEqual({});
});

test('no figure is below zero, and a total is never lost or doubled', () => {
  const amount = fc.integer({ min: 0, max: 900_000 }).map(String);
  const typed = fc.record(
    {
      sofarIn: amount,
      sofarOut: amount,
      sofarTo: fc.constantFrom('1', '5', '12'),
      in1: amount,
      in9: amount,
      august: amount,
      putAway: amount,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(typed, (entries) => {
      const { input, errors, together } = readTyped(entries);
      expect(JSON.stringify(textsOf(entries))).not.toMatch(/-\s?R|R\s?-|NaN/);
      if (together.length === 0 || Object.keys(errors).length > 0) return;
      const spread = together.reduce((sum, index) => sum + (input.months[index]?.income ?? 0), 0);
      const until = Number(entries.sofarTo);
      const typed = Number(entries.in1 ?? 0) + (until >= 9 ? Number(entries.in9 ?? 0) : 0);
      expect(spread).toBe(Math.max(0, Number(entries.sofarIn ?? 0) - typed) * 100);
    }),
  );
});
