import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'site-test-'));

// At night every random case follows from one seed, which the run prints.
if (process.env.TEST_SEED) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(process.env.TEST_SEED) });
}

// Addresses where nothing listens: a test that means a service starts it and says so.
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SESSION_SECRET: 'a secret for tests, long enough for env()',
  APP_URL: 'http://localhost:3000',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
});

// Files of one worker share their modules: what the process keeps once is made anew for each, but for what costs much.
const COSTLY = new Set(['hashing', 'test-password-hash', 'share card renderer']);
const { singletons } = globalThis as { singletons?: Map<string, unknown> };
for (const name of singletons?.keys() ?? []) if (!COSTLY.has(name)) singletons?.delete(name);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// An error nobody expected fails its test. One that is expected is caught by the test's own
// `vi.spyOn(console, 'error').mockImplementation(…)`.
const written: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void written.push(words));
});
afterEach(() => {
  expect(written.splice(0), 'written to console.error').toEqual([]);
});
