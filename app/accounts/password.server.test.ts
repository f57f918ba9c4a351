import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.server.ts';

test('a password matches its hash only, and no two hashes are equal', async () => {
  const hash = await hashPassword('Môre-Mielies-7');
  expect(await isPassword('Môre-Mielies-7', hash)).toBe(true);
  expect(await isPassword('More-Mielies-7', hash)).toBe(false);
  expect(await hashPassword('Môre-Mielies-7')).not.toBe(hash);
});

test('every character counts, also beyond the 72 bytes bcrypt reads', async () => {
  const long = 'Aa1'.repeat(42);
  const hash = await hashPassword(`${long}x`);
  expect(await isPassword(`${long}y`, hash)).toBe(false);
  expect(await isPassword(`${long}x`, hash)).toBe(true);
});

test('a malformed hash matches no password', async () => {
  expect(await isPassword('anything', 'not a hash')).toBe(false);
  expect(await isPassword('anything', undefined)).toBe(false);
});
