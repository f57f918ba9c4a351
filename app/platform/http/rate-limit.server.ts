import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { lt, sql } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { rateLimits } from '#app/platform/db/schema/limits.ts';
import { env } from '#app/platform/env/env.server.ts';
import { metrics } from '#app/platform/core/metrics.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';

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

export async function hitNetworkLimit(
  name: string,
  address: string,
  limit: Limit,
  now = new Date(),
): Promise<LimitVerdict> {
  let verdict: LimitVerdict = { allowed: true, retryAfterSeconds: 0 };
  for (const [key, own] of networkCounts(name, address, limit)) {
    if (verdict.allowed) verdict = await hitLimit(key, own, now);
  }
  return verdict;
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

type Network = { network: string; share: number };

/** A customer may have a whole IPv6 /48: that is limited too, at ten times the limit of a /64. */
export function networksOf(address: string): Network[] {
  const own = { network: networkOf(address), share: 1 };
  return isIPv6(address) ? [own, { network: prefixOf(address, 3), share: 10 }] : [own];
}

export function networkOf(address: string): string {
  return isIPv6(address) ? prefixOf(address, 4) : address;
}

export function networkCounts(name: string, address: string, { hits, window }: Limit): [string, Limit][] {
  return networksOf(address).map(({ network, share }) => [
    `${name}:${keyedHash(network)}`,
    { hits: hits * share, window },
  ]);
}

function prefixOf(address: string, length: number): string {
  const [left = '', right] = address.split('::');
  const head = left ? left.split(':') : [];
  const tail = right ? right.split(':') : [];
  const gap = right === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(Math.max(0, gap)).fill('0'), ...tail];
  const shown = groups.slice(0, length).map((group) => Number.parseInt(group, 16).toString(16));
  return `${shown.join(':')}::/${16 * length}`;
}

/** Replaces personal data (an IP or e-mail address); nobody can reverse it. */
export function keyedHash(text: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);
}
