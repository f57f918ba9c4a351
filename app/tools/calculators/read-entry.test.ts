import { expect, test } from 'vitest';
import { rand } from '#app/tax/money.ts';
import { calculated } from './calculated.test-support.ts';
import { findCalculator } from './calculators.ts';
import { readEntry, withoutUnit } from './read-entry.ts';

test('a quantity may be followed by its own unit', () => {
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

test('a word instead of a share or a count is an error, and never means all of it', () => {
  for (const [type, name] of [
    ['capital-gains', 'ownShare'],
    ['capital-gains', 'tradePart'],
    ['travel', 'businessKm'],
  ] as const)
    expect(errorsOf(type, { [name]: 'half' }), name).toEqual({ [name]: 'Enter a number, such as 12.' });
});

test('an amount with a digit too many is asked about, and counts all the same', () => {
  const noteOf = (type: string, name: string, text: string, period = 'annual') => {
    const values = { hasOffice: 'yes', [name]: text, period };
    const { notes, errors } = readEntry(findCalculator(type).fields(values), values);
    expect(errors).not.toHaveProperty(name);
    return notes[name] ?? '';
  };
  for (const type of ['home-office', 'auto-assessment']) {
    expect(noteOf(type, 'premises', '9 999 999')).toMatch(/Is every digit right\?$/);
    expect(noteOf(type, 'premises', '12 000')).toMatch(
      /for the whole year\? If it is a month’s, type R.144.000\.$/,
    );
    expect(noteOf(type, 'premises', '144 000')).not.toContain('?');
  }
  expect(noteOf('individual', 'grossIncome', '9 999 999', 'monthly')).toMatch(
    /a year\. Is every digit right\?$/,
  );
  expect(noteOf('individual', 'grossIncome', '480 000', 'monthly')).not.toContain('?');
  expect(noteOf('company', 'taxableIncome', '400m')).not.toContain('?');
  expect(noteOf('company', 'taxableIncome', '4bn')).toContain('digit');
});

test('a notice dated in the future is an error, and one of today is not', () => {
  expect(errorsOf('auto-assessment', { noticeDay: '2026-11-26' })).toEqual({
    noticeDay: 'This day is still to come.',
  });
  expect(errorsOf('auto-assessment', { noticeDay: '2026-11-25' })).toEqual({});
});

function errorsOf(type: string, values: Record<string, string>) {
  return readEntry(findCalculator(type).fields(values), values, {}, '2026-11-25').errors;
}
