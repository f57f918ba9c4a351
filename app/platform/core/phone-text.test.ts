import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test('a South African number is shown in groups, and any other as it is', () => {
  for (const stored of ['+27825550101', '+27 825550101', '+27 82 555 0101'])
    expect(phoneText(stored)).toBe('+27 82 555 0101');
  for (const other of ['', '+1 2025550101', '0825550101', '+27 8255501', '+27 82555010199'])
    expect(phoneText(other)).toBe(other);
});
