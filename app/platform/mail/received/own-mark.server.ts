import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';

export function ownMark(messageId: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(`own mail ${messageId}`).digest('base64url');
}

export function hasOwnMark(messageId: string, mark: string | undefined): boolean {
  const found = Buffer.from(mark?.trim() ?? '');
  return secrets().some((secret) => {
    const expected = Buffer.from(ownMark(messageId, secret));
    return expected.length === found.length && timingSafeEqual(expected, found);
  });
}
