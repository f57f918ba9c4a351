import { max, min, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { env } from '#app/platform/env/env.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';

/** In milliseconds: how long a change can still be undone before it is mailed. */
export function noticeWait(): number {
  return env().NOTICE_WAIT_SECONDS * SECOND;
}

/** `who`: `The client gets`. For the person who did what the mail tells. */
export function whenMailed(who: string, wait = noticeWait()): string {
  if (wait === 0) return `${who} a mail.`;
  const least = Math.max(1, Math.ceil(wait / MINUTE));
  return `${who} a mail in ${least} to ${least * MOST_WAITS} minutes, unless you take it back.`;
}

/** Steady work without a pause delays a mail by at most so many waiting times, the job's minute included. */
const MOST_WAITS = 2;

export function mailedFrom(at: SQLWrapper): SQL<Date> {
  const wait = noticeWait();
  const after = (moment: SQL<unknown>, time: number) =>
    sql`${moment} + ${time / SECOND} * interval '1 second'`;
  return sql`least(${after(max(at), wait)}, ${after(min(at), longestWait(wait))})`;
}

/**
 * For `having`, over what one mail joins: nothing new for one wait, or the oldest has waited two. `at`: moments.
 * `oldest`: of what gets a mail of its own.
 */
export function hasWaited(
  at: SQLWrapper,
  now: Date,
  wait = noticeWait(),
  oldest: SQL<unknown> = min(at),
): SQL | undefined {
  const isBefore = (moment: SQL<unknown>, time: number) =>
    sql`${moment} <= ${new Date(now.getTime() - time).toISOString()}::timestamptz`;
  return or(isBefore(max(at), wait), isBefore(oldest, longestWait(wait)));
}

function longestWait(wait: number): number {
  return Math.max(wait, MOST_WAITS * wait - MINUTE);
}
