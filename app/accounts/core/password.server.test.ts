import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.server.ts';

test('a password matches its own hash only, every character counts, hashes differ', async () => {
  // Bcrypt itself only reads 72 bytes.
  const long = 'Aa1'.repeat(42);
  for (const [password, other] of [
    ['Môre-Mielies-7', 'More-Mielies-7'],
    [`${long}x`, `${long}y`],
  ] as const) {
    const hash = await hashPassword(password);
    expect(await isPassword(password, hash), password).toBe(true);
    expect(await isPassword(other, hash), password).toBe(false);
    expect(await hashPassword(password)).not.toBe(hash);
  }
  for (const malformed of ['not a hash', undefined])
    expect(await isPassword('anything', malformed)).toBe(false);
});
