import code from 'virtual:offline-worker';

/** The worker may fetch from this site only. */
const POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** The worker that stores the calculators offline. Not cached, so that a new build takes over at once. */
export function loader() {
  return new Response(code, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
    },
  });
}
