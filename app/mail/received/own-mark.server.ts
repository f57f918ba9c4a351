import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/env.server.ts';

export function ownMark(messageId: string): string {
  return createHmac('sha256', env().SESSION_SECRET).update(`own mail ${messageId}`).digest('base64url');
}

export function hasOwnMark(messageId: string, mark: string | undefined): boolean {
  const [expected, found] = [Buffer.from(ownMark(messageId)), Buffer.from(mark?.trim() ?? '')];
  return expected.length === found.length && timingSafeEqual(expected, found);
}
