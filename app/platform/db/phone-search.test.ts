import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPhone, phoneIn } from './phone-search.ts';

const number = fc.stringMatching(/^[1-8]\d{8}$/);
const gap = fc.constantFrom('', ' ', '-', '  ', '.', '\u00a0');

const NOTATIONS: readonly ((first: string, rest: string, gap: string) => string)[] = [
  (first, rest, gap) => `0${first}${gap}${rest}`,
  (first, rest, gap) => `(0${first})${gap}${rest}`,
  (first, rest, gap) => `+27${gap}${first}${gap}${rest}`,
  (first, rest, gap) => `+27 (0)${first}${gap}${rest}`,
  (first, rest, gap) => `+27 0${first}${gap}${rest}`,
  (first, rest, gap) => `(+27) ${first}${gap}${rest}`,
  (first, rest, gap) => `0027${gap}${first}${gap}${rest}`,
  (first, rest, gap) => `27${gap}${first}${gap}${rest}`,
  (first, rest, gap) => ` ${first}${gap}${rest} `,
];

test('a number is found in any notation, and no other number by it', () => {
  fc.assert(
    fc.property(number, number, gap, fc.constantFrom(...NOTATIONS), (one, other, gap, written) => {
      const typed = written(one.slice(0, 2), `${one.slice(2, 5)}${gap}${one.slice(5)}`, gap);
      expect(isFound(`27${one}`, typed)).toBe(true);
      if (other !== one) expect(isFound(`27${other}`, typed)).toBe(false);
    }),
  );
});

test('four digits or more find every number that ends with them, spaced or not', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 4, max: 9 }), gap, (one, digits, between) => {
      const end = one.slice(-digits);
      expect(isFound(`27${one}`, `${end.slice(0, 3)}${between}${end.slice(3)}`), end).toBe(true);
    }),
  );
  expect(isFound('27123456789', '345 6789')).toBe(true);
  expect(isFound('27120000100', '0100')).toBe(true);
  expect(isFound('27825556789', '6788')).toBe(false);
  expect(isFound('27826789555', '6789')).toBe(false);
});

test('too few digits or words are no number, and four digits perhaps a year', () => {
  for (const typed of ['', '0', '012', 'VAT 201', '082 ask me', 'a82 555 0101', '+', '('])
    expect(phoneIn(typed), typed).toBeNull();
  expect(phoneIn('1234')).toEqual(['%1234']);
  expect(phoneIn('2026-11')).toEqual(['%202611%', '%202611']);
  expect([isPhone('2026'), isPhone('082 555 0101'), isPhone('VAT 201')]).toEqual([false, true, false]);
});

function isFound(digits: string, typed: string): boolean {
  return (phoneIn(typed) ?? []).some((pattern) =>
    new RegExp(`^${pattern.replaceAll('%', '.*')}$`).test(digits),
  );
}
