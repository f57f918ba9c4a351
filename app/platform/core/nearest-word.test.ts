import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const NAMES = ['vat.rate', 'vat.compulsory', 'cgt.annualExclusion', 'firm.name'];

test('a name that was mistyped finds the one that was meant', () => {
  expect(nearestWord('vta.rate', NAMES)).toBe('vat.rate');
  expect(nearestWord('cgt.annualexclusions', NAMES)).toBe('cgt.annualExclusion');
  expect(nearestWord('firm.nmae', NAMES)).toBe('firm.name');
});

test('what is like none of them finds none', () => {
  for (const typed of ['weather', 'x', '']) expect(nearestWord(typed, NAMES), typed).toBeNull();
  expect(nearestWord('vat.rate', [])).toBeNull();
});

test('one letter more, less or other still finds a long name', () => {
  const place = fc.nat({ max: 'cgt.annualExclusion'.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom('', 'x', 'xy'), (at, letters) => {
      const typed = [...'cgt.annualExclusion'].toSpliced(at, 1, letters).join('');
      expect(nearestWord(typed, NAMES)).toBe('cgt.annualExclusion');
    }),
  );
});
