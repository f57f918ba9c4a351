import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { MARK } from './hostile.ts';
import type { Answer } from '#tests/built-site.ts';

const INSIDE = [
  /\bat (?:async )?[\w.<>$]+ \(?(?:file:|node:|\/)/,
  /node_modules|\.server\.ts|build\/server|postgres:\/\//,
  new RegExp(process.cwd().replaceAll(/[/\\.]/g, String.raw`\$&`)),
  /(?:from|into|update|join) "[a-z_]+"|\b(?:PostgresError|DrizzleQueryError|TypeError|RangeError|SyntaxError)\b/,
  /invalid input syntax|violates \w+ constraint|invalid byte sequence|out of range for type/,
];

const COOKIES = /^(?:(?:__Host-)?(?:session|toast|opened|device|recovery-codes)|(?:__Secure-)?typed)=/;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** With its `frame-ancestors`. */
const FRAMED = /^\/embed\/calculator(?:[?#]|$)/;

/** A mail's example runs and loads nothing; its styles are in its elements, as in every mail. */
const OF_A_MAIL =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'";

export function expectSafe(answer: Answer, path: string, origin: string): void {
  const { status, body } = answer;
  expect(status, 'status').toBeGreaterThanOrEqual(200);
  expect(status, 'status').toBeLessThan(500);
  for (const pattern of INSIDE) expect(body, 'body').not.toMatch(pattern);
  if (answer.type.startsWith('text/html')) expect(body.includes(MARK), 'markup of the visitor').toBe(false);
  expectSameSite(answer.headers.location, origin);
  expectSafeHeaders(answer, path);
}

export function expectSafeHeaders({ headers, type, body }: Answer, path: string): void {
  const policy = headers['content-security-policy']?.toString() ?? '';
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    'cache-control': expect.any(String),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers, 'a header that the visitor wrote').not.toHaveProperty('x-injected');
  expectFrame(policy, headers['x-frame-options'], FRAMED.test(path) && type.startsWith('text/html'));
  expect(policy).toContain("default-src '");
  if (policy === OF_A_MAIL) expect(path).toMatch(/^\/admin\/content\/mails\//);
  else expect(policy).not.toMatch(/unsafe-|\*\.|https?:|(?<!img-src 'self' )data:/);
  if (type.startsWith('text/html') && body) expectOwnScripts(policy, body);
  for (const line of headers['set-cookie'] ?? []) expectSafeCookie(line);
}

function expectFrame(policy: string, older: unknown, isFramed: boolean): void {
  const framable = policy.includes('frame-ancestors *');
  expect(framable && !isFramed, 'framed by anybody').toBe(false);
  if (!framable) expect([policy, older]).toEqual([expect.stringContaining("frame-ancestors 'none'"), 'DENY']);
}

/** Only inline scripts with a listed hash are allowed. */
function expectOwnScripts(policy: string, html: string): void {
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(allowed.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"))).toEqual([]);
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    expect(allowed).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
}

function expectSameSite(location: string | undefined, origin: string): void {
  if (location === undefined) return;
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(location, origin).origin).toBe(origin);
  expect(location.length, 'length of Location').toBeLessThan(8192);
}

function expectSafeCookie(line: string): void {
  expect(line).toMatch(COOKIES);
  // Typed text is only sent to its own page.
  expect(line).toMatch(/typed=/.test(line) ? /; Path=\/[\w/-]+; .*HttpOnly/ : /; Path=\/; .*HttpOnly/);
  expect(line).toMatch(/SameSite=(?:Lax|Strict)/);
  expect(line).not.toMatch(/Domain=/i);
  expect(/^__(Host|Secure)-/.test(line)).toBe(line.includes('; Secure'));
}
