import { env } from '#app/platform/env/env.server.ts';
import { SECOND, waitText } from '#app/platform/core/time.ts';

/** How long waits what somebody may still take back, in milliseconds. */
export function noticeWait(): number {
  return env().NOTICE_WAIT_SECONDS * SECOND;
}

/** For whoever has just done something that a mail will tell. `who`: `The client gets`. */
export function whenMailed(who: string, wait = noticeWait()): string {
  return wait === 0
    ? `${who} a mail.`
    : `${who} a mail in ${waitText(wait / SECOND)}, unless you take it back.`;
}
