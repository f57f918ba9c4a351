import { createHash } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { env } from '#app/platform/env/env.server.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';

/** Holds a hash of this sign-up's password hash, which another sign-up's link does not match, and the address. */
export function signedUpCookie(passwordHash: string, email: string): Promise<string> {
  return cookie().serialize(seal(`${digest(passwordHash)} ${email}`, 'signed up here'));
}

export async function isSignedUpHere(request: Request, passwordHash: string): Promise<boolean> {
  const [hash] = await signedUpIn(request);
  return hash === digest(passwordHash);
}

/** The address of a sign-up in this browser; null if there was none lately. */
export async function signedUpAddress(request: Request): Promise<string | null> {
  const [, email] = await signedUpIn(request);
  return email ?? null;
}

/** An earlier release stored only the hash. */
async function signedUpIn(request: Request): Promise<string[]> {
  const sealed: unknown = await cookie().parse(request.headers.get('Cookie'));
  return (typeof sealed === 'string' && unseal(sealed, 'signed up here')?.split(' ')) || [];
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
