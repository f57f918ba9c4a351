import { expect, test } from 'vitest';
import { doubtOf } from './doubts.ts';

test('the number of the Master for an estate is no identity number', () => {
  const doubt = (text: string, kind: 'estate' | 'individual') => doubtOf('registrationNumber', text, kind);
  expect(['001234/2025', '1234 / 2019'].map((text) => doubt(text, 'estate'))).toEqual([null, null]);
  expect(doubt('0012342025', 'estate')).toContain('13 digits');
  expect(doubt('001234/2025', 'individual')).toContain('13 digits');
});
