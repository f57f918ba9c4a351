import type { Refusal } from './error-page.ts';
import { LOCKED_POLICY, type RawHeaders } from './security-headers.ts';

/** Where programs ask, also from pages of other sites. */
export const OPEN_PATH = '/api/v1/';

/** What a program reads when its request never reached the API: the API's own shape, and open to every site like it. */
export function apiRefusal({ title, headers = [] }: Refusal): { head: RawHeaders; body: Buffer } {
  const body = Buffer.from(JSON.stringify({ errors: [{ field: null, message: `${title}.` }] }));
  const head = [
    ...headers,
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Access-Control-Allow-Origin',
    '*',
    'Access-Control-Expose-Headers',
    'Retry-After, X-Request-Id',
    'Cache-Control',
    'no-store',
    'Content-Security-Policy',
    LOCKED_POLICY,
  ];
  return { head, body };
}
