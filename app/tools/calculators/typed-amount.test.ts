import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from '#app/tax/amount.ts';
import { RANDOM_RUNS } from '#tests/random-runs.ts';
import { groupedAmount, typedAmount, type Typed } from './typed-amount.ts';

const characters = fc.constantFrom(...'0123456789012345678900  .,kmbnR-()'.split(''));
const texts = fc.oneof(
  fc.string({ unit: characters, maxLength: 24 }),
  fc.integer({ min: 0, max: 10_000_000_000 }).map(String),
  fc.string({ maxLength: 90 }),
);

test('thousands are grouped, and short forms such as 450k still work', () => {
  const cases: Record<string, string> = {
    '450000': '450 000',
    '45 0000': '450 000',
    '1234567,50': '1 234 567,50',
    '1234567.5': '1 234 567.5',
    R1200000: 'R1 200 000',
    'R 1 2': 'R 12',
    '1200k': '1 200k',
    '1.2m': '1.2m',
    '1200 thousand': '1 200 thousand',
    '450,000.50': '450,000.50',
    '-5000': '-5 000',
    'a lot': 'a lot',
    '': '',
  };
  for (const [typed, shown] of Object.entries(cases)) expect(groupedAmount(typed), typed).toBe(shown);
});

test('grouping loses no character, changes no amount, and is done once', () => {
  const property = fc.property(texts, (text) => {
    const grouped = groupedAmount(text);
    expect(bare(grouped)).toBe(bare(text));
    expect(groupedAmount(grouped)).toBe(grouped);
    const reading = parseAmount(text);
    if (reading.kind === 'amount') expect(parseAmount(grouped)).toEqual(reading);
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

test('the caret stays behind the character that was typed', () => {
  const property = fc.property(texts, fc.nat(90), (text, at) => {
    const caret = Math.min(at, text.length);
    const typed = typedAmount({ text, caret, before: '', deleted: null });
    expect(bare(typed.text.slice(0, typed.caret))).toBe(bare(text.slice(0, caret)));
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

test('digits typed one by one, or into the middle, keep their order', () => {
  const property = fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.nat(9), (amount, at) => {
    const digits = String(amount);
    const start = Math.min(at, digits.length);
    let field: Typed = { text: groupedAmount(digits.slice(start)), caret: 0 };
    for (const digit of digits.slice(0, start)) field = pressed(field, digit);
    expect(field.text).toBe(groupedAmount(digits));
    expect(bare(field.text.slice(0, field.caret))).toBe(digits.slice(0, start));
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

test('one key deletes one digit, also across a space', () => {
  const property = fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.nat(11), (amount, at) => {
    const text = groupedAmount(String(amount));
    const caret = Math.min(at, text.length);
    const [left, right] = [bare(text.slice(0, caret)), bare(text.slice(caret))];
    if (caret > 0) {
      const without = text.slice(0, caret - 1) + text.slice(caret);
      const back = typedAmount({ text: without, caret: caret - 1, before: text, deleted: 'backward' });
      expect(bare(back.text)).toBe(left.slice(0, -1) + right);
      expect(bare(back.text.slice(0, back.caret))).toBe(left.slice(0, -1));
    }
    if (caret < text.length) {
      const without = text.slice(0, caret) + text.slice(caret + 1);
      const forth = typedAmount({ text: without, caret, before: text, deleted: 'forward' });
      expect(bare(forth.text)).toBe(left + right.slice(1));
      expect(bare(forth.text.slice(0, forth.caret))).toBe(left);
    }
  });
  fc.assert(property, { numRuns: RANDOM_RUNS });
});

function pressed({ text, caret }: Typed, key: string): Typed {
  const typed = text.slice(0, caret) + key + text.slice(caret);
  return typedAmount({ text: typed, caret: caret + 1, before: text, deleted: null });
}

function bare(text: string): string {
  return text.replace(/\s/g, '');
}
