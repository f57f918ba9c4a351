import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { metrics } from '#app/metrics.server.ts';
import { singleton } from '#app/singleton.server.ts';

/** The process's own thread keeps a core for everybody else's pages. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** At about a third of a second each, the last one waits some ten seconds for one thread. */
const MOST_WAITING = 32;

/** By the project's own import, because the built server and this file are in different folders. */
const WORKER = createRequire(import.meta.url).resolve('#app/accounts/hashing-worker.mjs');

/** The bcrypt hash of a text, made in a thread of its own. Rejects while too many wait (`isHashingBusy`). */
export function bcryptHash(text: string, cost: number): Promise<string> {
  return run<string>('hash', [text, cost]);
}

/** Whether `hash` was made of a text; false for what is no hash. Rejects while too many wait (`isHashingBusy`). */
export function bcryptCompare(text: string, hash: string): Promise<boolean> {
  return run<boolean>('compare', [text, hash]);
}

/** Whether a rejection only means that too many passwords are being hashed at this moment. */
export function isHashingBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'HASHING_BUSY';
}

export function waitingForHashing(): number {
  return pool().queueSize;
}

async function run<Value>(name: 'hash' | 'compare', args: unknown[]): Promise<Value> {
  if (waitingForHashing() >= MOST_WAITING) {
    metrics().hashingRefusals.inc();
    throw Object.assign(new Error('Too many passwords wait to be hashed.'), { code: 'HASHING_BUSY' });
  }
  return (await pool().run(args, { name })) as Value;
}

function pool(): Piscina {
  return singleton('hashing', () => {
    return new Piscina({ filename: WORKER, minThreads: 0, maxThreads: THREADS, idleTimeout: Infinity });
  });
}
