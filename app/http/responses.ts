/**
 * The site's refusals. Each returns a Response to throw: `throw notFound()`. The error page shows the text, so it is a whole
 * sentence with nothing private.
 */

/** 404: it does not exist, or belongs to somebody else (deliberately the same answer). */
export function notFound(message = 'There is no such page.'): Response {
  return refusal(404, message);
}

/** 400: a request that none of our forms sends. A form with errors is shown again instead. */
export function badRequest(message = 'The request could not be understood.'): Response {
  return refusal(400, message);
}

/** 403: signed in, but not allowed. */
export function forbidden(message = 'You are not allowed to do this.'): Response {
  return refusal(403, message);
}

/** 405, with the methods that are allowed, for instance `['GET', 'POST']`. */
export function methodNotAllowed(allowed: readonly string[]): Response {
  return refusal(405, 'This address does not accept that kind of request.', { Allow: allowed.join(', ') });
}

/** 422: readable but wrong; `message` says why. */
export function unprocessable(message: string): Response {
  return refusal(422, message);
}

/** 429: `seconds` is how long to wait, told to people in the text and to programs in Retry-After. */
export function tooManyRequests(seconds: number): Response {
  const wait = Math.max(1, Math.ceil(seconds));
  const unit =
    wait >= 120 ? `${Math.ceil(wait / 60)} minutes` : `${wait} ${wait === 1 ? 'second' : 'seconds'}`;
  return refusal(429, `That was tried too often. Please try again in ${unit}.`, {
    'Retry-After': String(wait),
  });
}

/** 503: the database or storage is away. */
export function unavailable(
  message = 'This is not available at the moment. Please try again shortly.',
): Response {
  return refusal(503, message, { 'Retry-After': '10' });
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
