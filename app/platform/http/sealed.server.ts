import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '#app/platform/env/env.server.ts';
import { secrets } from '#app/platform/env/secrets.server.ts';

const NONCE = 12;
const TAG = 16;

/** What is sealed for one purpose cannot be opened for another. */
export type Purpose =
  | 'second factor'
  | 'recovery codes'
  | 'draft'
  | 'draft of'
  | 'kept entries'
  | 'typed'
  | 'payment mails'
  | 'enquiry receipt'
  | 'opened link'
  | 'link again'
  | 'signed up here'
  | 'preview'
  | 'webhook'
  | 'signing key'
  | 'in person'
  | 'not signed';

/** AES-256-GCM with the site's secret: the database is not enough to read it. */
export function seal(text: string, purpose: Purpose, secret = env().SESSION_SECRET): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null if changed, for another purpose, or sealed with a secret older than the one before. */
export function unseal(
  sealed: string,
  purpose: Purpose,
  known: readonly string[] = secrets(),
): string | null {
  for (const secret of known) {
    const text = unsealWith(sealed, purpose, secret);
    if (text !== null) return text;
  }
  return null;
}

function unsealWith(sealed: string, purpose: Purpose, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, NONCE), {
      // Without it Node accepts a tag of four bytes, which can be guessed.
      authTagLength: TAG,
    });
    decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(purpose: Purpose, secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
