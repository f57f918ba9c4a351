import { setTimeout as wait } from 'node:timers/promises';
import type { RequestContext } from '#app/platform/http/context.ts';
import {
  countRefusal,
  hitNetworkLimit,
  networkCounts,
  type Limit,
  type LimitVerdict,
} from '#app/platform/http/rate-limit.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { REQUESTS_A_MINUTE } from './limits.ts';

export const PER_NETWORK: Limit = { hits: REQUESTS_A_MINUTE, window: MINUTE };

/** In milliseconds: how long a request waits for the shared count, and how long a process then counts on its own. */
const SHARED_COUNT_TIMEOUT = 500;
const LOCAL_COUNT_TIME = 10 * SECOND;

type Own = { databaseAwayUntil: number; windowStart: number; hits: Map<string, number> };

/** Returns the seconds to wait, or 0. Without the database each process counts on its own. */
export async function countRequest(
  { clientAddress, logFailure }: Pick<RequestContext, 'clientAddress' | 'logFailure'>,
  now = new Date(),
): Promise<number> {
  const own = ownCounts();
  if (now.getTime() >= own.databaseAwayUntil) {
    const verdict = await sharedCount(clientAddress, now);
    if (verdict) return verdict.retryAfterSeconds;
    own.databaseAwayUntil = now.getTime() + LOCAL_COUNT_TIME;
    logFailure('the API counts its requests in this process alone', 'the database did not answer');
  }
  return ownCount(own, clientAddress, now.getTime());
}

async function sharedCount(address: string, now: Date): Promise<LimitVerdict | null> {
  const finished = new AbortController();
  const timeout = wait(SHARED_COUNT_TIMEOUT, null, { signal: finished.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([hitNetworkLimit('api', address, PER_NETWORK, now), timeout]);
  } catch {
    return null;
  } finally {
    finished.abort();
  }
}

function ownCount(own: Own, address: string, now: number): number {
  const windowStart = Math.floor(now / PER_NETWORK.window) * PER_NETWORK.window;
  if (own.windowStart !== windowStart) own.hits.clear();
  own.windowStart = windowStart;
  for (const [key, { hits }] of networkCounts('api', address, PER_NETWORK)) {
    const counted = (own.hits.get(key) ?? 0) + 1;
    own.hits.set(key, counted);
    if (counted <= hits) continue;
    countRefusal('api');
    return Math.ceil((windowStart + PER_NETWORK.window - now) / SECOND);
  }
  return 0;
}

function ownCounts(): Own {
  return singleton('api-own-counts', () => ({ databaseAwayUntil: 0, windowStart: 0, hits: new Map() }));
}
