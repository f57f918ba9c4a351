import { setTimeout as wait } from 'node:timers/promises';
import type { RequestContext } from '#app/http/context.ts';
import {
  countRefusal,
  hitLimit,
  keyedHash,
  networkOf,
  type Limit,
  type LimitVerdict,
} from '#app/http/rate-limit.server.ts';
import { singleton } from '#app/singleton.server.ts';
import { MINUTE, SECOND } from '#app/time.ts';
import { REQUESTS_A_MINUTE } from './limits.ts';

export const PER_NETWORK: Limit = { hits: REQUESTS_A_MINUTE, window: MINUTE };

/** How long a request waits for the shared count, and how long a process then counts alone. */
const SHARED_COUNT_TIMEOUT = 500;
const LOCAL_COUNT_TIME = 10 * SECOND;

type Own = { databaseAwayUntil: number; windowStart: number; hits: Map<string, number> };

/** Returns the seconds to wait, or 0. Without the database each process counts for itself. */
export async function countRequest(
  { clientAddress, logFailure }: Pick<RequestContext, 'clientAddress' | 'logFailure'>,
  now = new Date(),
): Promise<number> {
  const key = `api:${keyedHash(networkOf(clientAddress))}`;
  const own = ownCounts();
  if (now.getTime() >= own.databaseAwayUntil) {
    const verdict = await sharedCount(key, now);
    if (verdict) return verdict.retryAfterSeconds;
    own.databaseAwayUntil = now.getTime() + LOCAL_COUNT_TIME;
    logFailure('the API counts its requests in this process alone', 'the database did not answer');
  }
  return ownCount(own, key, now.getTime());
}

async function sharedCount(key: string, now: Date): Promise<LimitVerdict | null> {
  const finished = new AbortController();
  const timeout = wait(SHARED_COUNT_TIMEOUT, null, { signal: finished.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([hitLimit(key, PER_NETWORK, now), timeout]);
  } catch {
    return null;
  } finally {
    finished.abort();
  }
}

function ownCount(own: Own, key: string, now: number): number {
  const windowStart = Math.floor(now / PER_NETWORK.window) * PER_NETWORK.window;
  if (own.windowStart !== windowStart) own.hits.clear();
  own.windowStart = windowStart;
  const hits = (own.hits.get(key) ?? 0) + 1;
  own.hits.set(key, hits);
  if (hits <= PER_NETWORK.hits) return 0;
  countRefusal('api');
  return Math.ceil((windowStart + PER_NETWORK.window - now) / SECOND);
}

function ownCounts(): Own {
  return singleton('api-own-counts', () => ({ databaseAwayUntil: 0, windowStart: 0, hits: new Map() }));
}
