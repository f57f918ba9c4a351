import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLE_NAMES } from '#app/platform/db/schema/accounts.ts';
import { ROOT } from '#dev/run.ts';
import { SITE, type Actor } from './actor.ts';
import { mayText, namesOfThoseWhoMay, oneWhoMay } from './role-texts.ts';
import { EVERY_ROLE, includesRole, may, PERMISSIONS, ROLES } from './roles.ts';

const DECLARED_IN = new Set(['app/accounts/core/roles.ts', 'app/platform/db/schema/accounts.ts']);

test('a role is named where it is declared, and nowhere else', () => {
  const named = new RegExp(`(['"\`])(${EVERY_ROLE.join('|')})\\1`);
  const sources = globSync(['app/**/*.{ts,tsx}', 'dev/{admin,demonstration}.ts'], { cwd: ROOT });
  const others = sources.filter((path) => !/\.test(-support)?\.tsx?$/.test(path) && !DECLARED_IN.has(path));
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter((path) => named.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

test('the database takes the declared roles, and each has a name of its own', () => {
  expect(EVERY_ROLE).toEqual(ROLE_NAMES);
  for (const key of ['label', 'as'] as const)
    expect(new Set(EVERY_ROLE.map((role) => ROLES[role][key])).size).toBe(EVERY_ROLE.length);
  const lists = EVERY_ROLE.map((role) => ROLES[role].plural.name);
  expect(new Set([...lists, 'all', 'members', 'unconfirmed']).size).toBe(EVERY_ROLE.length + 3);
});

test('the sentence of a role says what it may, and nothing else', () => {
  expect(EVERY_ROLE.map(mayText)).toEqual([
    'May answer messages, keep the diary, help who has lost phone or address, work for their own clients or those of nobody and take on clients.',
    'May change the public lists and write the words and prices of the site.',
    'May answer messages, keep the diary, help who has lost phone or address, work for all clients, take on clients, give clients and hours to any colleague, change the kinds of work and keep the FICA records of clients.',
    'May do everything at the desk.',
  ]);
  expect(namesOfThoseWhoMay('desk')).toBe('administrators, managers, editors and staff');
  expect(oneWhoMay('allocate')).toBe('an administrator or a manager');
});

test('one role includes another that may and sees no more', () => {
  const role = fc.constantFrom(...EVERY_ROLE);
  fc.assert(
    fc.property(role, role, role, fc.constantFrom(...PERMISSIONS), (a, b, c, permission) => {
      expect(includesRole(a, a)).toBe(true);
      if (!includesRole(a, b)) return;
      if (may(b, permission)) expect(may(a, permission)).toBe(true);
      if (includesRole(b, c)) expect(includesRole(a, c)).toBe(true);
    }),
  );
  expect([includesRole('manager', 'staff'), includesRole('staff', 'manager')]).toEqual([true, false]);
});

test('the site itself is the author of nothing', () => {
  // @ts-expect-error -- What the site does by itself has no author.
  const author: Actor = SITE;
  expect(author).toEqual({ party: 'site' });
});
