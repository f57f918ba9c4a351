import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { runLimited } from '#app/platform/processes/limited-process.server.ts';
import { SECOND } from '#app/platform/core/time.ts';
import { spoolAgain, type SpooledFile } from './spool.server.ts';

const SCRIPT = createRequire(import.meta.url).resolve('#app/work/documents/unlock-process.ts');
const DEADLINE = 20 * SECOND;
const MEMORY = { heap: 128, data: 900_000 };
const MARK = Buffer.from('/Encrypt');

/** `locked` without the right password, else its unlocked copy. Null for other PDFs. */
export async function unlockPdf(file: SpooledFile, password: string): Promise<SpooledFile | 'locked' | null> {
  if (!(await isEncrypted(file))) return null;
  const withoutOne = await decrypt(file, '');
  if (withoutOne !== 'locked') {
    if (withoutOne) await withoutOne.close();
    return null;
  }
  return password === '' ? 'locked' : decrypt(file, password);
}

/** Null if it cannot be read: then it is stored as it came. */
async function decrypt(file: SpooledFile, password: string): Promise<SpooledFile | 'locked' | null> {
  async function* input() {
    yield Buffer.from(`${password.replaceAll(/[\r\n]/g, '')}\n`);
    yield* file.chunks();
  }
  let copy: SpooledFile | undefined;
  const read = async (output: Readable) => {
    copy = await spoolAgain(file, output);
  };
  const ended = await runLimited({
    script: SCRIPT,
    task: {},
    input: input(),
    read,
    deadline: DEADLINE,
    memory: MEMORY,
  });
  if (ended.kind === 'done' && copy) return copy;
  await copy?.close();
  return ended.kind === 'failed' && ended.complaint.includes('locked') ? 'locked' : null;
}

async function isEncrypted(file: SpooledFile): Promise<boolean> {
  let before = Buffer.alloc(0);
  for await (const chunk of file.chunks()) {
    const bytes = Buffer.concat([before, chunk]);
    if (bytes.includes(MARK)) return true;
    before = bytes.subarray(-MARK.length);
  }
  return false;
}
