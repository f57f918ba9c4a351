import code from 'virtual:offline-worker';

/** The worker may ask this site, and nobody else. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The worker that keeps the calculator offline. Browsers ask for it anew, so that a new build is never held up. */
export function loader() {
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
    },
  });
}
