import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { holdContent } from '#app/platform/content/held.ts';

const MOST_LINES = 8;

const folder = mkdtempSync(join(tmpdir(), 'site-test-'));

// At night every random case follows from one printed seed.
if (process.env.TEST_SEED) {
  const { configureGlobal } = await import('fast-check');
  configureGlobal({ seed: Number(process.env.TEST_SEED) });
}

// Files of one worker share modules and the process, whose state is reset for each file.
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();

holdContent(new Map());

// Nothing listens at these addresses: a test that needs a service starts it.
Object.assign(process.env, {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SESSION_SECRET: 'a secret for tests, long enough for env()',
  APP_URL: 'http://localhost:3000',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  RENDERS_PER_NETWORK: '1000',
});

const COSTLY = new Set(['hashing', 'test-password-hash', 'share card renderer']);
const { singletons } = globalThis as { singletons?: Map<string, unknown> };
for (const name of singletons?.keys() ?? []) if (!COSTLY.has(name)) singletons?.delete(name);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

// An unexpected logged error fails its test; expected ones need a mock:
// `vi.spyOn(console, 'error').mockImplementation(…)`.
const written: unknown[][] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...words) => void written.push(words));
});
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) error.diff = error.diff && readAtAGlance(error.diff);
  expect(written.splice(0), 'written to console.error').toEqual([]);
});

/** A test may compare a whole page or policy: the first lines say what is wrong. */
function readAtAGlance(diff: string): string {
  const lines = diff.split('\n');
  return lines.length <= MOST_LINES ? diff : [...lines.slice(0, MOST_LINES), '…'].join('\n');
}
