import { expect, test, vi } from 'vitest';
import { hashPassword, isPassword } from './password.server.ts';

// Passwords are hashed slowly on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

test('a password is known again, and no other is', async () => {
  const hash = await hashPassword('Môre-Mielies-7');
  expect(await isPassword('Môre-Mielies-7', hash)).toBe(true);
  expect(await isPassword('More-Mielies-7', hash)).toBe(false);
});

test('every character counts, also beyond the 72 bytes bcrypt reads', async () => {
  const long = 'Aa1'.repeat(42);
  const hash = await hashPassword(`${long}x`);
  expect(await isPassword(`${long}y`, hash)).toBe(false);
  expect(await isPassword(`${long}x`, hash)).toBe(true);
});

test('the hash says bcrypt at cost 12, and is never the same twice', async () => {
  const [one, other] = await Promise.all([hashPassword('Same-Word-1'), hashPassword('Same-Word-1')]);
  expect(one).toMatch(/^\$2b\$12\$/);
  expect(one).not.toBe(other);
});

test('something that is no hash is nobody’s password', async () => {
  expect(await isPassword('anything', 'not a hash')).toBe(false);
});
