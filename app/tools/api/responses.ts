import { DAY, SECOND } from '#app/platform/core/time.ts';
import type { FieldError } from './errors.ts';
import { writeJson, type Json } from './json.ts';

/** Open to every site: the API reads no cookie, so no session can be used through it. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
};

export function jsonResponse(body: Json, options?: ResponseOptions): Response {
  return jsonTextResponse(writeJson(body), options);
}

export function jsonTextResponse(
  text: string,
  { status = 200, headers = {} }: ResponseOptions = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      ...OPEN,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

export function refusal(
  status: number,
  errors: string | readonly FieldError[],
  headers: Record<string, string> = {},
): Response {
  const list = typeof errors === 'string' ? [{ field: null, message: errors }] : errors;
  return jsonResponse({ errors: list }, { status, headers });
}

export function preflight(methods: string): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      Allow: methods,
      'Access-Control-Allow-Methods': methods,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': String(DAY / SECOND),
      'Cache-Control': 'no-store',
    },
  });
}

type ResponseOptions = { status?: number; headers?: Record<string, string> };
