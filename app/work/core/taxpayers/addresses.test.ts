import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressText, doubtOfAddress, plainAddress, refusalOfAddress } from './addresses.ts';

test('an address keeps its lines, without empty ones and their last commas', () => {
  const typed = ' 1057  Arcadia Street,\r\n\r\nHatfield,\r\n Pretoria\r\n0028 ';
  expect(plainAddress(typed)).toBe('1057 Arcadia Street\nHatfield\nPretoria\n0028');
  expect(addressText(plainAddress(typed))).toBe('1057 Arcadia Street, Hatfield, Pretoria, 0028');
});

test('whatever is typed, cleaning it once more changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const once = plainAddress(typed);
      expect(plainAddress(once)).toBe(once);
      expect(once).not.toMatch(/[\r\p{Zl}\p{Zp}]|^\n|\n$|\n\n/u);
    }),
  );
});

test.each([
  [['Street'.padEnd(101, 'x')], 'At most 100 characters in a line.'],
  [Array<string>(9).fill('Line'), 'At most 8 lines.'],
  [Array<string>(8).fill('Line'.padEnd(90, 'x')), 'At most 500 characters.'],
  [['thandi@example.org'], 'That is an e-mail address: it has a field of its own.'],
  [['1057 Arcadia Street', 'Hatfield', '0028'], null],
])('%j is refused: %s', (lines, refusal) => {
  expect(refusalOfAddress(lines.join('\n'))).toBe(refusal);
});

test.each([
  '1057 Arcadia Street\nHatfield\nPretoria\n0028',
  '12 Church Street, Hatfield, Pretoria, 0083',
  'PO Box 1234\nPretoria\n0001',
  'Flat 2\n10 Downing Street\nLondon SW1A 2AA\nUnited Kingdom',
  'Unter den Linden 77\n10117 Berlin\nGermany',
])('%j has a postal code', (address) => {
  expect(doubtOfAddress(address)).toBeNull();
});

test.each(['1057 Arcadia Street\nPretoria', 'PO Box 1234\nPretoria', 'Private Bag X1234\nPretoria\n83'])(
  '%j has no postal code, and that is said',
  (address) => {
    expect(doubtOfAddress(address)).toMatch(/^It has no postal code/);
  },
);
