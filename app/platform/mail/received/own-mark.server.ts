import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';

export function ownMark(mailId: string, secret = env().SESSION_SECRET): string {
  return createHmac('sha256', secret).update(`own mail ${mailId}`).digest('base64url');
}

export function hasOwnMark(mailId: string, mark: string | undefined): boolean {
  const found = Buffer.from(mark?.trim() ?? '');
  return secrets().some((secret) => {
    const expected = Buffer.from(ownMark(mailId, secret));
    return expected.length === found.length && timingSafeEqual(expected, found);
  });
}
