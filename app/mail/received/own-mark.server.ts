import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/env.server.ts';

/** In each mail that this site sends: one that comes back is recognised, and nobody else can make one. */
export const OWN_MARK = 'X-Site-Mark';

export function ownMark(messageId: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(`own mail ${messageId}`).digest('base64url');
}

export function hasOwnMark(messageId: string, mark: string | undefined): boolean {
  const [expected, found] = [Buffer.from(ownMark(messageId)), Buffer.from(mark?.trim() ?? '')];
  return expected.length === found.length && timingSafeEqual(expected, found);
}
