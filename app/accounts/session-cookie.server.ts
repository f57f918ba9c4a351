import { createCookie } from '@remix-run/node';
import { env } from '#app/env.server.ts';
import { singleton } from '#app/singleton.server.ts';
import { DAY, SECOND } from '#app/time.ts';
import { isSecret } from './secret.server.ts';

/** How long a session lasts: since it was last used, and since it began. */
export const IDLE = 14 * DAY;
export const ABSOLUTE = 60 * DAY;

/** The `Set-Cookie` that gives the browser a session's secret. */
export function sessionCookie(secret: string): Promise<string> {
  return cookie().serialize(secret, { maxAge: ABSOLUTE / SECOND });
}

/** The `Set-Cookie` that takes it away. */
export function noSessionCookie(): Promise<string> {
  return cookie().serialize('', { maxAge: 0 });
}

/** The secret in a request's cookie; null when there is none, or something that never was one. */
export async function sessionSecretOf(request: Request): Promise<string | null> {
  const value: unknown = await cookie().parse(request.headers.get('Cookie'));
  return isSecret(value) ? value : null;
}

/** Whether a request brings a session's cookie, good or not: its answer is nobody else's. */
export function bringsSession(request: Request): boolean {
  return (request.headers.get('Cookie') ?? '')
    .split(';')
    .some((pair) => pair.trim().startsWith(`${cookie().name}=`));
}

/** `__Host-` keeps the cookie to this very host over TLS; a browser refuses the name without TLS. */
function cookie() {
  return singleton('session-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    const name = secure ? '__Host-session' : 'session';
    return createCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  });
}
