import type { Refusal } from './error-page.ts';
import { LOCKED_POLICY, type RawHeaders } from './security-headers.ts';

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
