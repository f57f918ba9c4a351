import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

test('the list has every common password that the rules would accept', () => {
  const listed = dictionary['passwords-common'].slice(0, 10_000).map((word) => word.toLowerCase());
  const passing = listed.filter((word) => word.length >= 8 && /[a-z]/.test(word) && /\d/.test(word));
  expect(passing.length).toBeGreaterThan(300);
  expect([...commonPasswords].toSorted()).toEqual([...new Set(passing)].toSorted());
});
