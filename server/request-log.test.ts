import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeFolder } from '#tests/folder.ts';
import { createLog, openDestination, redactPath } from './request-log.ts';

const TOKEN = 'Zk3v9QpXa7LmN2rT8uWyB5cDfGhJ1kEsVtYx0oIqR4M';

const UUID = '3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40';

test('tokens and e-mail addresses in a path are not logged', () => {
  for (const [path, logged] of [
    [`/calculation/${TOKEN}`, '/calculation/*'],
    ['/calculation/short', '/calculation/*'],
    [`/calculation/${TOKEN}.data`, '/calculation/*.data'],
    [`/calculation/${TOKEN}/calendar.ics`, '/calculation/*/calendar.ics'],
  ] as const) {
    expect(redactPath(path, '/calculation/:token')).toBe(logged);
  }
  for (const [path, logged] of [
    [`/auth/verify/${TOKEN}`, '/auth/verify/*'],
    ['/x/9f86d081884c7d659a2feaa0c55ad015', '/x/*'],
    ['/x/someone@example.org', '/x/*'],
    [`/x/${UUID}`, '/x/*'],
    [`/calculation/${UUID}/more`, '/calculation/*/more'],
    [`/CALCULATION/${UUID.toUpperCase()}.data`, '/CALCULATION/*'],
    [`/x/%33${UUID.slice(1)}`, '/x/*'],
    [`/x/y${UUID}y`, '/x/*'],
    ['/x/9F86D081884C7D659A2FEAA0C55AD015', '/x/*'],
    ['/a@b.c', '/*'],
    ['/x/someone%40example.org', '/x/*'],
  ] as const) {
    expect(redactPath(path, '/*')).toBe(logged);
  }
});

test('other paths are logged unchanged', () => {
  for (const path of ['/', '/contact', '/blog/understanding-provisional-tax-in-2026', '/about/why-choose-us'])
    expect(redactPath(path, '/*')).toBe(path);
});

test('lines refused by a full disk are written later', async () => {
  const file = join(makeFolder('site-log-'), 'site.log');
  const log = createLog('info', openDestination(file));
  const full = vi.spyOn(fs, 'write').mockImplementation((...args: unknown[]) => {
    const done = args.at(-1) as (error: Error) => void;
    queueMicrotask(() => done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })));
  });
  log.info('x'.repeat(10_000));
  await vi.waitFor(() => expect(full).toHaveBeenCalled());
  full.mockRestore();
  await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('x'.repeat(10_000)));
});
