import { createHash } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';

/** Holds the hash of this sign-up's password hash: the link of another sign-up does not match. */
export function signedUpCookie(passwordHash: string): Promise<string> {
  return cookie().serialize(seal(digest(passwordHash), 'signed up here'));
}

export async function isSignedUpHere(request: Request, passwordHash: string): Promise<boolean> {
  const sealed: unknown = await cookie().parse(request.headers.get('Cookie'));
  return typeof sealed === 'string' && unseal(sealed, 'signed up here') === digest(passwordHash);
}

export function noSignedUpCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

function digest(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

function cookie() {
  return singleton('signed-up-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    return createCookie(secure ? '__Host-signed-up' : 'signed-up', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: DAY / SECOND,
    });
  });
}
