import { createCookie } from '@remix-run/node';
import { retention } from '#content/retention.ts';
import { env } from '#app/platform/env/env.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { DAY, SECOND } from '#app/platform/core/time.ts';
import { isSecret } from './secret.server.ts';

export const IDLE = retention.sessionIdleDays * DAY;
export const ABSOLUTE = retention.sessionDays * DAY;

export function sessionCookie(secret: string): Promise<string> {
  return cookie().serialize(secret, { maxAge: ABSOLUTE / SECOND });
}

export function noSessionCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

export async function sessionSecretOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  return isSecret(value) ? value : null;
}

/** True even for an invalid session: the answer must not be shared. */
export function hasSessionCookie(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '')
    .split(';')
    .some((pair) => pair.trim().startsWith(`${cookie().name}=`));
}

/** `__Host-` keeps the cookie to this host; a browser refuses that name without TLS. */
function cookie() {
  return singleton('session-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    const name = secure ? '__Host-session' : 'session';
    return createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  });
}
