import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '#app/platform/core/time.ts';
import { childWith, killChildWith } from '#tests/children.ts';
import { makeFolder } from '#tests/folder.ts';
import { runLimited } from './limited-process.server.ts';

const READS_A_LITTLE = `
  import { writeFileSync } from 'node:fs';
  process.stdin.once('data', () => {
    process.stdin.pause();
    writeFileSync(process.argv[1] + '.began', '');
  });
  setTimeout(() => {}, 60_000);`;

let script = '';

beforeEach(() => {
  script = join(makeFolder('reads-a-little-'), 'script.mjs');
  writeFileSync(script, READS_A_LITTLE);
  return () => rmSync(dirname(script), { recursive: true });
});

test('a process that is killed with unread input was killed; nothing is thrown', async () => {
  const running = run(repeated(400));
  void running.catch(() => null);
  await vi.waitFor(() => readFileSync(`${script}.began`), { timeout: 10 * SECOND });
  killChildWith(script);
  expect(await running).toEqual({ kind: 'killed' });
});

test('an error of its input is thrown, and the process ends', async () => {
  const lost = Object.assign(new Error('The storage is away.'), { code: 'EPIPE' });
  await expect(run(repeated(3, lost))).rejects.toThrow('The storage is away.');
  expect(childWith(script)).toBeNull();
});

function run(input: AsyncIterable<Uint8Array>) {
  const memory = { heap: 64, data: 900_000 };
  return runLimited({ script, task: {}, input, read: text, deadline: 30 * SECOND, memory });
}

async function* repeated(times: number, lost?: Error): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < times; count++) yield Buffer.alloc(64 * 1024);
  if (lost) throw lost;
}
