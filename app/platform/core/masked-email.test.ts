import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.ts';

test('a masked address shows how it begins and where its mailbox is', () => {
  const masked = ['thandi@mail.example', 'tom@mail.example', 't@mail.example'].map(maskedEmail);
  expect(masked).toEqual(['th…@mail.example', 't…@mail.example', 't…@mail.example']);
});
