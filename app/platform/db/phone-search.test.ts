import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneIn } from './phone-search.ts';

const number = fc.stringMatching(/^[1-8]\d{8}$/);
const gap = fc.constantFrom('', ' ', '-', '  ', '.', '\u00a0');

/** As people write 82 555 0101. */
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
      const part = phoneIn(written(one.slice(0, 2), `${one.slice(2, 5)}${gap}${one.slice(5)}`, gap));
      expect(`27${one}`).toContain(part ?? 'nothing');
      if (other !== one) expect(`27${other}`).not.toContain(part ?? 'nothing');
    }),
  );
});

test('the end of a number finds it, and too few digits or words are no number', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 5, max: 9 }), (one, digits) => {
      const end = one.slice(-digits);
      fc.pre(!end.startsWith('0'));
      expect(phoneIn(end)).toBe(end);
    }),
  );
  for (const typed of ['', '0', '012', '1234', 'VAT 201', '082 ask me', 'a82 555 0101', '+', '(', '2026-11'])
    expect(phoneIn(typed), typed).toBe(typed === '2026-11' ? '202611' : null);
});
