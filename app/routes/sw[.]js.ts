import code from 'virtual:offline-worker';

const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Not cached, so that a new build takes over at once. */
export function loader() {
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
    },
  });
}
