import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { rateLimits } from '#app/db/schema/limits.ts';
import { env } from '#app/env.server.ts';
import { metrics } from '#app/metrics.server.ts';
import { DAY, SECOND } from '#app/time.ts';

/** `window` in milliseconds, at most a day; windows start with the clock. */
export type Limit = { hits: number; window: number };

export type LimitVerdict = { allowed: boolean; retryAfterSeconds: number };

/** One statement, so that replicas count together. Throws when the database is away. */
export async function hitLimit(key: string, limit: Limit, now = new Date()): Promise<LimitVerdict> {
  const began = Math.floor(now.getTime() / limit.window) * limit.window;
  const [hit] = await db()
    .insert(rateLimits)
    .values({ key, windowStart: new Date(began) })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (hit?.count === 1) await deleteOldHits(now);
  if ((hit?.count ?? 0) <= limit.hits) return { allowed: true, retryAfterSeconds: 0 };
  countRefusal(key.split(':', 1)[0] ?? '');
  return { allowed: false, retryAfterSeconds: Math.ceil((began + limit.window - now.getTime()) / SECOND) };
}

export function countRefusal(limit: string): void {
  metrics().limitRefusals.inc({ limit });
}

export async function deleteOldHits(now = new Date()): Promise<number> {
  const deleted = await db()
    .delete(rateLimits)
    .where(lt(rateLimits.windowStart, new Date(now.getTime() - DAY)))
    .returning({ key: rateLimits.key });
  return deleted.length;
}

export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Replaces personal data (an IP or e-mail address); nobody can reverse it. */
export function keyedHash(text: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
}
