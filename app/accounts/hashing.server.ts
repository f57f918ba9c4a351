import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { metrics } from '#app/metrics.server.ts';
import { singleton } from '#app/singleton.server.ts';

/** The process's own thread keeps a core for everybody else's pages. */
const WORKERS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** At about a third of a second each, whoever comes last waits some ten seconds for one worker. */
const MOST_WAITING = 32;

type Call = { work: 'hash' | 'compare'; args: [string, string | number] };
type Waiting = Call & { resolve(value: never): void; reject(error: Error): void };
type Thread = { worker: Worker; doing: Waiting | null };
type Pool = { threads: Thread[]; waiting: Waiting[] };

/**
 * bcrypt in threads of its own, so that requests go on meanwhile. Rejects at once when too many wait already
 * (`isHashingBusy`), and with the thread's error should it die.
 */
export function bcrypt<Value>(call: Call): Promise<Value> {
  const pool = ownPool();
  return new Promise<Value>((resolve, reject) => {
    if (pool.waiting.length >= MOST_WAITING) return reject(busy());
    pool.waiting.push({ ...call, resolve, reject });
    handOut(pool);
  });
}

/** Whether a rejection says no more than that too many passwords are being looked at in this moment. */
export function isHashingBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'HASHING_BUSY';
}

/** How many passwords wait for a thread in this moment. */
export function waitingForHashing(): number {
  return ownPool().waiting.length;
}

function ownPool(): Pool {
  return singleton('hashing', (): Pool => ({ threads: [], waiting: [] }));
}

function handOut(pool: Pool): void {
  const thread = pool.threads.find(({ doing }) => !doing) ?? addThread(pool);
  const next = thread && pool.waiting.shift();
  if (!next) return;
  thread.doing = next;
  // Held only while it works, so that an idle thread lets the process end.
  thread.worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  thread.worker.postMessage({ work: next.work, args: next.args });
}

function addThread(pool: Pool): Thread | undefined {
  if (pool.threads.length >= WORKERS) return undefined;
  const worker = new Worker(CODE, { eval: true, workerData: BCRYPT });
  const thread: Thread = { worker, doing: null };
  worker.unref();
  worker.on('message', (value) => {
    thread.doing?.resolve(value as never);
    thread.doing = null;
    worker.unref();
    handOut(pool);
  });
  let death = new Error('The thread that hashes passwords has ended.');
  worker.on('error', (error: Error) => {
    death = error;
  });
  worker.on('exit', () => {
    pool.threads = pool.threads.filter((other) => other !== thread);
    thread.doing?.reject(death);
    handOut(pool);
  });
  pool.threads.push(thread);
  return thread;
}

/** Told where bcryptjs is: the bundled server and its sources lie in different folders. */
const BCRYPT = createRequire(import.meta.url).resolve('bcryptjs');
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require(workerData);
parentPort.on('message', ({ work, args }) => parentPort.postMessage(bcrypt[work + 'Sync'](...args)));
`;

function busy(): Error {
  metrics().hashingRefusals.inc();
  return Object.assign(new Error('Too many passwords wait to be hashed.'), { code: 'HASHING_BUSY' });
}
