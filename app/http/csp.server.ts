import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Allows the page's own inline scripts by hash. `html` is latin1, as `renderPage` returns it. */
export function contentSecurityPolicy(html: string, isFramable: boolean): string {
  const hashes = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script]) => sha256(script ?? '')));
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramable ? '*' : "'none'"}`,
  ].join('; ');
}

function sha256(bytes: string): string {
  return `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`;
}
