import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { singleton } from '#app/singleton.server.ts';
import { SECOND } from '#app/time.ts';

/** Node's own reservations are about 500 MB of it; 24 megapixels need the rest. In kB, as `ulimit -d` counts. */
const MOST_MEMORY = 900_000;
/** Of the processor, beyond the deadline: ends a process whose parent died. */
const SPARE = 5 * SECOND;

export type ImageProcess<Output> = {
  script: string;
  /** What it is to do, as JSON. */
  task: object;
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  read(output: Readable): Promise<Output>;
  deadline: number;
  /** How many may wait before it; with more it is busy. */
  mostWaiting: number;
};

export type Ended<Output> =
  { kind: 'done'; output: Output } | { kind: 'busy' | 'killed' } | { kind: 'failed'; complaint: string };

/** One at a time. */
export async function runImageProcess<Output>(process: ImageProcess<Output>): Promise<Ended<Output>> {
  const queue = singleton('drawing', () => ({ waiting: 0, last: Promise.resolve<unknown>(null) }));
  if (queue.waiting > process.mostWaiting) return { kind: 'busy' };
  queue.waiting++;
  const run = queue.last.then(() => runNow(process)).finally(() => queue.waiting--);
  queue.last = run.catch(() => null);
  return run;
}

/** The process inherits no variable: none of the site's secrets. */
async function runNow<Output>({
  script,
  task,
  input,
  read,
  deadline,
}: ImageProcess<Output>): Promise<Ended<Output>> {
  const seconds = Math.ceil((deadline + SPARE) / SECOND);
  const limited = `ulimit -c 0; ulimit -d ${MOST_MEMORY}; ulimit -t ${seconds}; exec "$@"`;
  const command = [process.execPath, '--max-old-space-size=64', script, JSON.stringify(task)];
  const child = spawn('/bin/sh', ['-c', limited, 'sh', ...command], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    timeout: deadline,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  let lost: unknown;
  // A process that is killed while it reads closes the pipe; a storage that is lost ends the process.
  const sent = pipeline(input, child.stdin).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    lost = error;
    child.kill('SIGKILL');
  });
  const [output, complaint, [code, signal]] = await Promise.all([
    read(child.stdout),
    text(child.stderr),
    ended,
    sent,
  ]);
  if (lost) throw lost;
  if (code === 0) return { kind: 'done', output };
  return signal ? { kind: 'killed' } : { kind: 'failed', complaint };
}
