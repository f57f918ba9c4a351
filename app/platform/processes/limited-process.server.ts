import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { SECOND } from '#app/platform/core/time.ts';

/** CPU time beyond the deadline: ends a process whose parent died. */
const SPARE = 5 * SECOND;

export type LimitedProcess<Output> = {
  script: string;
  task: object;
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  read(output: Readable): Promise<Output>;
  deadline: number;
  memory: MemoryLimits;
};

export type MemoryLimits = {
  heap: number;
  /** Of all data, in kB, as `ulimit -d` counts; Node's own reservations are about 500 MB of it. */
  data: number;
};

/** `failed`: it ended by itself with an error; `complaint` is what it wrote to its standard error. */
export type Ended<Output> =
  | { kind: 'done'; output: Output; complaint: string }
  | { kind: 'killed' }
  | { kind: 'failed'; complaint: string };

/** It inherits no environment variable, so it has none of the site's secrets. Throws when `input` throws. */
export async function runLimited<Output>({
  script,
  task,
  input,
  read,
  deadline,
  memory,
}: LimitedProcess<Output>): Promise<Ended<Output>> {
  const child = startLimited({
    script,
    task,
    seconds: Math.ceil((deadline + SPARE) / SECOND),
    memory,
    deadline,
  });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  const lost: { error?: unknown } = {};
  // A process that is killed while reading closes the pipe, which is no error of the input.
  const sent = pipeline(noting(input, lost), child.stdin).catch(() => {
    if ('error' in lost) child.kill('SIGKILL');
  });
  const [output, complaint, [code, signal]] = await Promise.all([
    read(child.stdout),
    text(child.stderr),
    ended,
    sent,
  ]);
  if ('error' in lost) throw lost.error;
  if (code === 0) return { kind: 'done', output, complaint };
  return signal ? { kind: 'killed' } : { kind: 'failed', complaint };
}

async function* noting(
  input: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  lost: { error?: unknown },
): AsyncGenerator<Uint8Array> {
  try {
    yield* input;
  } catch (error) {
    lost.error = error;
    throw error;
  }
}

type Start = Pick<LimitedProcess<unknown>, 'script' | 'task' | 'memory'> & {
  /** CPU time, for everything it does. */
  seconds: number;
  /** In milliseconds; none for a process that works until it is ended. */
  deadline?: number;
};

/** Only the process, for work of many steps; like `runLimited`, it inherits nothing. */
export function startLimited({ script, task, memory, seconds, deadline }: Start) {
  const limited = `ulimit -c 0; ulimit -d ${memory.data}; ulimit -t ${seconds}; exec "$@"`;
  const command = [process.execPath, `--max-old-space-size=${memory.heap}`, script, JSON.stringify(task)];
  return spawn('/bin/sh', ['-c', limited, 'sh', ...command], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1' },
    timeout: deadline,
    killSignal: 'SIGKILL',
  });
}
