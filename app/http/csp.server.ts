import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The one address that other sites may show in a frame. It reads no cookies and changes nothing. */
const FRAMABLE = '/embed/calculator';

/**
 * The Content-Security-Policy of the complete page at `path`: its own inline scripts by hash, everything else from our
 * origin, in no frame but where the page is made for frames.
 */
export function contentSecurityPolicy(html: string, path: string): string {
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
    `frame-ancestors ${path === FRAMABLE ? '*' : "'none'"}`,
  ].join('; ');
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
