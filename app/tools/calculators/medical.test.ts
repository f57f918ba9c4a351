import { expect, test } from 'vitest';
import { calculatedWords } from './calculated.test-support.ts';
import type { Values } from './field.ts';

const answer = (values: Values) => calculatedWords('medical', values);

test('a credit above the tax, and none, say so', () => {
  const low = { taxableIncome: '50 000', medicalContributions: '60 000', medicalMembers: '2' };
  expect(answer(low).sentences).toContain('On this income there is no tax, so nothing comes off.');
  // 18% of R104 000 less R17 820: R900.
  expect(answer({ ...low, taxableIncome: '104 000' }).sentences).toMatch(
    /^The tax of the whole year on this income is R 900\.00, less than the credits of R .* a year/,
  );
  // 7.5% of R400 000.
  expect(answer({ taxableIncome: '400 000', medicalExpenses: '20 000' }).sentences).toMatch(
    /^Nothing comes off: under 65 bills count only above 7\.5% of taxable income, here R 30 000,/,
  );
  expect(answer({ ...low, taxableIncome: '400 000' }).sentences).toContain('rand for rand');
});
