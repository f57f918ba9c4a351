import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.server.ts';

const SECRET = 'a secret of thirty-two characters or more';

test('sealed text opens with the same secret, and differs each time', () => {
  for (const text of ['', 'JBSWY3DPEHPK3PXP', 'Môre 🌳']) {
    const [one, other] = [seal(text, 'draft', SECRET), seal(text, 'draft', SECRET)];
    expect(one).not.toBe(other);
    expect([unseal(one, 'draft', [SECRET]), unseal(other, 'draft', [SECRET])]).toEqual([text, text]);
  }
  expect(seal('JBSWY3DPEHPK3PXP', 'draft', SECRET)).not.toContain('JBSW');
});

test('text sealed with the previous secret still opens, and is resealed with the new', () => {
  const old = seal('JBSWY3DPEHPK3PXP', 'draft', SECRET);
  const known = ['a new secret of thirty-two characters', SECRET];
  expect(unseal(old, 'draft', known)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal(seal('new', 'draft', known[0]), 'draft', known.slice(0, 1))).toBe('new');
  expect(unseal(old, 'draft', known.slice(0, 1))).toBeNull();
});

test('another purpose, another secret or a single changed bit opens nothing', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'draft', SECRET);
  expect(unseal(sealed, 'draft', [`${SECRET}.`])).toBeNull();
  expect(unseal(sealed, 'second factor', [SECRET])).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect([index, unseal(changed.toString('base64url'), 'draft', [SECRET])]).toEqual([index, null]);
  }
});

test('unsealed or truncated text opens nothing', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'draft', SECRET);
  for (const text of ['', 'x', 'not sealed', sealed.slice(0, 20), sealed.slice(0, 36), sealed.slice(0, -4)]) {
    expect([text, unseal(text, 'draft', [SECRET])]).toEqual([text, null]);
  }
});
