import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAfter, readOwnValue, type FieldKind } from './own-fields.ts';

const read = (kind: FieldKind, text: string, stored?: string) =>
  readOwnValue(
    { id: 'one', name: 'One', kind, choices: kind === 'choice' ? ['Gold', 'Silver'] : [] },
    text,
    stored,
  );

test('a number is read as people write it, and kept in one way', () => {
  expect(
    ['1 234,50', '-12.5', '007', '0,0', '-0', '10', '100.00'].map((text) => read('number', text)),
  ).toEqual(['1234.5', '-12.5', '7', '0', '0', '10', '100'].map((value) => ({ value })));
  for (const text of ['1,234.50', 'NaN', '1e5', '--1', '1'.repeat(16), 'R 5'])
    expect(read('number', text), text).toHaveProperty('refusal');
});

test('what was kept of a number is read as the same number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 999_999 }), (whole, decimals) => {
      const first = read('number', `${whole}.${String(decimals).padStart(6, '0')}`);
      const kept = 'value' in first ? first.value : '';
      expect(read('number', kept)).toEqual({ value: kept });
      expect(Number(kept)).toBe(Number(`${whole}.${String(decimals).padStart(6, '0')}`) || 0);
    }),
  );
});

test('a date and a choice are read, and anything else is refused', () => {
  expect(read('date', '2026-11-25')).toEqual({ value: '2026-11-25' });
  expect(read('date', '25 November 2026')).toEqual({ value: '2026-11-25' });
  expect(read('date', '2026-02-30')).toHaveProperty('refusal');
  expect(read('choice', 'gold')).toEqual({ value: 'Gold' });
  expect(read('choice', 'Bronze')).toHaveProperty('refusal');
  expect(read('choice', 'Bronze', 'Bronze')).toEqual({ value: 'Bronze' });
  expect(read('text', 'x'.repeat(201))).toHaveProperty('refusal');
});

test('what is not given stays, and what is emptied goes', () => {
  expect(ownAfter({ retired: 'a', two: 'b' }, { two: '', three: 'c' })).toEqual({ retired: 'a', three: 'c' });
});
