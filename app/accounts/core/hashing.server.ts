import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { ownError } from '#app/platform/core/own-error.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';

/** Leaves one core to the main thread, for the pages. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** About a third of a second each: the last one waits some ten seconds for one thread. */
const MOST_WAITING = 32;

/** By the project's import, because the built server is in another folder than this file. */
const WORKER = createRequire(import.meta.url).resolve('#app/accounts/core/hashing-worker.mjs');

/** Rejects while too many hashes wait (`isHashingBusy`). */
export function bcryptHash(text: string, cost: number): Promise<string> {
  return run<string>('hash', [text, cost]);
}

/** False for a malformed hash. Rejects while too many hashes wait (`isHashingBusy`). */
export function bcryptCompare(text: string, hash: string): Promise<boolean> {
  return run<boolean>('compare', [text, hash]);
}

export function isHashingBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'HASHING_BUSY';
}

export function waitingForHashing(): number {
  return pool().queueSize;
}

async function run<Value>(name: 'hash' | 'compare', args: unknown[]): Promise<Value> {
  if (waitingForHashing() >= MOST_WAITING) {
    metrics().hashingRefusals.inc();
    throw ownError('Too many passwords wait to be hashed.', { code: 'HASHING_BUSY' });
  }
  return pool().run(args, { name });
}

function pool(): Piscina {
  return singleton('hashing', () => {
    return new Piscina({ filename: WORKER, minThreads: 0, maxThreads: THREADS, idleTimeout: Infinity });
  });
}
