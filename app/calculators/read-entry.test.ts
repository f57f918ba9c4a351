import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated } from './calculated.test-support.ts';
import { withoutUnit } from './read-entry.ts';

test('a quantity may have its own unit behind it', () => {
  for (const [text, unit, read] of [
    ['50 %', '%', '50'],
    ['12,5 percent', '%', '12,5'],
    ['12 days', 'days', '12'],
    ['1 day', 'days', '1'],
    ['7', 'months', '7'],
    ['12 weeks', 'days', '12 weeks'],
  ] as const)
    expect(withoutUnit(text, unit), text).toBe(read);
});

test('half of a home that is typed as "50 %" bears the tax of a half', () => {
  const sale = { proceeds: '8 000 000', baseCost: '1 000 000', currentIncome: '600 000' };
  const home = { ...sale, type: 'individual', primaryResidence: 'on', ownShare: '50 %' };
  expect(calculated('capital-gains', home).assessment.headlines[0]).toMatchObject({ cents: rand(311_186) });
});
