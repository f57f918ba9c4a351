import { afterEach, expect, test, vi } from 'vitest';
import { redirectWithToast } from '#app/platform/http/toast.server.ts';
import { singleton } from '#app/platform/core/singleton.server.ts';
import { rememberDevice } from './attempts.server.ts';
import { makeSecret } from './secret.server.ts';
import {
  hasSessionCookie,
  noSessionCookie,
  sessionCookie,
  sessionSecretOf,
} from './session-cookie.server.ts';
import { codesCookie } from './shown-codes.server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  forgetSingletons();
});

test('over TLS the cookies have the __Host- prefix, and without it none', async () => {
  siteAt('https://www.example.co.za');
  const toast = await redirectWithToast('/', { title: 'Done', tone: 'gain' });
  for (const [line, name, age] of [
    [await sessionCookie(makeSecret()), 'session', 5_184_000],
    [await rememberDevice(new Request('http://localhost/'), 'a@example.org'), 'device', 31_536_000],
    [toast.headers.get('Set-Cookie'), 'toast', 300],
    [await codesCookie('3f0d8a52-6a5c-4e0e-9d8f-2b1c7e6a5f40', ['abcd-efgh']), 'recovery-codes', 300],
  ] as const) {
    const end = `Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    expect(line?.replace(/=[^;]+; /, '=…; ')).toBe(`__Host-${name}=…; ${end}`);
  }
  expect(await noSessionCookie()).toMatch(
    /^__Host-session=; Max-Age=0; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  siteAt('http://localhost:3000');
  expect(await sessionCookie(makeSecret())).toMatch(
    /^session=[^;]+; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('over TLS a cookie planted by a sibling host is ignored', async () => {
  siteAt('http://localhost:3000');
  const planted = (await sessionCookie(makeSecret())).split(';')[0] ?? '';
  siteAt('https://www.example.co.za');
  expect(await sessionSecretOf(requestWith(planted))).toBeNull();
  expect(hasSessionCookie(requestWith(planted))).toBe(false);
});

test('a forged cookie is a session cookie without a secret', async () => {
  siteAt('http://localhost:3000');
  const secret = makeSecret();
  const own = (await sessionCookie(secret)).split(';')[0] ?? '';
  expect(await sessionSecretOf(requestWith(`theme=dark; ${own}`))).toBe(secret);
  for (const forged of ['session=', 'session=x', 'session=%E0%A4%A', `session=${secret}`, `${own}x`]) {
    expect([forged, hasSessionCookie(requestWith(forged))]).toEqual([forged, true]);
    expect([forged, await sessionSecretOf(requestWith(forged))]).toEqual([forged, null]);
  }
  expect(hasSessionCookie(requestWith('mysession=x; other=session='))).toBe(false);
});

function siteAt(url: string): void {
  forgetSingletons();
  vi.stubEnv('APP_URL', url);
}

/** One process has one configuration, but this file tests several. */
function forgetSingletons(): void {
  singleton('any', () => null);
  (globalThis as { singletons?: Map<string, unknown> }).singletons?.clear();
}

function requestWith(cookie: string): Request {
  return new Request('http://localhost/', { headers: { Cookie: cookie } });
}
