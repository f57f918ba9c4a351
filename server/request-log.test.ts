import { expect, test } from 'vitest';
import { redactPath } from './request-log.ts';

const TOKEN = 'Zk3v9QpXa7LmN2rT8uWyB5cDfGhJ1kEsVtYx0oIqR4M';

test.each([
  [`/calculation/${TOKEN}`, '/calculation/*'],
  ['/calculation/short', '/calculation/*'],
  [`/calculation/${TOKEN}.data`, '/calculation/*.data'],
  [`/auth/verify/${TOKEN}`, '/auth/verify/*'],
  ['/x/9f86d081884c7d659a2feaa0c55ad015', '/x/*'],
  ['/x/someone@example.org', '/x/*'],
  ['/a@b.c', '/*'],
  ['/x/someone%40example.org', '/x/*'],
])('%s is logged as %s', (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});

test.each([
  '/',
  '/contact',
  '/blog/understanding-provisional-tax-in-south-africa-2026',
  '/about/why-choose-us',
])('%s is logged as it is', (path) => expect(redactPath(path)).toBe(path));
