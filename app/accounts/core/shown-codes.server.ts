import { createCookie } from '@remix-run/node';
import { env } from '#app/platform/env/env.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { MINUTE, SECOND } from '#app/platform/core/time.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';

/** Carries new recovery codes over the redirect that the renewed session needs; shown once. */
export function codesCookie(userId: string, codes: readonly string[]): Promise<string> {
  return cookie().serialize(seal(JSON.stringify({ userId, codes }), 'recovery codes'));
}

export async function takeCodes(
  request: Request,
  userId: string,
): Promise<{ codes: string[]; headers: HeadersInit } | null> {
  const sealed: unknown = await cookie().parse(request.headers.get('Cookie'));
  const text = typeof sealed === 'string' ? unseal(sealed, 'recovery codes') : null;
  const shown: { userId: string; codes: string[] } | null = text === null ? null : JSON.parse(text);
  if (shown?.userId !== userId) return null;
  return { codes: shown.codes, headers: { 'Set-Cookie': await cookie().serialize('', { maxAge: 0 }) } };
}

function cookie() {
  return singleton('codes-cookie', () => {
    const secure = env().APP_URL.startsWith('https:');
    return createCookie(secure ? '__Host-recovery-codes' : 'recovery-codes', {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: (5 * MINUTE) / SECOND,
    });
  });
}
