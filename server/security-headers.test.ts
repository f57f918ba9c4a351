import { expect, onTestFinished, test } from 'vitest';
import { PUBLIC_PAGE } from '#app/platform/http/cache.ts';
import { startSite } from '#tests/site.ts';
import type { Render } from './exchange.ts';
import { LOCKED_POLICY, withSecurity } from './security-headers.ts';

const HEAD = ['X-Frame-Options', 'DENY', 'Referrer-Policy', 'strict-origin'];

test('only a policy that allows framing drops X-Frame-Options', () => {
  for (const policy of [
    "frame-ancestors 'none'",
    'frame-ancestors https://*.example',
    'img-src *',
    'x-frame-ancestors *',
  ]) {
    const own = ['Content-Security-Policy', policy];
    expect(withSecurity(HEAD, own)).toEqual([...HEAD, ...own]);
  }
  const framable = ['content-security-policy', "default-src 'self'; frame-ancestors *"];
  expect(withSecurity(HEAD, framable)).toEqual(['Referrer-Policy', 'strict-origin', ...framable]);
});

test('a response’s own header is sent once, and the default policy is the locked one', () => {
  const own = ['referrer-policy', 'same-origin'];
  const policy = ['Content-Security-Policy', LOCKED_POLICY];
  expect(withSecurity(HEAD, own)).toEqual(['X-Frame-Options', 'DENY', ...own, ...policy]);
});

test.each(['no-store', PUBLIC_PAGE])(
  'both hold with Cache-Control "%s", for first and repeated requests',
  async (control) => {
    const url = await serve(control);
    for (let round = 0; round < 2; round++) {
      const framed = await fetch(`${url}/framed`);
      expect(framed.headers.get('x-frame-options')).toBeNull();
      expect(framed.headers.get('content-security-policy')).toBe('frame-ancestors *');
      expect(framed.headers.get('x-content-type-options')).toBe('nosniff');
      const quiet = await fetch(`${url}/quiet`);
      expect(quiet.headers.get('x-frame-options')).toBe('DENY');
      expect(quiet.headers.get('referrer-policy')).toBe('same-origin');
    }
  },
);

async function serve(control: string): Promise<string> {
  const render: Render = async (request) =>
    request.url.endsWith('/framed')
      ? page({ 'Cache-Control': control, 'Content-Security-Policy': 'frame-ancestors *' })
      : page({ 'Cache-Control': control, 'Referrer-Policy': 'same-origin' });
  const site = await startSite(render);
  onTestFinished(site.close);
  return site.url;
}

function page(headers: Record<string, string>): Response {
  return new Response('page', { headers: { 'Content-Type': 'text/html', ...headers } });
}
